import type { Store } from '../store.ts';
import type { Timers } from '../timers.ts';
import type { Upload, Waiting, WaitsFor } from '../upload.ts';

interface WaitsOptions {
  readonly store: Store;
  readonly timers: Timers;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called for each upload that waits already when it is listed, with the milliseconds left of its wait. */
  readonly onFound: (upload: Waiting, leftMs: number) => void;
}

/**
 * Ends the wait of each scheduled retry in time, including those started in another tab. Returns a function that
 * unsubscribes; the caller clears the timers.
 */
export function startRetryTimers({ store, timers, now, onFound }: WaitsOptions): () => void {
  function plan(upload: Upload, isFound: boolean): void {
    if (upload.status !== 'waiting') return;
    const { id, waitsFor } = upload;
    const restMs = waitsFor.kind === 'retry-scheduled' ? leftMs(waitsFor, now()) : 0;
    if (isFound) onFound(upload, restMs);
    if (waitsFor.kind !== 'retry-scheduled') return;
    const { attemptId } = waitsFor;
    timers.set(restMs, () => store.dispatch({ type: 'wait-ended', id, attemptId }));
  }

  for (const upload of store.inStatus('waiting')) plan(upload, true);
  return store.subscribe((changes) => {
    for (const { before, after } of changes) if (after && !isSameWait(before, after)) plan(after, !before);
  });
}

const isSameWait = (before: Upload | undefined, after: Upload): boolean =>
  before?.status === 'waiting' && after.status === 'waiting' && before.waitsFor === after.waitsFor;

/** Milliseconds left of a wait; at most its whole length, since the clock may have been set back. */
const leftMs = (wait: Extract<WaitsFor, { readonly kind: 'retry-scheduled' }>, now: number): number =>
  Math.min(wait.retryDelayMs, Math.max(0, wait.retryAt - now));
