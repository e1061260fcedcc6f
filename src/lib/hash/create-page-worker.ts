import type { WorkerPort } from '#lib/worker/worker-port.ts';

import type { HashMessage, HashRequest } from './protocol.ts';

/** Some 5 ms of work, and a tenth of that of a task that a person feels on a device ten times slower. */
const sliceBytes = 2 ** 18;

/** Stands in for the worker on the thread of the page, with a pause after each slice; its code loads when asked. */
export function createPageWorker(): WorkerPort<HashRequest> {
  const port = new EventTarget();
  const stop = new AbortController();
  const { signal } = stop;
  const say = (data: HashMessage): boolean =>
    !signal.aborted && port.dispatchEvent(new MessageEvent('message', { data }));

  async function answer(request: HashRequest): Promise<void> {
    try {
      const { serve } = await import('./serve.ts');
      say({ kind: 'alive' });
      say(await serve(request, { sliceBytes, signal, pause }));
    } catch (error) {
      if (!signal.aborted) port.dispatchEvent(Object.assign(new Event('error'), { message: String(error) }));
    }
  }

  return Object.assign(port, {
    postMessage: (request: HashRequest) => void answer(request),
    terminate: () => stop.abort(),
  });
}

/** A task of its own: what has been read already would otherwise be hashed in one go. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
