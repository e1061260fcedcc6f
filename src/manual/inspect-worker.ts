import { startWorker } from '#lib/worker/start-worker.ts';

// oxlint-disable-next-line import/default -- the import is the address, which Vite provides
import url from './inspect.worker.ts?worker&url';

/** Starts the worker of the inspection; its code, jszip included, is a separate chunk, loaded on the first use. */
export const createInspectWorker = (): Worker => startWorker(url);
