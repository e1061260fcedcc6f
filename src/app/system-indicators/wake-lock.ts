/** Not everywhere; where the battery is low it is refused. */
type WakeLock = Pick<Navigator['wakeLock'], 'request'>;

/**
 * Keeps the screen on until the returned function is called, as far as the device lets us. Browsers take the lock back when
 * the page is hidden: it is asked for again whenever the page is seen.
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
