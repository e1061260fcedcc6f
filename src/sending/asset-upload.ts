import { isLinkedTo, type Receipt } from '#api/contract/receipt.ts';
import type { Queue } from '#queue/queue.ts';
import { isWaitingFor, type Upload } from '#queue/upload.ts';

import type { UploadProblem } from './upload-problem.ts';

/** An upload with the receipts of the service and the problems of the client. */
export type AssetUpload = Upload<Receipt, UploadProblem>;

/** The queue of these uploads. */
export type AssetQueue = Queue<Receipt, UploadProblem>;

/** Returns true if the same content exists already and a person must decide. */
export const needsDecision = (upload: AssetUpload) => isWaitingFor(upload, 'decision');

/** Returns true if the document may be stored on its asset already, so that it can't be moved to another one. */
export const isAssetLocked = (upload: AssetUpload): boolean =>
  'pastAttempts' in upload && upload.pastAttempts.outcomeUnknown;

/** Returns true if a link to the upload's asset may be missing, and the link wasn't requested yet. */
export const needsLink = (upload: AssetUpload): boolean =>
  isLinkMissing(upload) && upload.linkRequestedAt === undefined;

/** Returns true if the service held the document already, and isn't known to have linked it to the upload's asset. */
export const isLinkMissing = (
  upload: AssetUpload,
): upload is Extract<AssetUpload, { readonly status: 'already-exists' }> =>
  upload.status === 'already-exists' &&
  upload.origin !== 'perhaps-this-upload' &&
  upload.receipt.kind === 'duplicate' &&
  isLinkedTo(upload.job.assetId, upload.receipt) !== true;
