import { startWorker } from '#lib/worker/start-worker.ts';

import url from './hash.worker.ts?worker&url';

/** Starts the hash worker; its code is a separate chunk, loaded only here. Throws if no worker may start. */
export const createHashWorker = (): Worker => startWorker(url);
