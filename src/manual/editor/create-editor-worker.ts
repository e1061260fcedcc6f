import { startWorker } from '#lib/worker/start-worker.ts';

// oxlint-disable-next-line import/default -- what is imported is the address, which Vite makes
import url from './editor.worker.ts?worker&url';

/** Starts the worker that repairs and packs; its code is a chunk of its own that loads only here. */
export const createEditorWorker = (): Worker => startWorker(url);
