/** A worker's code did not load or broke down. Says nothing about what it was given. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
}

/** Tells it from any other error. */
export const isWorkerFailedError = (error: unknown): error is WorkerFailedError =>
  error instanceof WorkerFailedError;
