import { blockedBy, waitsForPerson } from './shown-status.ts';
import type { AssetUpload } from '../asset-upload.ts';
import type { UploadProblem } from '../asset-upload.ts';

/** Returns true if "Pause" applies. Pausing an upload that waits for a decision would drop the decision. */
export const canPause = (upload: AssetUpload): boolean =>
  upload.status === 'checking' ||
  upload.status === 'sending' ||
  (upload.status === 'waiting' && !waitsForPerson(upload));

/** Returns true if a person has paused it. */
export const isPaused = (upload: AssetUpload): boolean => blockedBy(upload) === 'resume';

type Waiting = Extract<AssetUpload, { readonly status: 'waiting' }>;
type ToDecide = Waiting & { readonly waitsFor: Extract<Waiting['waitsFor'], { readonly kind: 'decision' }> };

/** Returns true if the same content exists already and a person must decide. */
export const needsDecision = (upload: AssetUpload): upload is ToDecide =>
  upload.status === 'waiting' && upload.waitsFor.kind === 'decision';

/** Returns true if it failed or was cancelled, and a retry may succeed. */
const canRestart = (upload: AssetUpload): boolean =>
  upload.status === 'cancelled' || (upload.status === 'failed' && !isFinal(upload.problem));

/** Returns true if it is blocked by something other than a person's decision or pause. */
const isBlocked = (upload: AssetUpload): boolean =>
  blockedBy(upload) !== undefined && !waitsForPerson(upload);

/** Returns true if "Try again" applies. */
export const canRetry = (upload: AssetUpload): boolean => canRestart(upload) || isBlocked(upload);

/** Returns true if its details can be changed: no attempt is under way, and another one may follow. */
export const canEdit = (upload: AssetUpload): boolean =>
  upload.status === 'checking' ||
  upload.status === 'needs-file' ||
  (upload.status === 'waiting' && !needsDecision(upload)) ||
  canRestart(upload);

/** Returns true if nothing is left to do. */
export const isFinished = ({ status }: AssetUpload): boolean =>
  status === 'stored' || status === 'already-exists' || status === 'cancelled';

const finalCodes: ReadonlySet<UploadProblem['code']> = new Set([
  'file-changed',
  'file-changed-while-sending',
  'file-empty',
  'file-too-large',
  'type-not-accepted',
  'asset-id-invalid',
  'manual-refused',
]);

/** Returns true if a retry can't succeed because the file itself is the problem. */
const isFinal = ({ code }: UploadProblem): boolean => finalCodes.has(code);
