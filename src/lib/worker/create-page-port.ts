import type { Alive, WorkerPort } from './worker-port.ts';

/** Works in slices, so that the page stays responsive; calls `say` with each answer. */
export type ServeHere<Request, Message> = (
  request: Request,
  send: (message: Message) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Replaces a worker on the main thread; `load` loads the code at the first request. */
export function createPagePort<Request, Message>(
  load: () => Promise<ServeHere<Request, Message>>,
): WorkerPort<Request> {
  const port = new EventTarget();
  const stop = new AbortController();
  const { signal } = stop;
  const say = (data: Message | Alive): void => {
    if (!signal.aborted) port.dispatchEvent(new MessageEvent('message', { data }));
  };

  async function answer(request: Request): Promise<void> {
    try {
      const serve = await load();
      say({ kind: 'alive' });
      await serve(request, say, signal);
    } catch (error) {
      if (!signal.aborted) port.dispatchEvent(Object.assign(new Event('error'), { message: String(error) }));
    }
  }

  return Object.assign(port, {
    postMessage: (request: Request) => void answer(request),
    terminate: () => stop.abort(),
  });
}

/** A worker, or its replacement on the page's thread if workers aren't allowed, as with code from another origin. */
export const orInThePage =
  <Request>(createWorker: () => WorkerPort<Request>, createHere: () => WorkerPort<Request>) =>
  (): WorkerPort<Request> => {
    try {
      return createWorker();
    } catch {
      return createHere();
    }
  };
