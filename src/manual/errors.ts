/** The file is gone, has changed since it was chosen, or may not be read. */
export class FileUnreadableError extends Error {
  override readonly name = 'FileUnreadableError';
}

/** Tells it from any other error. */
export const isFileUnreadableError = (error: unknown): error is FileUnreadableError =>
  error instanceof FileUnreadableError;
