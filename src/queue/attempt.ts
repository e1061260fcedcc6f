import type { Result } from '#lib/result.ts';
import { fail } from '#lib/result.ts';

import type { Job, ReceiptShape } from './item.ts';
import type { Progress, QueuePorts } from './ports.ts';
import type { AttemptEvent } from './transition.ts';

/** One request of one upload. */
export interface Attempt {
  readonly attemptId: string;
  readonly job: Job;
  readonly signal: AbortSignal;
  /** Hears of bytes that went out, until the signal is aborted. */
  readonly onProgress: (event: AttemptEvent<never, never>) => void;
}

/** Sends the job and gives how it ended, or nothing when an abort ended it. Never rejects. */
export async function runAttempt<R extends ReceiptShape, P>(
  ports: QueuePorts<R, P>,
  attempt: Attempt,
): Promise<Result<R, P> | undefined> {
  const { attemptId, job, signal } = attempt;
  const onProgress = (progress: Progress): void => {
    if (!signal.aborted) attempt.onProgress(progressEvent(attemptId, progress, job.file.size));
  };
  try {
    return await ports.send(job, { signal, onProgress });
  } catch (error) {
    return signal.aborted ? undefined : fail(ports.problemFrom(error));
  }
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
