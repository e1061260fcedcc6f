import { startWorker } from '#lib/worker/start-worker.ts';

// oxlint-disable-next-line import/default -- the import is the address, which Vite provides
import url from './editor.worker.ts?worker&url';

/** Starts the worker that repairs and packs; its code is a separate chunk, loaded on the first use. */
export const createEditorWorker = (): Worker => startWorker(url);
