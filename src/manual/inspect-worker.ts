import { startWorker } from '#lib/worker/start-worker.ts';

// oxlint-disable-next-line import/default -- what is imported is the address, which Vite makes
import url from './inspect.worker.ts?worker&url';

/** Starts the worker of the inspection; its code, jszip included, is a chunk of its own that loads only here. */
export const createInspectWorker = (): Worker => startWorker(url);
