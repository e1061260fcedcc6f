import { WorkerFailedError } from './worker-failed-error.ts';
import type { Alive, Answer, WorkerPort } from './worker-port.ts';

/** Factory, timeouts in milliseconds, and listeners of a worker host. */
export interface WorkerHostOptions<Request, A> {
  readonly createWorker: () => WorkerPort<Request>;
  readonly aliveTimeoutMs: number;
  readonly idleMs: number;
  readonly onAnswer: (answer: A) => void;
  /** The worker didn't load or crashed; it has been terminated. */
  readonly onFailed: (error: WorkerFailedError) => void;
}

/** Pause before the code is loaded again, in milliseconds; lets the network recover. */
export const reloadMs = 1000;

/**
 * Keeps at most one worker: created at the first request, terminated when idle, replaced after a failure. If its code
 * doesn't load, it is created once more, since a lost connection is often followed by a working one.
 */
export interface WorkerHost<Request> {
  readonly post: (request: Request) => void;
  /** There is no work: the worker retires unless some comes within `idleMs`. */
  readonly rest: () => void;
  readonly terminate: () => void;
}

/** Creates a host, without a worker until something is posted. */
export function createWorkerHost<Request, A extends Answer>(
  options: WorkerHostOptions<Request, A>,
): WorkerHost<Request> {
  let worker: WorkerPort<Request> | undefined;
  let listening = new AbortController();
  /** At most one runs: the wait for the code to load, before it is loaded again, or for the next job. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** State of the code: not requested, loading, loading again, or loaded. */
  let code: 'none' | 'first' | 'second' | 'here' = 'none';

  function terminate(): void {
    clearTimeout(timer);
    listening.abort();
    worker?.terminate();
    worker = undefined;
    code = 'none';
  }

  function failWith(detail: string, cause?: unknown): void {
    terminate();
    options.onFailed(new WorkerFailedError(detail, { cause }));
  }

  function onMessage(event: Event): void {
    const message = (event as MessageEvent<Alive | A>).data;
    if (!isAlive(message)) return options.onAnswer(message);
    clearTimeout(timer);
    code = 'here';
  }

  /** A worker whose code can't be loaded fires an event without a message. */
  function onError({ message }: ErrorEvent, request: Request): void {
    if (message || code !== 'first') return failWith(message || 'The code of the worker did not load.');
    terminate();
    code = 'second';
    timer = setTimeout(() => post(request), reloadMs);
  }

  function start(request: Request): WorkerPort<Request> {
    const started = options.createWorker();
    if (code === 'none') code = 'first';
    listening = listenTo(started, {
      message: onMessage,
      messageerror: () => failWith('The answer could not be read.'),
      error: (event) => onError(event as ErrorEvent, request),
    });
    const { aliveTimeoutMs } = options;
    timer = setTimeout(() => failWith(`Nothing was loaded within ${aliveTimeoutMs} ms.`), aliveTimeoutMs);
    return started;
  }

  function post(request: Request): void {
    try {
      if (worker === undefined) worker = start(request);
      else clearTimeout(timer);
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

/** Until the returned controller aborts. */
function listenTo<Request>(
  worker: WorkerPort<Request>,
  listeners: Readonly<Record<'message' | 'messageerror' | 'error', (event: Event) => void>>,
): AbortController {
  const listening = new AbortController();
  const { signal } = listening;
  for (const [type, listener] of Object.entries(listeners)) {
    worker.addEventListener(type, listener, { signal });
  }
  return listening;
}

const isAlive = (message: Alive | Answer): message is Alive => message.kind === 'alive';
