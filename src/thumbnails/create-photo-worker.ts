import { createPagePort, orInThePage } from '#lib/worker/create-page-port.ts';
import { startWorker } from '#lib/worker/start-worker.ts';

import url from './photo.worker.ts?worker&url';
import type { DrawMessage, DrawRequest } from './protocol.ts';

/**
 * Starts the worker for photos. If none can start, the page draws them; the browser still decodes on another thread.
 */
export const createPhotoWorker = orInThePage<DrawRequest>(
  () => startWorker(url),
  () =>
    createPagePort<DrawRequest, DrawMessage>(async () => {
      const [{ serve }, { drawPhoto }] = await Promise.all([import('./serve.ts'), import('./draw-photo.ts')]);
      return async (request, send) => send(await serve(request, drawPhoto));
    }),
);
