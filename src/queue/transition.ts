import { unreachable } from '#lib/unreachable.ts';

import { withFreshBudget, withStop } from './history.ts';
import type { History } from './history.ts';
import { isEnded, isRunning, sentBytesOf } from './item.ts';
import type { Origin, ReceiptShape, Sending, Storing, Upload, WaitsFor } from './item.ts';

/** What a running attempt reports of itself. `sentBytes` are those of the file, `endedAt` milliseconds of the epoch. */
export type AttemptEvent<R extends ReceiptShape, P> = { readonly attemptId: string } & (
  | { readonly type: 'progressed'; readonly sentBytes: number }
  | { readonly type: 'body-sent' }
  | {
      readonly type: 'attempt-succeeded';
      readonly receipt: R;
      readonly origin: Origin;
      readonly endedAt: number;
    }
  | {
      readonly type: 'attempt-failed';
      readonly problem: P;
      readonly history: History;
      /** Absent where it is not tried again. */
      readonly waitsFor?: WaitsFor<P>;
    }
);

/** What can happen to one upload. */
export type UploadEvent<R extends ReceiptShape, P> =
  | AttemptEvent<R, P>
  /** `told` is how many documents the queue has been told of by now. */
  | { readonly type: 'attempt-started'; readonly attemptId: string; readonly told: number }
  | { readonly type: 'cancelled' }
  /** Its content turned out unfit while it was on its way. */
  | { readonly type: 'refused'; readonly problem: P }
  | { readonly type: 'retried' }
  /** The wait that this attempt was followed by is over. */
  | { readonly type: 'wait-ended'; readonly attemptId: string };

/** The upload after the event; the same object where the event means nothing to it. */
export function transition<R extends ReceiptShape, P>(
  upload: Upload<R, P>,
  event: UploadEvent<R, P>,
): Upload<R, P> {
  const { id, job } = upload;
  switch (event.type) {
    case 'attempt-started': {
      if (upload.status !== 'waiting') return upload;
      const history = { ...upload.history, toldBefore: upload.history.toldBefore ?? event.told };
      return { status: 'sending', id, job, history, attemptId: event.attemptId, sentBytes: 0 };
    }
    case 'cancelled':
      if (isEnded(upload)) return upload;
      return { status: 'cancelled', id, job, history: withStop(upload.history, sentBytesOf(upload)) };
    case 'refused':
      // Once all bytes are out only the service knows how it ends.
      if (upload.status !== 'waiting' && upload.status !== 'sending') return upload;
      return {
        status: 'failed',
        id,
        job,
        history: withStop(upload.history, sentBytesOf(upload)),
        problem: event.problem,
      };
    case 'retried':
      return afterRetry(upload);
    case 'wait-ended': {
      if (upload.status !== 'waiting' || upload.waitsFor.kind !== 'later') return upload;
      return upload.waitsFor.attemptId === event.attemptId ? withTurn(upload) : upload;
    }
    default: {
      const isCurrent = isRunning(upload) && upload.attemptId === event.attemptId;
      return isCurrent ? afterAttemptEvent(upload, event) : upload;
    }
  }
}

/** What waits for the connection, or for somebody to sign in, waits for its turn again. */
export function release<R extends ReceiptShape, P>(
  upload: Upload<R, P>,
  from: 'connection' | 'sign-in',
): Upload<R, P> {
  return upload.status === 'waiting' && upload.waitsFor.kind === from ? withTurn(upload) : upload;
}

const withTurn = <U extends { readonly waitsFor: WaitsFor<unknown> }>(upload: U) => ({
  ...upload,
  waitsFor: { kind: 'turn' } as const,
});

function afterRetry<R extends ReceiptShape, P>(upload: Upload<R, P>): Upload<R, P> {
  const { status, id, job } = upload;
  if (status !== 'failed' && status !== 'cancelled' && status !== 'waiting') return upload;
  const isHeld = status !== 'waiting' || !['turn', 'asked'].includes(upload.waitsFor.kind);
  if (!isHeld) return upload;
  const history = withFreshBudget(upload.history);
  return { status: 'waiting', id, job, history, waitsFor: { kind: 'asked' } };
}

function afterAttemptEvent<R extends ReceiptShape, P>(
  upload: Sending | Storing,
  event: AttemptEvent<R, P>,
): Upload<R, P> {
  const { id, job, history } = upload;
  switch (event.type) {
    case 'progressed':
      return upload.status === 'sending' ? withProgress(upload, event.sentBytes) : upload;
    case 'body-sent':
      if (upload.status === 'storing') return upload;
      return { status: 'storing', id, job, history, attemptId: upload.attemptId };
    case 'attempt-succeeded': {
      const { receipt, origin, endedAt } = event;
      // [Note: our own duplicate] The document of an attempt whose answer was lost is this upload's own.
      const isOwn = origin === 'perhaps-this-upload' && history.mayBeStored;
      if (receipt.kind === 'stored' || isOwn) return { status: 'stored', id, job, receipt, endedAt };
      return { status: 'already-exists', id, job, receipt, origin, endedAt };
    }
    case 'attempt-failed': {
      const { problem, waitsFor } = event;
      return waitsFor
        ? { status: 'waiting', id, job, history: event.history, waitsFor }
        : { status: 'failed', id, job, history: event.history, problem };
    }
    default:
      return unreachable(event);
  }
}

/** A browser that sends a body again on a new connection counts from the start: the higher figure stands. */
function withProgress(upload: Sending, reportedBytes: number): Sending {
  const sentBytes = Math.min(reportedBytes, upload.job.file.size);
  return sentBytes > upload.sentBytes ? { ...upload, sentBytes } : upload;
}
