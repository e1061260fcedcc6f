import { createPagePort } from '#lib/worker/create-page-port.ts';

import type { EditMessage, EditRequest } from './protocol.ts';

/** Repairs and packs on the page's thread, yielding regularly; its code is loaded on the first use. */
export const createPageEditor = () =>
  createPagePort<EditRequest, EditMessage>(async () => {
    const [{ serve }, { createCooperativeScheduling }] = await Promise.all([
      import('./serve.ts'),
      import('../cooperative-scheduling.ts'),
    ]);
    return (request, send, signal) =>
      serve(request, { scheduling: createCooperativeScheduling(signal) }, send);
  });
