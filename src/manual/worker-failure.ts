import { unreachable } from '#lib/unreachable.ts';
import { WorkerFailedError } from '#lib/worker/worker-failed-error.ts';

import { FileUnreadableError } from './errors.ts';

/** Failures cross as data, since an Error loses its class on the way. */
export interface WorkerFailure {
  /** `unreadable`: the file is gone, has changed or may not be read; `crashed`: a defect of the work itself. */
  readonly code: 'unreadable' | 'crashed';
  readonly detail: string;
}

/** An error as it leaves the worker. Only reading a file makes a DOMException there (`NotReadableError`, `NotFoundError`). */
export const failureOf = (error: unknown): WorkerFailure => ({
  code: error instanceof DOMException ? 'unreadable' : 'crashed',
  detail: String(error),
});

/** The error that a caller gets for it: `FileUnreadableError` or `WorkerFailedError`. */
export function errorOf({ code, detail }: WorkerFailure): Error {
  switch (code) {
    case 'unreadable':
      return new FileUnreadableError(detail);
    case 'crashed':
      return new WorkerFailedError(detail);
    default:
      return unreachable(code);
  }
}
