import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useContext, useEffect, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { workerMissingEvent } from '#lib/worker/worker-failure.ts';
import { isEnded } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { PageReloadContext } from '#ui/loading/page-reload.ts';
import { useValue } from '#ui/use-value.ts';

import { installWorker } from './install-worker.ts';
import { entryUrl, type ReleaseCheck } from './release-check.ts';

interface ReleaseNoticeProps {
  readonly uploads: readonly AssetUpload[];
  readonly releaseCheck: ReleaseCheck;
  /** True if the service worker uploads while no page is open. */
  readonly workerSends: boolean;
}

/**
 * Offers a reload when the web server has a new release, as soon as that loses nothing. Never reloads automatically.
 */
export function ReleaseNotice({ uploads, releaseCheck, workerSends }: ReleaseNoticeProps) {
  const { t } = useI18n();
  const [entry] = useState(entryUrl);
  const isOutdated = useValue(releaseCheck.isOutdated);
  const { reload } = useContext(PageReloadContext) ?? {};
  const whenOpened = uploads.every(isEnded) ? undefined : t.release.afterReload;
  const more = reload ? whenOpened : t.release.waits;
  useRegularCheck({ ...releaseCheck, workerSends }, entry);
  return (
    <div role="status">
      {isOutdated && (
        <Note
          icon={RefreshCw}
          actions={
            reload && (
              <Button isSmall onClick={reload}>
                {t.app.reload}
              </Button>
            )
          }
        >
          <p>{[t.release.isThere, ...(more === undefined ? [] : [more])].join(' ')}</p>
        </Note>
      )}
    </div>
  );
}

const quarterHourMs = 15 * 60_000;

/** Asks at the start, every 15 minutes, when the page becomes visible again, and when code is missing. */
function useRegularCheck(
  { ask, workerSends }: Pick<ReleaseCheck, 'ask'> & Pick<ReleaseNoticeProps, 'workerSends'>,
  entry: string | undefined,
): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void ask();
      if (entry !== undefined) void installWorker(entry, workerSends);
    };
    const end = new AbortController();
    look();
    document.addEventListener('visibilitychange', look, end);
    // From Vite.
    addEventListener('vite:preloadError', look, end);
    addEventListener(workerMissingEvent, look, end);
    const timer = setInterval(look, quarterHourMs);
    return () => {
      end.abort();
      clearInterval(timer);
    };
  }, [ask, entry, workerSends]);
}
