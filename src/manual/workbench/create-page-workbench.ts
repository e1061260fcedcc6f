import { createPagePort } from '#lib/worker/create-page-port.ts';

import { defaultLimits } from '../limits.ts';
import type { WorkMessage, WorkRequest } from './protocol.ts';

/** A page is read in one go: a longer one would stop everything for more than a moment, and keeps its links. */
const maxPageBytes = 2 ** 22;

/** Repairs and packs on the thread of the page, with a pause whenever it has worked for a while; its code loads when asked. */
export const createPageWorkbench = () =>
  createPagePort<WorkRequest, WorkMessage>(async () => {
    const [{ serve }, { createSharedPace }] = await Promise.all([
      import('./serve.ts'),
      import('../shared-pace.ts'),
    ]);
    const limits = { ...defaultLimits, maxPageBytes };
    return (request, say, signal) => serve(request, { pace: createSharedPace(signal), limits }, say);
  });
