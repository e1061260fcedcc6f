import { useEffect, useState } from 'react';

import { isShellFromServiceWorker, shellUrl } from './preview-frame.tsx';

/** Origin of a preview's frame, and if a manual's scripts run in it without a question. */
export interface FrameSource {
  /** True to use the frame that the service worker keeps. */
  readonly isKept: boolean;
  readonly areScriptsOn: boolean;
}

/** Time in milliseconds in which a server says which headers it sends with the frame. */
const answerMs = 3000;

/**
 * Returns the frame in which scripts can open no connection, if this browser has one. Nothing would be sent on a
 * connection, but the other server learns the address of the device. What was measured is in the SPEC:
 * - In WebKit a `preconnect` link opens one, which no policy covers.
 * - In Chromium a frame that navigates away opens one, unless it came with `Connection-Allowlist`. The service worker
 *   adds this header to the frame that it keeps. In an element of another page, only its host knows the headers: the
 *   policy of the host may not allow to ask for them.
 */
async function chooseFrameSource(): Promise<FrameSource> {
  const isKept = isServerOutOfReach();
  if (navigator.vendor === 'Apple Computer, Inc.') return { isKept, areScriptsOn: false };
  if (navigator.vendor !== 'Google Inc.' || !isShellOfPage()) return { isKept, areScriptsOn: true };
  const areScriptsOn = chromiumVersion() >= firstWithAllowlist;
  if (isKept || (await sendsAllowlist())) return { isKept, areScriptsOn };
  return isShellFromServiceWorker() ? { isKept: true, areScriptsOn } : { isKept: false, areScriptsOn: false };
}

/** The frame of a preview; `undefined` while it is chosen. `setSource(undefined)` chooses again. */
export function useFrameSource() {
  const [source, setSource] = useState<FrameSource>();
  useEffect(() => {
    if (source) return undefined;
    let isCurrent = true;
    void chooseFrameSource().then((chosen) => isCurrent && setSource(chosen));
    return () => {
      isCurrent = false;
    };
  }, [source]);
  const runScripts = () => source && setSource({ ...source, areScriptsOn: true });
  return { source, setSource, areScriptsOn: source?.areScriptsOn ?? true, runScripts };
}

/** Returns true if there is no point in waiting for the server of the frame. */
const isServerOutOfReach = (): boolean => !navigator.onLine && isShellFromServiceWorker();

/** Returns true in the application, whose frame is beside its page. */
const isShellOfPage = (): boolean => new URL('preview.html', document.baseURI).href === shellUrl;

const firstWithAllowlist = 152;

const chromiumVersion = (): number => Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? 0);

async function sendsAllowlist(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerMs);
    const { headers } = await fetch(shellUrl, { method: 'HEAD', signal });
    return headers.get('Connection-Allowlist') === '()';
  } catch {
    return false;
  }
}
