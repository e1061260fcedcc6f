import { isFinal } from './is-final.ts';
import { blockedBy, waitsForPerson } from './shown-status.ts';
import type { AssetUpload } from '../row/upload-row.tsx';

/** Returns true if it can be stopped until a person resumes it. A decision is waited for anyhow, and pausing would drop it. */
export const canPause = (upload: AssetUpload): boolean =>
  upload.status === 'checking' ||
  upload.status === 'sending' ||
  (upload.status === 'waiting' && !waitsForPerson(upload));

/** Returns true if it waits until a person resumes it. */
export const isPaused = (upload: AssetUpload): boolean => blockedBy(upload) === 'resume';

type Waiting = Extract<AssetUpload, { readonly status: 'waiting' }>;
type ToDecide = Waiting & { readonly waitsFor: Extract<Waiting['waitsFor'], { readonly kind: 'decision' }> };

/** Returns true if its content is there already, and a person has to say whether it is sent all the same. */
export const needsDecision = (upload: AssetUpload): upload is ToDecide =>
  upload.status === 'waiting' && upload.waitsFor.kind === 'decision';

/** Returns true if trying again may help: it failed or was cancelled, and not for good. */
const canRestart = (upload: AssetUpload): boolean =>
  upload.status === 'cancelled' || (upload.status === 'failed' && !isFinal(upload.problem));

/** Returns true if it is held up by something that a person may think is over. */
const isBlocked = (upload: AssetUpload): boolean =>
  blockedBy(upload) !== undefined && !waitsForPerson(upload);

/** Returns true if "Try again" is offered: it has ended in vain, or is held up and nobody has to decide. */
export const canRetry = (upload: AssetUpload): boolean => canRestart(upload) || isBlocked(upload);

/** Returns true if what is said of the document can be changed: no attempt is under way, and another one may follow. */
export const canEdit = (upload: AssetUpload): boolean =>
  upload.status === 'checking' ||
  upload.status === 'needs-file' ||
  (upload.status === 'waiting' && !needsDecision(upload)) ||
  canRestart(upload);

/** Returns true if nobody waits for it any more. */
export const isFinished = ({ status }: AssetUpload): boolean =>
  status === 'stored' || status === 'already-exists' || status === 'cancelled';
