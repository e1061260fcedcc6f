import { backoffMs } from '#lib/backoff.ts';

import { withFailure } from '../attempt-history.ts';
import type { AttemptHistory } from '../attempt-history.ts';
import { sentBytesOf } from '../upload.ts';
import type { Sending, Storing } from '../upload.ts';
import type { FailureAssessment } from '../ports.ts';

const retrying = { baseMs: 1000, capMs: 60_000 };

/** How often an upload is tried. */
export interface RetryPolicy {
  /** Failed attempts in a row, none of which got further than those before, after which an upload has failed. */
  readonly attempts: number;
  /** Whether an attempt that the service may have stored is followed by another one. */
  readonly retryAmbiguous: boolean;
}

interface FailureContext extends FailureAssessment {
  /** Whether the device was to have a copy of the file when the attempt began. */
  readonly isKept: boolean;
  readonly policy: RetryPolicy;
  readonly random: () => number;
}

/** What follows a failed attempt: a wait of some kind, in milliseconds where it is one of time, or nothing more. */
export interface AfterFailure {
  readonly history: AttemptHistory;
  readonly next:
    | { readonly kind: 'failed' | 'needs-file' | 'queued' | 'connection' | 'sign-in' }
    | { readonly kind: 'retry-scheduled'; readonly delayMs: number };
}

/** Decides what follows when the attempt of this upload failed. */
export function afterFailure(upload: Sending | Storing, context: FailureContext): AfterFailure {
  const { failureClass, outcomeUnknown, policy, random, isKept } = context;
  const sentBytes = sentBytesOf(upload);
  // Being cut off is nobody's fault, unless something lets bytes through first and cuts then.
  const isCounted =
    failureClass.kind === 'transient' || (failureClass.kind === 'no-connection' && sentBytes > 0);
  const history = withFailure(upload.history, { sentBytes, outcomeUnknown, isCounted });
  const isOver = isCounted && history.countedFailures >= policy.attempts;
  if (isOver || (outcomeUnknown && !policy.retryAmbiguous)) return { history, next: { kind: 'failed' } };
  switch (failureClass.kind) {
    case 'permanent':
      return { history, next: { kind: 'failed' } };
    case 'no-connection':
      return { history, next: { kind: 'connection' } };
    case 'sign-in':
      return { history, next: { kind: 'sign-in' } };
    case 'file': {
      // The chosen file has gone its ways since the copy was made: the copy is what was chosen.
      if (!isKept && upload.persistence === 'kept') return { history, next: { kind: 'queued' } };
      return { history, next: { kind: failureClass.isGone ? 'needs-file' : 'failed' } };
    }
    case 'transient': {
      // Full jitter: what failed together does not come back together.
      const jitterMs = random() * backoffMs(history.countedFailures, retrying);
      return {
        history,
        next: { kind: 'retry-scheduled', delayMs: Math.max(jitterMs, failureClass.retryDelayMs ?? 0) },
      };
    }
  }
}
