import { startWorker } from '#lib/worker/start-worker.ts';

import url from './pdf.worker.ts?worker&url';

/**
 * Starts the worker for PDFs. Throws if none may start: a page doesn't read PDFs on its own thread, where a hostile one
 * could stop it.
 */
export const createPdfWorker = (): Worker => startWorker(url);
