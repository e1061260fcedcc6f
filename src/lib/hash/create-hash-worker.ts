/** Starts the worker that hashes; its code is a chunk of its own that loads only here. Throws where none may start. */
export function createHashWorker(): Worker {
  return new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' });
}
