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

/** Returns true if trying again can only end the same way: it is the file itself that has to be chosen anew, or another one. */
export const isFinal = ({ code }: UploadProblem): boolean => finalCodes.has(code);
