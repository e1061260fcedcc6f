import type { I18n } from '#i18n/i18n.ts';
import { summarize } from '#queue/summary.ts';

import { blockedBy, waitsForPerson, shownStatus } from '../status/shown-status.ts';
import type { AssetUpload } from '../asset-upload.ts';

/** Groups counted in the heading, in order. */
const counted = [
  'running',
  'waiting',
  'resume',
  'decision',
  'needs-file',
  'failed',
  'already-exists',
  'stored',
  'cancelled',
] as const;

/** Returns the counts of the heading as texts, also for screen readers. */
export function countsOf(uploads: readonly AssetUpload[], { t }: I18n): readonly string[] {
  const groups = uploads.map(groupOf);
  return counted.flatMap((group) => {
    const count = groups.filter((each) => each === group).length;
    return count > 0 ? [t.uploads.counts[group](count)] : [];
  });
}

/** Returns the heading's note. `bytesPerSecond` is the total speed, 0 while unknown. */
export function listNote(uploads: readonly AssetUpload[], bytesPerSecond: number, i18n: I18n): string {
  const { t, formats } = i18n;
  // Without uploads that wait for a person.
  const { sentBytes, totalBytes, running } = summarize(uploads.filter((upload) => !waitsForPerson(upload)));
  const isSeveral = running + uploads.filter((upload) => groupOf(upload) === 'waiting').length > 1;
  return [
    ...countsOf(uploads, i18n),
    // With one upload, its row shows it.
    bytesPerSecond > 0 &&
      isSeveral &&
      t.uploads.timeLeft(formats.duration(((totalBytes - sentBytes) / bytesPerSecond) * 1000)),
  ]
    .filter(Boolean)
    .join(' · ');
}

function groupOf(upload: AssetUpload): string {
  const blocked = blockedBy(upload);
  if (blocked === 'resume' || blocked === 'decision') return blocked;
  const status = shownStatus(upload);
  if (status === 'sending' || status === 'storing') return 'running';
  return status === 'checking' ? 'waiting' : status;
}
