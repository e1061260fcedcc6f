import type { AssetIdInvalid, BaseUrlInvalid } from './contract/operation-path.ts';
import { statusMeaning } from './http-status.ts';

/**
 * Reason why an upload didn't end in a receipt. Holds no text for people except `words`, the service's own message as
 * plain text.
 */
export type Problem =
  | {
      readonly code: 'http';
      readonly status: number;
      readonly serviceCode?: string | undefined;
      readonly words?: string | undefined;
      /** True if an HTML page came with a 4xx: something answered instead of the service. */
      readonly isPage?: true | undefined;
      /** `Retry-After`, in milliseconds from the moment of the answer. */
      readonly retryDelayMs?: number | undefined;
    }
  /**
   * No readable answer: refused, reset, blocked, offline. `sentBytes` is what the browser reported as sent, not what
   * arrived.
   */
  | { readonly code: 'network'; readonly sentBytes: number; readonly outcome: Outcome }
  /** The body made no progress for too long. */
  | { readonly code: 'stalled'; readonly outcome: Outcome }
  /** Everything was sent and no answer came. */
  | { readonly code: 'no-answer'; readonly outcome: 'unknown' }
  /** The answer doesn't follow the contract: it is unknown whether the document was stored. */
  | {
      readonly code: 'contract';
      readonly reason: ContractBreach;
      readonly status: number;
      readonly outcome: 'unknown';
    }
  /**
   * The file can't be read or has changed since it was chosen. `outcome` is absent if this was found before anything
   * was sent.
   */
  | { readonly code: 'file-changed' | 'file-gone' | 'file-unreadable'; readonly outcome?: Outcome }
  | { readonly code: 'file-empty' }
  /** The service answered with a success but may have stored a mixture of the old and the new content. */
  | { readonly code: 'file-changed-while-sending'; readonly outcome: 'unknown' }
  | { readonly code: 'file-too-large'; readonly sizeBytes: number; readonly limitBytes: number }
  | { readonly code: 'type-not-accepted'; readonly accepted: readonly string[] }
  /** The token lists roles, and none of them may upload. */
  | { readonly code: 'role-missing'; readonly roles: readonly string[] }
  /** The token port returned no token. */
  | { readonly code: 'no-token' }
  | AssetIdInvalid
  | BaseUrlInvalid
  /**
   * A defect of this application. `errorName` is the error's class; its message is left out, since it may quote
   * anything.
   */
  | { readonly code: 'unexpected'; readonly errorName: string; readonly outcome: 'unknown' };

/**
 * Defect of an answer: a 2xx that isn't JSON, whose body broke off, that came from another address than the one
 * requested, whose JSON reports an error, that isn't the envelope of the interface, or that is about another document.
 */
export type ContractBreach =
  | 'not-json'
  | 'cut-short'
  | 'redirected'
  | 'reports-error'
  | 'no-envelope'
  | 'other-document';

/** Outcome of an attempt without a receipt: the document isn't stored, or may be. */
export type Outcome = 'not-stored' | 'unknown';

/** Returns true if the document may be stored although this problem came instead of a receipt. */
export function isOutcomeUnknown(problem: Problem): boolean {
  if (problem.code === 'http') return statusMeaning(problem).kind === 'ambiguous';
  return 'outcome' in problem && problem.outcome === 'unknown';
}

/** Returns true if the service rejected the token. */
export const isTokenRejected = (problem: Problem): boolean =>
  problem.code === 'http' && statusMeaning(problem).kind === 'sign-in';
