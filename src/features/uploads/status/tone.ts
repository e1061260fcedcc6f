import type { AssetUpload } from '../asset-upload.ts';
import { needsLink } from './groups.ts';
import { warningOf } from './service-warning.ts';
import { blockedBy, shownStatus } from './shown-status.ts';

/** Returns the colour of an upload; undefined if it has none. */
export function toneOf(upload: AssetUpload): 'ok' | 'warn' | 'bad' | undefined {
  switch (shownStatus(upload)) {
    case 'failed':
    case 'needs-file':
      return 'bad';
    case 'stored':
      return warningOf(upload)?.code ? 'warn' : 'ok';
    case 'already-exists':
      return needsLink(upload) ? 'warn' : undefined;
    case 'waiting': {
      const isTooLarge = 'persistence' in upload && upload.persistence === 'no-room';
      return isTooLarge || (blockedBy(upload) ?? 'resume') !== 'resume' ? 'warn' : undefined;
    }
    default:
      return undefined;
  }
}
