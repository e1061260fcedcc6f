import type { Result } from '#lib/result.ts';
import { fail } from '#lib/result.ts';

import type { Job, ReceiptShape } from './item.ts';
import type { Progress, QueuePorts } from './ports.ts';
import type { AttemptEvent } from './transition.ts';

/** One request of one upload. */
export interface Attempt<R extends ReceiptShape, P> {
  readonly attemptId: string;
  readonly job: Job;
  readonly signal: AbortSignal;
  /** Hears of bytes that went out, until the signal is aborted. */
  readonly onEvent: (event: AttemptEvent<R, P>) => void;
}

/** Sends the job and gives the event that ends the attempt, or nothing when an abort ended it. Never rejects. */
export async function runAttempt<R extends ReceiptShape, P>(
  ports: QueuePorts<R, P>,
  attempt: Attempt<R, P>,
): Promise<AttemptEvent<R, P> | undefined> {
  const { attemptId, job, signal, onEvent } = attempt;
  const onProgress = (progress: Progress): void => {
    if (!signal.aborted) onEvent(progressEvent(attemptId, progress, job.file.size));
  };
  let result: Result<R, P>;
  try {
    result = await ports.send(job, { signal, onProgress });
  } catch (error) {
    if (signal.aborted) return undefined;
    result = fail(ports.problemFrom(error));
  }
  return result.ok
    ? { type: 'attempt-succeeded', attemptId, receipt: result.value, endedAt: ports.now() }
    : { type: 'attempt-failed', attemptId, problem: result.problem };
}

/**
 * The file is the last part of the form, so what the body has beyond the file's size is counted as gone before it.
 * An upload that is still sending thus shows less than its size, were it by a few bytes.
 */
function progressEvent(
  attemptId: string,
  { sentBytes, totalBytes }: Progress,
  sizeBytes: number,
): AttemptEvent<never, never> {
  if (totalBytes > 0 && sentBytes >= totalBytes) return { type: 'body-sent', attemptId };
  const formBytes = Math.max(0, totalBytes - sizeBytes);
  return { type: 'progressed', attemptId, sentBytes: sentBytes - formBytes };
}
