import { useLayoutEffect, useRef } from 'react';

import type { FrameBridge } from './frame-bridge.ts';
import type { Width } from './width-switch.tsx';
import { usePreviewMessages } from './use-preview-messages.ts';

/**
 * The page in which manuals are shown, beside the application wherever that is. Not a literal, or the build would take
 * the address for one of its own files.
 */
const shellName = import.meta.env.DEV ? '/preview.html' : '../preview.html';

/** Where it is. */
export const shellUrl = new URL(shellName, import.meta.url).href;

/**
 * Returns true if the application's service worker can give the frame where its server does not. Browsers ask no service worker
 * for a frame with a sandbox: it comes with the worker's answer then, and the page in the frame does nothing without.
 */
export const isShellFromServiceWorker = (): boolean =>
  navigator.serviceWorker?.controller?.scriptURL === new URL('service-worker.js', shellUrl).href;

interface PreviewFrameProps {
  readonly bridge: FrameBridge;
  readonly width: Width;
  /** Kept while there is nothing to show, since a frame that is moved or made anew loads again. */
  readonly isHidden: boolean;
  /** True if the frame is the one that the service worker keeps. */
  readonly isFromServiceWorker: boolean;
}

/** The frame that a manual is shown in, one for each bridge. It has no origin, and nothing in it reaches the page around it. */
export function PreviewFrame({ bridge, width, isHidden, isFromServiceWorker }: PreviewFrameProps) {
  const words = usePreviewMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (frame.current) bridge.attach(frame.current);
  }, [bridge]);
  return (
    <div className="preview__view" hidden={isHidden}>
      <iframe
        ref={frame}
        className="preview__frame"
        data-width={width}
        title={words.frame}
        sandbox={isFromServiceWorker ? undefined : 'allow-scripts'}
        referrerPolicy="no-referrer"
        src={shellUrl}
      />
    </div>
  );
}
