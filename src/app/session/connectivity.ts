import type { Queue } from '#queue/queue.ts';

/**
 * Subscribes to hints that the network may be back: the browser reports it, or the page becomes visible again, as after
 * sleep. Returns a function that unsubscribes.
 */
export function onConnectivityHint(listener: () => void): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * Reads missing files again when the page gets the focus: a network drive may be back. Returns a function that ends it.
 */
export function readMissingOnFocus({ getSnapshot, retry }: Pick<Queue, 'getSnapshot' | 'retry'>): () => void {
  const onFocus = (): void => {
    for (const { id, status } of getSnapshot()) if (status === 'needs-file') retry(id);
  };
  addEventListener('focus', onFocus);
  return () => removeEventListener('focus', onFocus);
}
