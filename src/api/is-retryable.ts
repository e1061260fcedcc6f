import type { Problem } from './problem.ts';

/** Statuses of a service or a proxy that may be better in a moment. */
const passingStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Returns true if sending the same file again may end in a receipt. Repeating an upload of unknown outcome is safe only because
 * the service recognises identical content; a changed file can be sent by nobody until it is chosen again.
 */
export function isRetryable(problem: Problem): boolean {
  switch (problem.code) {
    case 'http':
      return passingStatuses.has(problem.status);
    case 'network':
    case 'stalled':
    case 'no-answer':
    case 'contract':
      return true;
    case 'file-changed':
    case 'file-gone':
    case 'file-unreadable':
    case 'file-empty':
    case 'file-changed-while-sending':
    case 'file-too-large':
    case 'type-not-accepted':
    case 'role-missing':
    case 'no-token':
    case 'asset-id-invalid':
    case 'base-url-invalid':
    case 'unexpected':
      return false;
  }
}
