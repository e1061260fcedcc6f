import type { I18n } from '#i18n/i18n.ts';
import { summarize } from '#queue/summary.ts';

import { heldBy, isInHand, shownStatus } from './shown-status.ts';
import type { AssetUpload } from './upload-row.tsx';

/** What the heading counts, in its order. */
const counted = [
  'running',
  'waiting',
  'resume',
  'decision',
  'needs-file',
  'failed',
  'already-exists',
  'stored',
] as const;

/** Where the uploads stand, in numbers. `bytesPerSecond` is that of all of them together, 0 while it is not known. */
export function listNote(
  uploads: readonly AssetUpload[],
  bytesPerSecond: number,
  { t, formats }: I18n,
): string {
  const counts = new Map<string, number>();
  for (const upload of uploads) {
    const group = groupOf(upload);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  // What waits for a person is not being sent, however long one looks.
  const { sentBytes, totalBytes, running } = summarize(uploads.filter((upload) => !isInHand(upload)));
  const isSeveral = running + (counts.get('waiting') ?? 0) > 1;
  return [
    ...counted.map((group) => {
      const count = counts.get(group);
      return count !== undefined && t.uploads.counts[group](count);
    }),
    // With one upload its own row says it.
    bytesPerSecond > 0 &&
      isSeveral &&
      t.uploads.timeLeft(formats.duration(((totalBytes - sentBytes) / bytesPerSecond) * 1000)),
  ]
    .filter(Boolean)
    .join(' · ');
}

function groupOf(upload: AssetUpload): string {
  const held = heldBy(upload);
  if (held === 'resume' || held === 'decision') return held;
  const status = shownStatus(upload);
  if (status === 'sending' || status === 'storing') return 'running';
  return status === 'checking' ? 'waiting' : status;
}
