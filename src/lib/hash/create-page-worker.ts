import { createPagePort } from '#lib/worker/create-page-port.ts';

import type { HashMessage, HashRequest } from './protocol.ts';

/** About 5 ms of work; on a device ten times slower, a task of 50 ms. */
const sliceBytes = 2 ** 18;

/** Hashes on the main thread, with a pause after each slice. */
export const createPageWorker = () =>
  createPagePort<HashRequest, HashMessage>(async () => {
    const { serve } = await import('./serve.ts');
    return async (request, send, signal) => send(await serve(request, { sliceBytes, signal, pause }));
  });

/** A separate task: otherwise all data read so far would be hashed without a pause. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
