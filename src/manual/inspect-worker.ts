import { startWorker } from '#lib/worker/start-worker.ts';

import url from './inspect.worker.ts?worker&url';

/** Starts the worker of the inspection; its code, jszip included, is a separate chunk, loaded on the first use. */
export const createInspectWorker = (): Worker => startWorker(url);
