import type { Rejection } from '#service/http/rejection.ts';

/** The file is over the limit, which the answer names. */
export const tooLarge = (maxFileSizeBytes: number): Rejection => ({
  code: 'file-too-large',
  detail: `A file may have at most ${maxFileSizeBytes} bytes.`,
  members: { maxFileSizeBytes },
});

/** The part `file` is missing. */
export const fileMissing: Rejection = {
  code: 'file-missing',
  detail: 'The part "file" with the file to store is missing.',
  members: { fields: ['file'] },
};

/** The disk or the service's quota is full. */
export const storageFull: Rejection = {
  code: 'storage-full',
  detail: 'There is no space left for this file. Nothing was stored.',
};

/** Returns true if a write error means `storageFull`. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
