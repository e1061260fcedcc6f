/** A worker's code didn't load or crashed. Says nothing about its input. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
}

/** Returns true if an error is a `WorkerFailedError`. */
export const isWorkerFailedError = (error: unknown): error is WorkerFailedError =>
  error instanceof WorkerFailedError;
