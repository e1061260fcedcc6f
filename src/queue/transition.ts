import { unreachable } from '#lib/unreachable.ts';

import { isEnded, isRunning } from './item.ts';
import type { ReceiptShape, Sending, Storing, Upload } from './item.ts';

/** What a running attempt reports of itself. `sentBytes` are those of the file, `endedAt` milliseconds of the epoch. */
export type AttemptEvent<R extends ReceiptShape, P> = { readonly attemptId: string } & (
  | { readonly type: 'progressed'; readonly sentBytes: number }
  | { readonly type: 'body-sent' }
  | { readonly type: 'attempt-succeeded'; readonly receipt: R; readonly endedAt: number }
  | { readonly type: 'attempt-failed'; readonly problem: P }
);

/** What can happen to one upload. */
export type UploadEvent<R extends ReceiptShape, P> =
  | AttemptEvent<R, P>
  | { readonly type: 'attempt-started'; readonly attemptId: string }
  | { readonly type: 'cancelled' }
  /** Its content turned out unfit while it was on its way. */
  | { readonly type: 'refused'; readonly problem: P }
  | { readonly type: 'retried' };

/** The upload after the event; the same object where the event means nothing to it. */
export function transition<R extends ReceiptShape, P>(
  upload: Upload<R, P>,
  event: UploadEvent<R, P>,
): Upload<R, P> {
  if (isOfAttempt(event)) {
    const isCurrent = isRunning(upload) && upload.attemptId === event.attemptId;
    return isCurrent ? afterAttemptEvent(upload, event) : upload;
  }
  const { id, job } = upload;
  switch (event.type) {
    case 'attempt-started':
      if (upload.status !== 'waiting') return upload;
      return { status: 'sending', id, job, attemptId: event.attemptId, sentBytes: 0 };
    case 'cancelled':
      return isEnded(upload) ? upload : { status: 'cancelled', id, job };
    case 'refused':
      // Once all bytes are out only the service knows how it ends.
      if (upload.status !== 'waiting' && upload.status !== 'sending') return upload;
      return { status: 'failed', id, job, problem: event.problem };
    case 'retried':
      if (upload.status !== 'failed' && upload.status !== 'cancelled') return upload;
      return { status: 'waiting', id, job };
    default:
      return unreachable(event);
  }
}

function isOfAttempt<R extends ReceiptShape, P>(event: UploadEvent<R, P>): event is AttemptEvent<R, P> {
  return 'attemptId' in event && event.type !== 'attempt-started';
}

function afterAttemptEvent<R extends ReceiptShape, P>(
  upload: Sending | Storing,
  event: AttemptEvent<R, P>,
): Upload<R, P> {
  const { id, job } = upload;
  switch (event.type) {
    case 'progressed':
      return upload.status === 'sending' ? withProgress(upload, event.sentBytes) : upload;
    case 'body-sent':
      if (upload.status === 'storing') return upload;
      return { status: 'storing', id, job, attemptId: upload.attemptId };
    case 'attempt-succeeded': {
      const { receipt, endedAt } = event;
      const status = receipt.kind === 'stored' ? 'stored' : 'already-exists';
      return { status, id, job, receipt, endedAt };
    }
    case 'attempt-failed':
      return { status: 'failed', id, job, problem: event.problem };
    default:
      return unreachable(event);
  }
}

/** A browser that sends a body again on a new connection counts from the start: the higher figure stands. */
function withProgress(upload: Sending, reportedBytes: number): Sending {
  const sentBytes = Math.min(reportedBytes, upload.job.file.size);
  return sentBytes > upload.sentBytes ? { ...upload, sentBytes } : upload;
}
