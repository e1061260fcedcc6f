import { createPagePort } from '#lib/worker/create-page-port.ts';

import { defaultLimits } from './limits.ts';
import type { InspectRequest, WorkerMessage } from './protocol.ts';

/** A page is parsed in one go: what takes longer than a person feels is checked byte by byte only. */
const maxPageBytes = 2 ** 17;

/** Inspects on the thread of the page, with a pause whenever it has worked for a while; its code loads when asked. */
export const createPageInspector = () =>
  createPagePort<InspectRequest, WorkerMessage>(async () => {
    const [{ serve }, { inspectAt }, { createSharedPace }] = await Promise.all([
      import('./serve.ts'),
      import('./inspect-at.ts'),
      import('./shared-pace.ts'),
    ]);
    return ({ limits = defaultLimits, ...request }, say, signal) =>
      serve(
        { ...request, limits: { ...limits, maxPageBytes: Math.min(limits.maxPageBytes, maxPageBytes) } },
        (file, options) => inspectAt(createSharedPace(signal), file, options),
        say,
      );
  });
