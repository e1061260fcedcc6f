import { startWorker } from '#lib/worker/start-worker.ts';

import url from './hash.worker.ts?worker&url';

/** Starts the worker that hashes; its code is a chunk of its own that loads only here. Throws where none may start. */
export const createHashWorker = (): Worker => startWorker(url);
