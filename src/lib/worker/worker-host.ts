import { WorkerFailedError } from './worker-failed-error.ts';
import type { Alive, Answer, WorkerPort } from './worker-port.ts';

export interface WorkerHostOptions<Request, A> {
  readonly createWorker: () => WorkerPort<Request>;
  readonly aliveTimeoutMs: number;
  readonly idleMs: number;
  readonly onAnswer: (answer: A) => void;
  /** The worker did not load or broke down; it is gone by then. */
  readonly onFailed: (error: WorkerFailedError) => void;
}

/** Keeps at most one worker: made at the first request, retired when idle, replaced after a failure. */
export interface WorkerHost<Request> {
  readonly post: (request: Request) => void;
  /** There is no work: the worker retires unless some comes within `idleMs`. */
  readonly rest: () => void;
  readonly terminate: () => void;
}

export function createWorkerHost<Request, A extends Answer>(
  options: WorkerHostOptions<Request, A>,
): WorkerHost<Request> {
  let worker: WorkerPort<Request> | undefined;
  let listening = new AbortController();
  /** At most one runs: the wait for the code to load, or the wait for the next job. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  function terminate(): void {
    clearTimeout(timer);
    listening.abort();
    worker?.terminate();
    worker = undefined;
  }

  function failWith(detail: string, cause?: unknown): void {
    terminate();
    options.onFailed(new WorkerFailedError(detail, { cause }));
  }

  function onMessage(event: Event): void {
    const message = (event as MessageEvent<Alive | A>).data;
    if (isAlive(message)) clearTimeout(timer);
    else options.onAnswer(message);
  }

  function start(): WorkerPort<Request> {
    const started = options.createWorker();
    listening = new AbortController();
    const { signal } = listening;
    started.addEventListener('message', onMessage, { signal });
    started.addEventListener('messageerror', () => failWith('The answer could not be read.'), { signal });
    started.addEventListener('error', (event) => failWith(wordsOf(event as ErrorEvent)), { signal });
    const { aliveTimeoutMs } = options;
    timer = setTimeout(() => failWith(`Nothing was loaded within ${aliveTimeoutMs} ms.`), aliveTimeoutMs);
    return started;
  }

  function post(request: Request): void {
    try {
      if (worker === undefined) worker = start();
      else clearTimeout(timer);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(request);
    } catch (error) {
      failWith(String(error), error);
    }
  }

  function rest(): void {
    if (worker === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(terminate, options.idleMs);
  }

  return { post, rest, terminate };
}

/** A worker whose code does not load gives an event without words. */
const wordsOf = (event: ErrorEvent): string => event.message || 'The code of the worker did not load.';

const isAlive = (message: Alive | Answer): message is Alive => message.kind === 'alive';
