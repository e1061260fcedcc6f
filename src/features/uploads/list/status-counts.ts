import type { I18n } from '#i18n/i18n.ts';

import type { AssetUpload } from '../asset-upload.ts';
import { blockedBy, shownStatus } from '../status/shown-status.ts';

/** Groups that are counted, in order. */
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

/** Returns the number of uploads by status, as texts for screen readers. */
export function countsOf(uploads: readonly AssetUpload[], { t }: I18n): readonly string[] {
  const groups = uploads.map(groupOf);
  return counted.flatMap((group) => {
    const count = groups.filter((each) => each === group).length;
    return count > 0 ? [t.uploads.counts[group](count)] : [];
  });
}

function groupOf(upload: AssetUpload): string {
  const blocked = blockedBy(upload);
  if (blocked === 'resume' || blocked === 'decision') return blocked;
  const status = shownStatus(upload);
  if (status === 'sending' || status === 'storing') return 'running';
  return status === 'checking' ? 'waiting' : status;
}
