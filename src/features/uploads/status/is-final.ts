import type { UploadProblem } from './problem-message.ts';

const finalCodes: ReadonlySet<UploadProblem['code']> = new Set([
  'file-changed',
  'file-changed-while-sending',
  'file-empty',
  'file-too-large',
  'type-not-accepted',
  'asset-id-invalid',
  'manual-refused',
]);

/** Returns true if a retry can't succeed because the file itself is the problem. */
export const isFinal = ({ code }: UploadProblem): boolean => finalCodes.has(code);
