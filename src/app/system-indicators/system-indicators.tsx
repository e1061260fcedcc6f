import { useEffect, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { chooseAssetMessages } from '#i18n/messages/en/uploads.ts';
import { summarize } from '#queue/summary.ts';
import { isConfirmed, isEnded, sentBytesOf } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import type { RemovedUploads } from '#sending/removals.ts';
import { useValue } from '#ui/use-value.ts';

import { useAppName } from '../layout/branding-provider.tsx';

interface SystemIndicatorsProps {
  readonly uploads: readonly AssetUpload[];
  readonly removedUploads: RemovedUploads;
  /** Asset of the page; undefined on the first page. */
  readonly assetId: string | undefined;
}

/** Only in some browsers, for the installed application. */
interface Badge {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

/** System indicators while uploading: title, badge, and a screen that stays on. */
export function SystemIndicators({ uploads: allUploads, removedUploads, assetId }: SystemIndicatorsProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const chooseAsset = chooseAssetMessages(i18n);
  const appName = useAppName();
  const removals = useValue(removedUploads);
  const uploads = allUploads.filter(({ id }) => !removals.has(id));
  const { counts, running } = summarize(uploads);
  const isSending = running > 0;
  useEffect(() => (isSending ? keepAwake() : undefined), [isSending]);
  useBadge(running + counts.waiting + counts.checking + counts.failed + counts['needs-file']);

  const share = useShareSent(uploads, isSending);
  const stand = [
    isSending && formats.percent(share),
    counts.failed > 0 && t.uploads.counts.failed(counts.failed),
  ].filter(Boolean);
  if (stand.length === 0) return null;
  // Browsers show the first of several titles, and React inserts the newest before the others: hence the key.
  return <title key={assetId}>{[...stand, assetId ?? chooseAsset.title, appName].join(' · ')}</title>;
}

/** Progress of the current uploads from 0 to 1. */
function useShareSent(uploads: readonly AssetUpload[], isSending: boolean): number {
  const [wasSending, setWasSending] = useState(false);
  const [before, setBefore] = useState<ReadonlySet<string>>(new Set());
  if (wasSending !== isSending) {
    setWasSending(isSending);
    setBefore(new Set(uploads.filter(isEnded).map(({ id }) => id)));
  }
  const meant = uploads.filter(
    (upload) => !before.has(upload.id) && (isConfirmed(upload) || !isEnded(upload)),
  );
  const sent = meant.reduce(
    (sum, each) => sum + (isConfirmed(each) ? each.job.file.size : sentBytesOf(each)),
    0,
  );
  const total = meant.reduce((sum, { job }) => sum + job.file.size, 0);
  return total > 0 ? sent / total : 0;
}

/** Shows the number of waiting documents on the application's icon. */
function useBadge(count: number): void {
  useEffect(() => setBadge(count), [count]);
  // Another person must not see the number after signing out.
  useEffect(() => () => setBadge(0), []);
}

function setBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Badge;
  const shown = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  // Without the permission for notifications, some systems show none.
  shown?.catch(() => undefined);
}

/** Not in every browser; rejected if the battery is low. */
type WakeLock = Pick<Navigator['wakeLock'], 'request'>;

/**
 * Keeps the screen on, if the device allows it. Browsers release the lock when the page is hidden, so it is requested
 * again when the page is visible. Returns a function that ends it.
 */
function keepAwake(): () => void {
  const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
  const end = new AbortController();
  const { signal } = end;
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    // The system may deny or end it at any time.
    const lock = await wakeLock?.request('screen').catch(() => undefined);
    const release = () => void lock?.release().catch(() => undefined);
    if (signal.aborted) return release();
    signal.addEventListener('abort', release);
  };
  void ask();
  document.addEventListener('visibilitychange', () => void ask(), { signal });
  return () => end.abort();
}
