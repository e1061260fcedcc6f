/** Not in every browser; rejected if the battery is low. */
type WakeLock = Pick<Navigator['wakeLock'], 'request'>;

/**
 * Keeps the screen on, if the device allows it. Browsers release the lock when the page is hidden, so it is requested
 * again when the page is visible. Returns a function that ends it.
 */
export function keepAwake(): () => void {
  const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
  const end = new AbortController();
  const { signal } = end;
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    const lock = await wakeLock?.request('screen').catch(() => undefined);
    const release = () => void lock?.release().catch(() => undefined);
    if (signal.aborted) return release();
    signal.addEventListener('abort', release);
  };
  void ask();
  document.addEventListener('visibilitychange', () => void ask(), { signal });
  return () => end.abort();
}
