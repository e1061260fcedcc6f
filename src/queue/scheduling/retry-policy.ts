import { backoffMs } from '#lib/backoff.ts';

import { withFailure } from '../attempt-history.ts';
import type { AttemptHistory } from '../attempt-history.ts';
import type { FailureAssessment } from '../ports.ts';
import { sentBytesOf } from '../upload.ts';
import type { Sending, ServicePause, Storing, Waiting } from '../upload.ts';
import type { ServiceFailure } from './pauses.ts';

const retrying = { baseMs: 1000, capMs: 60_000 };

/** Limits of retries. */
export interface RetryPolicy {
  /** Consecutive failed attempts that didn't get further, after which the upload has failed. */
  readonly attempts: number;
  /** True to retry after an attempt that the service may have stored. */
  readonly retryAmbiguous: boolean;
}

interface FailureContext extends FailureAssessment, ServiceFailure {
  /** True if the file was saved on the device when the attempt began. */
  readonly isSaved: boolean;
  readonly policy: RetryPolicy;
  readonly random: () => number;
}

/** Next step after a failed attempt. */
export interface AfterFailure {
  readonly history: AttemptHistory;
  readonly next:
    | { readonly kind: 'failed' | 'needs-file' | 'queued' | 'connection' | 'sign-in' }
    | {
        readonly kind: 'retry-scheduled';
        readonly retryDelayMs: number;
        readonly pause?: ServicePause;
      };
}

/** Decides the next step after a failed attempt. */
export function afterFailure(upload: Sending | Storing, context: FailureContext): AfterFailure {
  const { failureClass, outcomeUnknown, policy, random, isSaved, isCounted, rejection } = context;
  const sentBytes = sentBytesOf(upload);
  const history = withFailure(upload.history, { sentBytes, outcomeUnknown, isCounted });
  const isSpent = isCounted && history.countedFailures >= policy.attempts;
  if (isSpent || (outcomeUnknown && !policy.retryAmbiguous)) return { history, next: { kind: 'failed' } };
  if (rejection) {
    const { pauseMs: retryDelayMs, rejections, isRequested } = rejection;
    return { history, next: { kind: 'retry-scheduled', retryDelayMs, pause: { rejections, isRequested } } };
  }
  switch (failureClass.kind) {
    case 'permanent':
      return { history, next: { kind: 'failed' } };
    case 'no-connection':
      return { history, next: { kind: 'connection' } };
    case 'sign-in':
      return { history, next: { kind: 'sign-in' } };
    case 'file': {
      // The chosen file has changed since it was saved: send the saved copy.
      if (!isSaved && upload.persistence === 'saved') return { history, next: { kind: 'queued' } };
      return { history, next: { kind: failureClass.isGone ? 'needs-file' : 'failed' } };
    }
    case 'transient':
    case 'unavailable': {
      // Full jitter: uploads that failed together don't return together.
      const retryDelayMs = random() * backoffMs(history.countedFailures, retrying);
      return { history, next: { kind: 'retry-scheduled', retryDelayMs } };
    }
  }
}

/**
 * Returns a check that an attempt may start. With `retryAmbiguous: false`, an attempt that a restart cut off is repeated
 * only after a person has retried the upload.
 */
export function createAmbiguityGuard(policy: RetryPolicy): (upload: Waiting) => boolean {
  const retriedIds = new Set<string>();
  return ({ id, history, waitsFor }) => {
    if (waitsFor.kind === 'forced') retriedIds.add(id);
    return policy.retryAmbiguous || !history.outcomeUnknown || retriedIds.has(id);
  };
}
