import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { isEnded } from '#queue/upload.ts';
import { Button } from '#ui/button.tsx';

import type { Session } from '../session/session.ts';

import { useIsOutdated } from './use-is-outdated.ts';
import { useWorker } from './use-worker.ts';

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
  useWorker(entry, uploads.every(isEnded));
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
