import { createPagePort } from '#lib/worker/create-page-port.ts';

import type { InspectRequest, WorkerMessage } from './protocol.ts';

/** Inspects on the thread of the page, with a pause whenever it has worked for a while; its code loads when asked. */
export const createPageInspector = () =>
  createPagePort<InspectRequest, WorkerMessage>(async () => {
    const [{ serve }, { inspectAt }, { createSharedPace }] = await Promise.all([
      import('./serve.ts'),
      import('./inspect-at.ts'),
      import('./shared-pace.ts'),
    ]);
    return (request, say, signal) =>
      serve(request, (file, options) => inspectAt(createSharedPace(signal), file, options), say);
  });
