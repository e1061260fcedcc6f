/** Saves now, and after each edit of a field, once the form has rendered it. Returns a function that ends it. */
export function saveOnChange(save: () => Promise<void>): () => void {
  const saveNow = () => void Promise.resolve().then(save);
  saveNow();
  const end = new AbortController();
  addEventListener('change', saveNow, end);
  document.addEventListener('visibilitychange', saveNow, end);
  return () => end.abort();
}
