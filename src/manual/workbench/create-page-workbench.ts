import { createPagePort } from '#lib/worker/create-page-port.ts';

import type { WorkMessage, WorkRequest } from './protocol.ts';

/** Repairs and packs on the thread of the page, with a pause whenever it has worked for a while; its code loads when asked. */
export const createPageWorkbench = () =>
  createPagePort<WorkRequest, WorkMessage>(async () => {
    const [{ serve }, { createSharedPace }] = await Promise.all([
      import('./serve.ts'),
      import('../shared-pace.ts'),
    ]);
    return (request, say, signal) => serve(request, { pace: createSharedPace(signal) }, say);
  });
