/** Starts the worker that repairs and packs; its code is a chunk of its own that loads only here. */
export function createWorkbenchWorker(): Worker {
  return new Worker(new URL('./workbench.worker.ts', import.meta.url), { type: 'module' });
}
