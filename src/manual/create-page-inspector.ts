import { createPagePort } from '#lib/worker/create-page-port.ts';

import type { InspectRequest, WorkerMessage } from './protocol.ts';

/** Inspects on the thread of the page, with a pause whenever it has worked for a while; its code loads when asked. */
export const createPageInspector = () =>
  createPagePort<InspectRequest, WorkerMessage>(async () => {
    const [{ serve }, { inspectAt }, { createCooperativeScheduling }] = await Promise.all([
      import('./serve.ts'),
      import('./inspect-at.ts'),
      import('./cooperative-scheduling.ts'),
    ]);
    return (request, say, signal) =>
      serve(request, (file, options) => inspectAt(createCooperativeScheduling(signal), file, options), say);
  });
