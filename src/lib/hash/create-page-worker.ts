import { createPagePort } from '#lib/worker/create-page-port.ts';

import type { HashMessage, HashRequest } from './protocol.ts';

/** Some 5 ms of work, and a tenth of that of a task that a person feels on a device ten times slower. */
const sliceBytes = 2 ** 18;

/** Hashes on the thread of the page, with a pause after each slice. */
export const createPageWorker = () =>
  createPagePort<HashRequest, HashMessage>(async () => {
    const { serve } = await import('./serve.ts');
    return async (request, say, signal) => say(await serve(request, { sliceBytes, signal, pause }));
  });

/** A task of its own: what has been read already would otherwise be hashed in one go. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
