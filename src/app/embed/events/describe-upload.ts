import type { Receipt } from '#api/contract/receipt.ts';
import { warningOf } from '#features/uploads/status/service-warning.ts';
import { sentBytesOf, type Upload } from '#queue/upload.ts';
import type { UploadProblem } from '#sending/upload-problem.ts';

import type { EmbedUpload } from '../contract/events.ts';

/** Returns an upload for the host: without its file, its past attempts and the service's data about other documents. */
export function describeUpload(upload: Upload<Receipt, UploadProblem>): EmbedUpload {
  const { id, status, job } = upload;
  const { assetId, displayName, organizationId, categoryId, operation, file } = job;
  const documentId = 'receipt' in upload ? upload.receipt.document?.id : undefined;
  const problem = 'problem' in upload ? upload.problem : undefined;
  const warning = warningOf(upload);
  return {
    id,
    assetId,
    fileName: file.name,
    sizeBytes: file.size,
    displayName,
    organizationId,
    categoryId,
    operation,
    status,
    sentBytes: sentBytesOf(upload),
    ...(documentId !== undefined && { documentId }),
    ...(problem && {
      problem: { code: problem.code, ...(problem.code === 'http' && { status: problem.status }) },
    }),
    ...(warning && { warning }),
  };
}
