import { useEffect, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { trustedScriptUrl } from '#lib/worker/trusted-script-url.ts';
import { isEnded } from '#queue/upload.ts';
import { Button } from '#ui/button.tsx';

import type { Session } from '../session/session.ts';

import { useIsOutdated } from './use-is-outdated.ts';

interface ReleaseNoticeProps {
  readonly uploads: ReturnType<Session['queue']['getSnapshot']>;
  /** True if leaving the page now would lose something. */
  readonly isUnsafe: boolean;
}

/**
 * Offers a reload when the web server has a new release, as soon as that loses nothing. Never reloads automatically.
 */
export function ReleaseNotice({ uploads, isUnsafe }: ReleaseNoticeProps) {
  const { t } = useI18n();
  const [entry] = useState(entryUrl);
  const isOutdated = useIsOutdated(entry);
  useEffect(() => {
    if (entry !== undefined) void registerWorker(entry);
  }, [entry]);
  return (
    <div className="release" role="status">
      {isOutdated && (
        <div className="row">
          <span>
            {t.release.isThere}
            {isUnsafe && ` ${t.release.waits}`}
            {!isUnsafe && !uploads.every(isEnded) && ` ${t.release.afterReload}`}
          </span>
          {!isUnsafe && <Button onClick={() => location.reload()}>{t.app.reload}</Button>}
        </div>
      )}
    </div>
  );
}

/**
 * Returns the address of the entry script; `undefined` if the page isn't the built application, as in development or in
 * a host's page.
 */
function entryUrl(): string | undefined {
  // In a build, this chunk and the entry are in the same folder.
  const start = import.meta.url.replace(/[^/]*$/, 'index-');
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
  return scripts.map(({ src }) => src).find((src) => src.startsWith(start));
}

/**
 * Registers the page's service worker if the browser supports it, and lets the worker of the release of `entry` take
 * over. Never rejects: without a worker, the page only needs a network to open.
 */
async function registerWorker(entry: string): Promise<void> {
  try {
    const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
    const url = trustedScriptUrl(new URL('service-worker.js', document.baseURI).href);
    const registration = await serviceWorker?.register(url, { updateViaCache: 'none' });
    if (!registration) return;
    // A worker of another release ignores the request.
    const takeOver = () => {
      for (const worker of [registration.installing, registration.waiting]) {
        worker?.postMessage(entry);
      }
    };
    takeOver();
    registration.addEventListener('updatefound', takeOver);
  } catch {
    // The worker isn't served with the page, or isn't allowed here.
  }
}
