import { createThrottle } from '#lib/time/throttle.ts';
import type { Queue } from '#queue/queue.ts';
import type { Change } from '#queue/store.ts';
import { isConfirmed, isRunning, type Upload } from '#queue/upload.ts';

/** Subscribes to changes of a queue as often as a person can see them; urgent ones are delivered at once. */
export function throttleForRendering({ subscribe, counts }: Pick<Queue, 'subscribe' | 'counts'>) {
  const listeners = new Set<() => void>();
  /** Returns true if each result can be rendered by itself. */
  const areFew = () => counts().open <= 20 && counts().all <= 1000;
  const { note } = createThrottle(
    // Short enough not to be noticed, and longer for many uploads, since each rendering takes time from them.
    () => (areFew() ? 200 : 400 + counts().all / 20),
    () => {
      for (const listener of listeners) listener();
    },
  );
  subscribe((changes) => note(!changes.every(isRoutine) || (changes.some(isResult) && areFew())));
  return (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}

/**
 * Returns true for the ordinary steps of a successful upload, and for its removal: the page hides a row before the queue
 * removes it, and other tabs get a message for each row of a cleared list. Anything else is urgent: a person did it or
 * wants to see it.
 */
export function isRoutine({ after: upload }: Change<Upload>): boolean {
  if (!upload) return true;
  if (upload.status === 'waiting') return upload.waitsFor.kind === 'queued';
  return upload.status === 'checking' || isRunning(upload) || isConfirmed(upload);
}

/** Returns true if an upload was confirmed by this change. */
export const isResult = ({ before, after }: Change<Upload>): boolean =>
  after !== undefined && isConfirmed(after) && before?.status !== after.status;
