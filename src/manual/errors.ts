/** The check could not run: its code did not load or broke down. Says nothing about the archive. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
}

/** The file is gone, has changed since it was chosen, or may not be read. */
export class FileUnreadableError extends Error {
  override readonly name = 'FileUnreadableError';
}

export const isWorkerFailedError = (error: unknown): error is WorkerFailedError =>
  error instanceof WorkerFailedError;

export const isFileUnreadableError = (error: unknown): error is FileUnreadableError =>
  error instanceof FileUnreadableError;
