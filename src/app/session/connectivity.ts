/**
 * Tells of signs that the network may be back, until the returned function is called: the browser says so, or somebody
 * looks at the page again, which a device does that has just woken up.
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
