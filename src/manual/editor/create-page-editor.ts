import { createPagePort } from '#lib/worker/create-page-port.ts';

import type { EditMessage, EditRequest } from './protocol.ts';

/** Repairs and packs on the thread of the page, with a pause whenever it has worked for a while; its code loads when asked. */
export const createPageEditor = () =>
  createPagePort<EditRequest, EditMessage>(async () => {
    const [{ serve }, { createCooperativeScheduling }] = await Promise.all([
      import('./serve.ts'),
      import('../cooperative-scheduling.ts'),
    ]);
    return (request, say, signal) => serve(request, { scheduling: createCooperativeScheduling(signal) }, say);
  });
