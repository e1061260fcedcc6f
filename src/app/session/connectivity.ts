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
