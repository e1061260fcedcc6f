import { failureOf, type Failure } from '#api/failure.ts';
import type { Problem } from '#api/problem.ts';
import type { Finding } from '#manual/finding.ts';

/**
 * Reason of a failed upload: a problem of sending, or an error found by the inspection meanwhile. Codes are stored on
 * devices and exchanged between tabs of different releases, so they keep their spelling.
 */
export type UploadProblem = Problem | { readonly code: 'manual-rejected'; readonly finding: Finding };

/** Returns what may let a failed upload succeed. */
export const remedyOf = (problem: UploadProblem): Failure['remedy'] =>
  problem.code === 'manual-rejected' ? 'other-file' : failureOf(problem).remedy;
