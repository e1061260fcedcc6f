import { afterFailure } from './retry-policy.ts';
import type { RetryPolicy } from './retry-policy.ts';
import type { AttemptEnd } from './run-attempt.ts';
import type { ReceiptShape, Sending, Storing } from '../upload.ts';
import type { AdmissionControl } from './admission-control.ts';
import type { QueuePorts } from '../ports.ts';
import type { KnownDocuments } from '../known-documents/known-documents.ts';
import type { AttemptEvent } from '../transition.ts';

/** Context of `settleAttempt`. */
export interface SettleContext {
  readonly ports: QueuePorts;
  readonly policy: RetryPolicy;
  readonly knownDocuments: KnownDocuments;
  readonly admission: AdmissionControl;
}

/** Event of an ended attempt; `pauseMs` if the service asks that nothing is sent for so long. */
interface Settled {
  readonly event: AttemptEvent;
  readonly pauseMs?: number | undefined;
}

/** Returns the event for an ended attempt, and updates admission control. */
export function settleAttempt(
  upload: Sending | Storing,
  { result, wasSaved }: AttemptEnd,
  around: SettleContext,
): Settled {
  if (result.ok) return { event: succeed(upload, result.value, around) };
  return fail(upload, { problem: result.problem, isSaved: wasSaved }, around);
}

function succeed(
  upload: Sending | Storing,
  receipt: ReceiptShape,
  { ports, knownDocuments, admission }: SettleContext,
): AttemptEvent {
  admission.answered();
  admission.authenticated();
  const { attemptId, job } = upload;
  const origin = knownDocuments.originOf(upload, ports.recognize(receipt, job));
  return { type: 'attempt-succeeded', attemptId, receipt, origin, endedAt: ports.now() };
}

function fail(
  upload: Sending | Storing,
  { problem, isSaved }: { readonly problem: unknown; readonly isSaved: boolean },
  { ports, policy, admission }: SettleContext,
): Settled {
  const { attemptId } = upload;
  const assessment = ports.classifyFailure(problem);
  const { failureClass } = assessment;
  if (failureClass.kind === 'no-connection') admission.connectionLost();
  // A problem with the local file says nothing about the service.
  else if (failureClass.kind !== 'file') admission.answered();
  const { history, next } = afterFailure(upload, {
    ...assessment,
    isSaved,
    policy,
    random: ports.random,
  });
  const nextState = (): Extract<AttemptEvent, { type: 'attempt-failed' }>['next'] => {
    switch (next.kind) {
      case 'failed':
      case 'needs-file':
        return next.kind;
      case 'queued':
        return { kind: next.kind };
      case 'sign-in':
        return { kind: 'sign-in', problem };
      case 'connection':
        return { kind: 'connection', problem, since: admission.offlineSince() ?? ports.now() };
      case 'retry-scheduled': {
        const retryDelayMs = next.delayMs;
        return {
          kind: 'retry-scheduled',
          problem,
          attemptId,
          retryAt: ports.now() + retryDelayMs,
          retryDelayMs,
        };
      }
    }
  };
  const event = { type: 'attempt-failed', attemptId, problem, history, next: nextState() } as const;
  return { event, pauseMs: failureClass.kind === 'transient' ? failureClass.retryDelayMs : undefined };
}
