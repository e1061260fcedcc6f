import { startWorker } from '#lib/worker/start-worker.ts';

import url from './editor.worker.ts?worker&url';

/** Starts the worker that repairs and packs; its code is a separate chunk, loaded on the first use. */
export const createEditorWorker = (): Worker => startWorker(url);
