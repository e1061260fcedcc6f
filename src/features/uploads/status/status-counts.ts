import type { I18n } from '#i18n/i18n.ts';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';

import { blockedBy, shownStatus } from './shown-status.ts';

/** Groups that are counted, in order: what is left to send, what is stored, what is not. */
const counted = [
  'running',
  'waiting',
  'resume',
  'stored',
  'already-exists',
  'decision',
  'needs-file',
  'failed',
  'cancelled',
] as const;

/** Returns the number of uploads by status, as texts for screen readers. */
export function countsOf(uploads: readonly AssetUpload[], { t }: I18n): readonly string[] {
  const groups = uploads.map(groupOf);
  return counted.flatMap((group) => {
    const count = groups.filter((each) => each === group).length;
    return count > 0 ? [t.uploads.counts[group](count)] : [];
  });
}

/** Returns what became of uploads, and of chosen files that can't be uploaded, in one line. */
export const resultsOf = (uploads: readonly AssetUpload[], leftOutCount: number, i18n: I18n): string =>
  i18n.formats.and([
    ...countsOf(uploads, i18n),
    ...(leftOutCount > 0 ? [uploadListMessages(i18n).leftOut(leftOutCount)] : []),
  ]);

function groupOf(upload: AssetUpload): string {
  const blocked = blockedBy(upload);
  if (blocked === 'resume' || blocked === 'decision') return blocked;
  const status = shownStatus(upload);
  if (status === 'sending' || status === 'storing') return 'running';
  return status === 'checking' ? 'waiting' : status;
}
