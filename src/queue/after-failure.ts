import { backoffMs } from '#lib/backoff.ts';

import { withFailure } from './history.ts';
import type { History } from './history.ts';
import { sentBytesOf } from './item.ts';
import type { Sending, Storing } from './item.ts';
import type { Judgement } from './ports.ts';

const retrying = { baseMs: 1000, capMs: 60_000 };

/** How often an upload is tried. */
export interface RetryPolicy {
  /** Failed attempts in a row, none of which got further than those before, after which an upload has failed. */
  readonly attempts: number;
  /** Whether an attempt that the service may have stored is followed by another one. */
  readonly retryAmbiguous: boolean;
}

interface FailureContext extends Judgement {
  /** Whether the device was to have a copy of the file when the attempt began. */
  readonly isKept: boolean;
  readonly policy: RetryPolicy;
  readonly random: () => number;
}

/** What follows a failed attempt: a wait of some kind, in milliseconds where it is one of time, or nothing more. */
export interface AfterFailure {
  readonly history: History;
  readonly next:
    | { readonly kind: 'failed' | 'needs-file' | 'turn' | 'connection' | 'sign-in' }
    | { readonly kind: 'later'; readonly delayMs: number };
}

/** Decides what follows when the attempt of this upload failed. */
export function afterFailure(upload: Sending | Storing, context: FailureContext): AfterFailure {
  const { verdict, mayBeStored, policy, random, isKept } = context;
  const sentBytes = sentBytesOf(upload);
  // Being cut off is nobody's fault, unless something lets bytes through first and cuts then.
  const isCounted = verdict.kind === 'later' || (verdict.kind === 'no-connection' && sentBytes > 0);
  const history = withFailure(upload.history, { sentBytes, mayBeStored, isCounted });
  const isOver = isCounted && history.spent >= policy.attempts;
  if (isOver || (mayBeStored && !policy.retryAmbiguous)) return { history, next: { kind: 'failed' } };
  switch (verdict.kind) {
    case 'final':
      return { history, next: { kind: 'failed' } };
    case 'no-connection':
      return { history, next: { kind: 'connection' } };
    case 'sign-in':
      return { history, next: { kind: 'sign-in' } };
    case 'file': {
      // The chosen file has gone its ways since the copy was made: the copy is what was chosen.
      if (!isKept && upload.keeping === 'kept') return { history, next: { kind: 'turn' } };
      return { history, next: { kind: verdict.isGone ? 'needs-file' : 'failed' } };
    }
    case 'later': {
      // Full jitter: what failed together does not come back together.
      const jitterMs = random() * backoffMs(history.spent, retrying);
      return { history, next: { kind: 'later', delayMs: Math.max(jitterMs, verdict.notBeforeMs ?? 0) } };
    }
  }
}
