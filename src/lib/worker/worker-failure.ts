import { logFailure } from '../log-failure.ts';

/**
 * Reason why a worker failed; `not-loaded` also if its code belongs to a release that the web server doesn't have any
 * more.
 */
export type WorkerFailure = 'not-allowed' | 'not-loaded' | 'crashed';

/** Error of a worker whose code didn't load, or that crashed. Says nothing about its input. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
  readonly reason: WorkerFailure;

  constructor(detail: string, { reason = 'crashed', ...options }: FailureOptions = {}) {
    super(detail, options);
    this.reason = reason;
  }
}

/** Event of the page or worker that uses a worker whose code couldn't be loaded. */
export const workerMissingEvent = 'asset-documents:worker-missing';

interface FailureOptions extends ErrorOptions {
  readonly reason?: WorkerFailure;
}

/** Returns true if an error is a `WorkerFailedError`. */
export const isWorkerFailedError = (error: unknown): error is WorkerFailedError =>
  error instanceof WorkerFailedError;

/** A task needed a file that is gone, has changed since it was chosen, or can't be read. */
export class FileUnreadableError extends Error {
  override readonly name = 'FileUnreadableError';
}

/** Returns true if an error is a `FileUnreadableError`. */
export const isFileUnreadableError = (error: unknown): error is FileUnreadableError =>
  error instanceof FileUnreadableError;

/** Logs why work on a file failed, unless it was stopped or the file can't be read. */
export function logUnexpected(what: string, error: unknown, signal: AbortSignal): void {
  // Browsers reject reads with a DOMException.
  const isUnreadable = error instanceof DOMException || isFileUnreadableError(error);
  if (!signal.aborted && !isUnreadable) logFailure(what, error);
}
