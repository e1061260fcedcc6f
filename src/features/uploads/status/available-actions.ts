import { isEnded, waitsForPerson } from '#queue/upload.ts';
import { isAssetLocked, needsDecision, type AssetUpload } from '#sending/asset-upload.ts';
import { remedyOf } from '#sending/upload-problem.ts';

import { blockedBy, neededFile } from './shown-status.ts';

/** Returns true if "Pause" applies. Pausing an upload that waits for a decision would drop the decision. */
export const canPause = (upload: AssetUpload): boolean =>
  upload.status === 'checking' ||
  upload.status === 'sending' ||
  (upload.status === 'waiting' && !waitsForPerson(upload));

/** Returns true if a person has paused it. */
export const isPaused = (upload: AssetUpload): boolean => blockedBy(upload) === 'resume';

/** Returns true if it failed or was cancelled, and the same upload may succeed now. */
const canRestart = (upload: AssetUpload): boolean =>
  upload.status === 'cancelled' || (upload.status === 'failed' && remedyOf(upload.problem) === 'retry');

/** Returns true if it is blocked by something other than a person's decision or pause. */
const isBlocked = (upload: AssetUpload): boolean =>
  blockedBy(upload) !== undefined && !waitsForPerson(upload);

/** Returns true if "Retry" applies. */
export const canRetry = (upload: AssetUpload): boolean => canRestart(upload) || isBlocked(upload);

/** Returns true if "Cancel" applies. */
export const canCancel = (upload: AssetUpload): boolean => !isEnded(upload) && !needsDecision(upload);

/** Returns true if "Remove from list" applies; an upload that waits for a decision is skipped instead. */
export const canRemove = (upload: AssetUpload): boolean => isEnded(upload);

/** Returns true if its details can be changed: no attempt is under way, and another one may follow. */
export const canEdit = (upload: AssetUpload): boolean =>
  upload.status === 'checking' ||
  (upload.status === 'needs-file' && !neededFile(upload)) ||
  (upload.status === 'waiting' && !needsDecision(upload)) ||
  canRestart(upload) ||
  (upload.status === 'failed' && remedyOf(upload.problem) === 'edit');

/** Returns true if it waits, or needs a person, and can be moved to another asset. */
export const canMove = (upload: AssetUpload): boolean =>
  upload.status !== 'cancelled' && (canEdit(upload) || needsDecision(upload)) && !isAssetLocked(upload);
