import { afterFailure } from './after-failure.ts';
import type { RetryPolicy } from './after-failure.ts';
import type { AttemptEnd } from './attempt.ts';
import type { ReceiptShape, Sending, Storing } from './item.ts';
import type { Pace } from './pace.ts';
import type { QueuePorts } from './ports.ts';
import type { Told } from './told.ts';
import type { AttemptEvent } from './transition.ts';

/** What the end of an attempt is judged by, and what learns from it. */
export interface Surroundings<R extends ReceiptShape, P> {
  readonly ports: QueuePorts<R, P>;
  readonly policy: RetryPolicy;
  readonly told: Told;
  readonly pace: Pace;
}

/** How an attempt ended, and for how long the service asked that nothing is sent, in milliseconds. */
interface Settled<R extends ReceiptShape, P> {
  readonly event: AttemptEvent<R, P>;
  readonly pauseMs?: number | undefined;
}

/** Makes an event of how an attempt ended; pace and memory of the queue hear of it too. */
export function settle<R extends ReceiptShape, P>(
  upload: Sending | Storing,
  { result, isKept }: AttemptEnd<R, P>,
  around: Surroundings<R, P>,
): Settled<R, P> {
  if (result.ok) return { event: succeed(upload, result.value, around) };
  return fail(upload, { problem: result.problem, isKept }, around);
}

function succeed<R extends ReceiptShape, P>(
  { id, attemptId, job, history }: Sending | Storing,
  receipt: R,
  { ports, told, pace }: Surroundings<R, P>,
): AttemptEvent<R, P> {
  pace.answered();
  pace.admitted();
  const { documentId, isMatch } = ports.recognize(receipt, job);
  const wasKnown = told.wasKnown({ uploadId: id, job, documentId }, history.toldBefore ?? 0);
  told.note({ uploadId: id, job, documentId });
  const origin = isMatch && !wasKnown ? 'perhaps-this-upload' : 'earlier';
  return { type: 'attempt-succeeded', attemptId, receipt, origin, endedAt: ports.now() };
}

function fail<R extends ReceiptShape, P>(
  upload: Sending | Storing,
  { problem, isKept }: { readonly problem: P; readonly isKept: boolean },
  { ports, policy, pace }: Surroundings<R, P>,
): Settled<R, P> {
  const { attemptId } = upload;
  const judgement = ports.judge(problem);
  const { verdict } = judgement;
  if (verdict.kind === 'no-connection') pace.lost();
  // What is wrong with a file on this device tells nothing of the service.
  else if (verdict.kind !== 'file') pace.answered();
  const { history, next } = afterFailure(upload, {
    ...judgement,
    isKept,
    policy,
    random: ports.random,
  });
  const whatNext = (): Extract<AttemptEvent<R, P>, { type: 'attempt-failed' }>['next'] => {
    switch (next.kind) {
      case 'failed':
      case 'needs-file':
        return next.kind;
      case 'turn':
        return { kind: next.kind };
      case 'sign-in':
        return { kind: 'sign-in', problem };
      case 'connection':
        return { kind: 'connection', problem, since: pace.lostSince() ?? ports.now() };
      case 'later': {
        const retryDelayMs = next.delayMs;
        return { kind: 'later', problem, attemptId, retryAt: ports.now() + retryDelayMs, retryDelayMs };
      }
    }
  };
  const event = { type: 'attempt-failed', attemptId, problem, history, next: whatNext() } as const;
  return { event, pauseMs: verdict.kind === 'later' ? verdict.notBeforeMs : undefined };
}
