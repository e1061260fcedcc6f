import { statusMeaning } from '#api/http-status.ts';

import type { AssetUpload, UploadProblem } from '../asset-upload.ts';

/**
 * Returns the file that an unsuccessful upload needs because the chosen one can't be stored: the same one in its current
 * version, or another one.
 */
export function neededFile(upload: AssetUpload): 'same' | 'other' | undefined {
  const problem = upload.status === 'failed' || upload.status === 'needs-file' ? upload.problem : undefined;
  if (!problem || remedyOf(problem) !== 'other-file') return undefined;
  return changedFile.has(problem.code) ? 'same' : 'other';
}

const changedFile: ReadonlySet<UploadProblem['code']> = new Set([
  'file-changed',
  'file-changed-while-sending',
]);

/** Problems of the file itself: it has to be chosen again, or another one. */
const fileProblems: ReadonlySet<UploadProblem['code']> = new Set([
  ...changedFile,
  'file-empty',
  'file-too-large',
  'type-not-accepted',
  'manual-refused',
]);

/** Returns what may let a failed upload succeed. */
export function remedyOf(problem: UploadProblem): 'retry' | 'edit' | 'other-file' {
  if (problem.code === 'http') return statusMeaning(problem).remedy;
  if (problem.code === 'asset-id-invalid') return 'edit';
  return fileProblems.has(problem.code) ? 'other-file' : 'retry';
}
