import { backoffMs } from '#lib/time/backoff.ts';

import { withFailure } from '../past-attempts.ts';
import type { PastAttempts } from '../past-attempts.ts';
import type { FailureAssessment } from '../ports.ts';
import { sentBytesOf } from '../upload.ts';
import type { Sending, ServicePause, Storing, Waiting } from '../upload.ts';
import type { ServiceFailure } from './service-pauses.ts';

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
  readonly pastAttempts: PastAttempts;
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
  const pastAttempts = withFailure(upload.pastAttempts, { sentBytes, outcomeUnknown, isCounted });
  const isSpent = isCounted && pastAttempts.countedFailures >= policy.attempts;
  if (isSpent || (outcomeUnknown && !policy.retryAmbiguous)) {
    return { pastAttempts, next: { kind: 'failed' } };
  }
  if (rejection) {
    const { pauseMs: retryDelayMs, rejections, isRequested } = rejection;
    return {
      pastAttempts,
      next: { kind: 'retry-scheduled', retryDelayMs, pause: { rejections, isRequested } },
    };
  }
  switch (failureClass.kind) {
    case 'permanent':
      return { pastAttempts, next: { kind: 'failed' } };
    case 'no-connection':
      return { pastAttempts, next: { kind: 'connection' } };
    case 'sign-in':
      return { pastAttempts, next: { kind: 'sign-in' } };
    case 'file': {
      // The chosen file has changed since it was saved: send the saved copy.
      if (!isSaved && upload.persistence === 'saved') return { pastAttempts, next: { kind: 'queued' } };
      return { pastAttempts, next: { kind: failureClass.isGone ? 'needs-file' : 'failed' } };
    }
    case 'transient':
    case 'unavailable': {
      // Full jitter: uploads that failed together don't return together.
      const retryDelayMs = random() * backoffMs(pastAttempts.countedFailures, retrying);
      return { pastAttempts, next: { kind: 'retry-scheduled', retryDelayMs } };
    }
  }
}

/**
 * Returns a check that an attempt may start. With `retryAmbiguous: false`, an attempt that a restart cut off is repeated
 * only after a person has retried the upload.
 */
export function createAmbiguityGuard(policy: RetryPolicy): (upload: Waiting) => boolean {
  const retriedIds = new Set<string>();
  return ({ id, pastAttempts, waitsFor }) => {
    if (waitsFor.kind === 'forced') retriedIds.add(id);
    return policy.retryAmbiguous || !pastAttempts.outcomeUnknown || retriedIds.has(id);
  };
}
