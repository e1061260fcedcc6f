import { unreachable } from '#lib/unreachable.ts';
import { WorkerFailedError } from '#lib/worker/worker-failed-error.ts';

import { FileUnreadableError, isManualRefusedError, ManualRefusedError } from './errors.ts';
import type { Finding } from './finding.ts';

/** Failures cross as data, since an Error loses its class on the way. */
export type WorkerFailure =
  /** `unreadable`: the file is gone, has changed or may not be read; `crashed`: a defect of the work itself. */
  | { readonly code: 'unreadable' | 'crashed'; readonly detail: string }
  | { readonly code: 'refused'; readonly findings: readonly Finding[] };

/** An error as it leaves the worker. Only reading a file makes a DOMException there (`NotReadableError`, `NotFoundError`). */
export const failureOf = (error: unknown): WorkerFailure =>
  isManualRefusedError(error)
    ? { code: 'refused', findings: error.findings }
    : { code: error instanceof DOMException ? 'unreadable' : 'crashed', detail: String(error) };

/** The error that a caller gets for it. */
export function errorOf(failure: WorkerFailure): Error {
  switch (failure.code) {
    case 'unreadable':
      return new FileUnreadableError(failure.detail);
    case 'crashed':
      return new WorkerFailedError(failure.detail);
    case 'refused':
      return new ManualRefusedError(failure.findings);
    default:
      return unreachable(failure);
  }
}
