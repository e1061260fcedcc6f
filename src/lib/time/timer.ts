/** Calls back once after this many milliseconds, unless the returned function was called before. */
export function setTimer(delayMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}
