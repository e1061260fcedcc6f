import { createPagePort } from '#lib/worker/create-page-port.ts';

import type { InspectRequest, WorkerMessage } from './protocol.ts';

/** Inspects on the page's thread, yielding regularly; its code is loaded on the first use. */
export const createPageInspector = () =>
  createPagePort<InspectRequest, WorkerMessage>(async () => {
    const [{ serve }, { inspectWith }, { createCooperativeScheduling }] = await Promise.all([
      import('./serve.ts'),
      import('./inspect-with.ts'),
      import('./cooperative-scheduling.ts'),
    ]);
    return (request, send, signal) =>
      serve(
        request,
        (file, options) => inspectWith(createCooperativeScheduling(signal), file, options),
        send,
      );
  });
