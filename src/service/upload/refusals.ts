import type { Refusal } from '#service/http/refusal.ts';

/** The file is over the limit, which is told. */
export const tooLarge = (maxFileSizeBytes: number): Refusal => ({
  code: 'file-too-large',
  detail: `A file may have at most ${maxFileSizeBytes} bytes.`,
  members: { maxFileSizeBytes },
});

/** The part `file` is not there. */
export const fileMissing: Refusal = {
  code: 'file-missing',
  detail: 'The part "file" with the file to store is missing.',
  members: { fields: ['file'] },
};
