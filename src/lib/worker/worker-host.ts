import { isWorkerFailedError, WorkerFailedError } from './worker-failure.ts';
import type { TaskRequest, Tasks, WorkerMessage, WorkerPort } from './worker-job.ts';

/** Options of a host. */
export interface HostOptions<T extends Tasks> {
  readonly start: () => WorkerPort<T>;
  /** Time limit for loading the worker's code, in milliseconds. */
  readonly readyTimeoutMs: number;
  /** Time for which an idle worker is kept, in milliseconds. */
  readonly idleMs: number;
  /** Requests without an answer; posted to each new worker. */
  readonly requests: () => readonly TaskRequest<T>[];
  readonly onMessage: (event: MessageEvent, id: number) => void;
  /** Called after the worker didn't load or crashed; it has been terminated. */
  readonly onFailed: (error: WorkerFailedError) => void;
}

/** Pause before the code is loaded again, in milliseconds; lets the network recover. */
export const reloadMs = 1000;

/**
 * Keeps at most one worker: started with the first request, terminated when idle, replaced after a failure. If its code
 * doesn't load, it is started once more, since a lost connection often returns soon.
 */
export function createHost<T extends Tasks>(options: HostOptions<T>) {
  let status: 'none' | 'loading' | 'reloading' | 'ready' = 'none';
  let worker: WorkerPort<T> | undefined;
  let listening = new AbortController();
  /** Runs while the code loads, before it is loaded again, or while the worker is idle. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  function terminate(): void {
    clearTimeout(timer);
    listening.abort();
    worker?.terminate();
    worker = undefined;
    status = 'none';
  }

  function failWith(error: unknown): void {
    terminate();
    options.onFailed(asFailure(error));
  }

  function receive(event: MessageEvent<WorkerMessage>): void {
    if (status !== 'ready') clearTimeout(timer);
    status = 'ready';
    if (event.data.kind !== 'ready') options.onMessage(event, event.data.id);
  }

  /** A worker whose code can't be loaded fires an event without a message. */
  function onError({ message }: ErrorEvent): void {
    if (message || status !== 'loading') return failWith(startFailure(message, status === 'ready'));
    terminate();
    status = 'reloading';
    timer = setTimeout(load, reloadMs);
  }

  function load(): void {
    try {
      worker = options.start();
      const { signal } = (listening = new AbortController());
      worker.addEventListener('message', (event) => receive(event as MessageEvent<WorkerMessage>), {
        signal,
      });
      worker.addEventListener('messageerror', () => failWith('The answer could not be read.'), { signal });
      worker.addEventListener('error', (event) => onError(event as ErrorEvent), { signal });
      timer = setTimeout(() => failWith(tooSlow(options.readyTimeoutMs)), options.readyTimeoutMs);
      for (const request of options.requests()) worker.postMessage(request);
    } catch (error) {
      failWith(error);
    }
  }

  function post(request: TaskRequest<T>): void {
    if (status === 'none') {
      status = 'loading';
      return load();
    }
    if (status === 'ready') clearTimeout(timer);
    try {
      worker?.postMessage(request);
    } catch (error) {
      failWith(error);
    }
  }

  function startIdleTimer(): void {
    clearTimeout(timer);
    if (worker !== undefined && options.idleMs !== Infinity) timer = setTimeout(terminate, options.idleMs);
  }

  return { post, startIdleTimer, terminate };
}

const asFailure = (error: unknown): WorkerFailedError =>
  isWorkerFailedError(error) ? error : new WorkerFailedError(String(error), { cause: error });

const tooSlow = (limitMs: number) =>
  new WorkerFailedError(`Nothing was loaded within ${limitMs} ms.`, { reason: 'not-loaded' });

const startFailure = (message: string, isLoaded: boolean) =>
  new WorkerFailedError(message || 'The code of the worker did not load.', {
    reason: isLoaded ? 'crashed' : 'not-loaded',
  });
