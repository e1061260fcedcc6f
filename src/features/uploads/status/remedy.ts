import { failureOf, type Failure } from '#api/failure.ts';

import type { AssetUpload, UploadProblem } from '../asset-upload.ts';

/**
 * Returns the file that an unsuccessful upload needs because the chosen one can't be stored: the same one in its current
 * version, or another one.
 */
export function neededFile(upload: AssetUpload): 'same' | 'other' | undefined {
  const problem = upload.status === 'failed' || upload.status === 'needs-file' ? upload.problem : undefined;
  const remedy = problem && remedyOf(problem);
  if (remedy === 'same-file') return 'same';
  return remedy === 'other-file' ? 'other' : undefined;
}

/** Returns what may let a failed upload succeed. */
export const remedyOf = (problem: UploadProblem): Failure['remedy'] =>
  problem.code === 'manual-refused' ? 'other-file' : failureOf(problem).remedy;
