import { sentBytesOf } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { warningOf } from '#sending/service-warning.ts';

import type { EmbedUpload } from '../contract/events.ts';

/** Returns an upload for the host: without its file, its past attempts and the service's data about other documents. */
export function describeUpload(upload: AssetUpload): EmbedUpload {
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
