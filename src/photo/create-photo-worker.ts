import { createPagePort, orInThePage } from '#lib/worker/create-page-port.ts';
import { startWorker } from '#lib/worker/start-worker.ts';

import url from './photo.worker.ts?worker&url';
import type { PhotoMessage, PhotoRequest } from './protocol.ts';

/** Starts the worker for photos. Where none may start, the page does its work in slices. */
export const createPhotoWorker = orInThePage<PhotoRequest>(
  () => startWorker(url),
  () =>
    createPagePort<PhotoRequest, PhotoMessage>(async () => {
      const [{ serve }, { createCooperativeScheduling }] = await Promise.all([
        import('./serve.ts'),
        import('#manual/cooperative-scheduling.ts'),
      ]);
      return async (request, send, signal) => send(await serve(request, createCooperativeScheduling(signal)));
    }),
);
