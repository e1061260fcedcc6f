import { statusMeaning } from './http-status.ts';
import type { Problem } from './problem.ts';

/**
 * Returns true if sending the same file again may end in a receipt. Repeating an upload of unknown outcome is safe only
 * because the service recognises identical content; a changed file can't be sent until it is chosen again.
 */
export function isRetryable(problem: Problem): boolean {
  switch (problem.code) {
    case 'http':
      return ['busy', 'ambiguous'].includes(statusMeaning(problem).kind);
    case 'network':
    case 'stalled':
    case 'no-answer':
      return true;
    case 'contract':
      return problem.reason !== 'other-document';
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
