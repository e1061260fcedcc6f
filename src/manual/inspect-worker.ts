/** Starts the worker of the inspection; its code, jszip included, is a chunk of its own that loads only here. */
export function createInspectWorker(): Worker {
  return new Worker(new URL('./inspect.worker.ts', import.meta.url), { type: 'module' });
}
