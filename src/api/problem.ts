/** Why an upload did not end in a receipt. Holds no text for people; `words` are the service's own, as plain text. */
export type Problem =
  | {
      readonly code: 'http';
      readonly status: number;
      readonly serviceCode?: string;
      readonly words?: string;
      /** `Retry-After`, in milliseconds from the moment of the answer. */
      readonly retryAfterMs?: number;
    }
  /** No readable answer: refused, reset, blocked, offline. `outcome` is unknown once a byte of the body was sent. */
  | { readonly code: 'network'; readonly sentBytes: number; readonly outcome: Outcome }
  /** The body made no progress for `idleMs`. */
  | { readonly code: 'stalled'; readonly idleMs: number; readonly outcome: Outcome }
  /** Everything was sent and no answer came within `waitedMs`. */
  | { readonly code: 'no-answer'; readonly waitedMs: number; readonly outcome: 'unknown' }
  /** An answer that is not the contract's: whether the document was stored is unknown. */
  | {
      readonly code: 'contract';
      readonly reason: 'not-json' | 'cut-short' | 'redirected';
      readonly status: number;
      readonly outcome: 'unknown';
    }
  | { readonly code: 'file-changed' | 'file-gone' | 'file-unreadable' | 'file-empty' }
  | { readonly code: 'file-changed-while-sending'; readonly outcome: 'unknown' }
  | { readonly code: 'file-too-large'; readonly sizeBytes: number; readonly limitBytes: number }
  | { readonly code: 'type-not-accepted'; readonly accepted: readonly string[] }
  /** The token names roles and none of them may upload. */
  | { readonly code: 'role-missing'; readonly roles: readonly string[] }
  /** The token port gave no token. */
  | { readonly code: 'no-token' };

/** Whether the service may hold the document although no receipt came. */
export type Outcome = 'not-stored' | 'unknown';

export const isOutcomeUnknown = (problem: Problem): boolean =>
  'outcome' in problem && problem.outcome === 'unknown';
