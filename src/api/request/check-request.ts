import { endpointUrl } from '#api/contract/operation-path.ts';
import { isTypeAccepted } from '#file-type/accepted-type.ts';
import { fail, ok, type Result } from '#lib/result.ts';

import type { Problem } from '../problem.ts';
import type { UploadRequest } from './upload-request.ts';

/** Limits that the deployment sets for files. The interface names none, so there are none by default. */
export interface UploadLimits {
  readonly maxFileSizeBytes?: number | undefined;
  /** Extensions (`.pdf`) and MIME patterns (`image/*`). */
  readonly acceptedTypes?: readonly string[] | undefined;
}

/**
 * Checks a request without reading the file; returns the address to send to. The service makes the same checks, but an
 * early 413 or 415 is often unreadable while the body is being sent (RFC 9112, section 9.6).
 */
export function checkRequest(
  request: UploadRequest,
  baseUrl: string,
  limits: UploadLimits,
): Result<string, Problem> {
  const { file, operation, assetId } = request;
  const { maxFileSizeBytes, acceptedTypes } = limits;
  const url = endpointUrl(baseUrl, operation, assetId);
  if (!url.ok) return url;
  if (maxFileSizeBytes !== undefined && file.size > maxFileSizeBytes) {
    return fail({ code: 'file-too-large', sizeBytes: file.size, limitBytes: maxFileSizeBytes });
  }
  if (acceptedTypes !== undefined && !isTypeAccepted(file, acceptedTypes)) {
    return fail({ code: 'type-not-accepted', accepted: acceptedTypes });
  }
  return ok(url.value);
}
