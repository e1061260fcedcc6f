/** A worker that inspects archives; its code, jszip among it, is a chunk of its own that loads with the first one. */
export const createInspectWorker = (): Worker =>
  new Worker(new URL('../manual/inspect.worker.ts', import.meta.url), { type: 'module' });
