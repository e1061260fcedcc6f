import { unreachable } from '#lib/unreachable.ts';
import { WorkerFailedError } from '#lib/worker/worker-failed-error.ts';

import { FileUnreadableError, isManualRejectedError, ManualRejectedError } from './errors.ts';
import type { Finding } from './finding.ts';

/** Failures are posted as data, because an Error loses its class on the way. */
export type WorkerFailure =
  /** `unreadable`: the file is gone, has changed or can't be read; `crashed`: a defect of the work itself. */
  | { readonly code: 'unreadable' | 'crashed'; readonly detail: string }
  | { readonly code: 'rejected'; readonly findings: readonly Finding[] };

/**
 * Converts an error for posting. In a worker only reading a file throws a DOMException (`NotReadableError`,
 * `NotFoundError`).
 */
export const failureOf = (error: unknown): WorkerFailure =>
  isManualRejectedError(error)
    ? { code: 'rejected', findings: error.findings }
    : { code: error instanceof DOMException ? 'unreadable' : 'crashed', detail: String(error) };

/** Converts a failure to the error that a caller gets. */
export function errorOf(failure: WorkerFailure): Error {
  switch (failure.code) {
    case 'unreadable':
      return new FileUnreadableError(failure.detail);
    case 'crashed':
      return new WorkerFailedError(failure.detail);
    case 'rejected':
      return new ManualRejectedError(failure.findings);
    default:
      return unreachable(failure);
  }
}
