import { setTimer } from '#lib/time/timer.ts';
import { type TaskCall } from '#lib/worker/define-worker-job.ts';
import { isWorkerFailedError, logUnexpected } from '#lib/worker/worker-failure.ts';

/** Time limit of one file, once the code is loaded, in milliseconds. */
const limitMs = 10_000;

/** Time limit for loading the code, up to half a megabyte, in milliseconds. */
export const readyTimeoutMs = 60_000;

/** Runs a task that emits `started`; ends the worker if it then takes too long, or if `signal` aborts. */
export async function runWithinLimit<V>(
  run: (call: TaskCall<'started'>) => Promise<V>,
  signal?: AbortSignal,
): Promise<V> {
  const limit = new AbortController();
  let stopTimer: (() => void) | undefined;
  try {
    return await run({
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      onEvent: () => {
        stopTimer = setTimer(limitMs, () => limit.abort(new DOMException('Too slow.', 'TimeoutError')));
      },
    });
  } finally {
    stopTimer?.();
  }
}

/**
 * Resolves to the result of an inspection, to that of `unchecked` if it has none, takes too long or fails, and to `undefined`
 * where no worker may start. Rejects with the signal's reason, and if the worker's code can't be loaded. A crash is logged.
 */
export async function inspectionOutcome<R>(
  inspect: () => Promise<R | undefined>,
  unchecked: () => R,
  signal: AbortSignal,
): Promise<R | undefined> {
  signal.throwIfAborted();
  try {
    return (await inspect()) ?? unchecked();
  } catch (error) {
    signal.throwIfAborted();
    if (isWorkerFailedError(error) && error.reason === 'not-loaded') throw error;
    if (isWorkerFailedError(error) && error.reason === 'not-allowed') return undefined;
    logUnexpected('A document could not be inspected.', error, signal);
    return unchecked();
  }
}
