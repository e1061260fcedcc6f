import type { Problem } from '#api/problem.ts';
import type { Finding } from '#manual/finding.ts';

/**
 * Reason of a failed upload: a problem of sending, or an error found by the inspection meanwhile. Codes are stored on
 * devices and exchanged between tabs of different releases, so they keep their spelling.
 */
export type UploadProblem = Problem | { readonly code: 'manual-refused'; readonly finding: Finding };
