import { trustedScriptUrl } from './trusted-script-url.ts';
import {
  FileUnreadableError,
  isWorkerFailedError,
  WorkerFailedError,
  workerMissingEvent,
} from './worker-failure.ts';
import { createHost, type HostOptions } from './worker-host.ts';
import {
  createPagePort,
  type TaskRequest,
  type Tasks,
  type WorkerJob,
  type WorkerMessage,
  type WorkerPort,
} from './worker-job.ts';

/** Code of a job, and use of its worker. */
export interface WorkerJobDefinition<T extends Tasks> {
  /** Address of the worker's script: `import url from './x.worker.ts?worker&url'`. */
  readonly url: string;
  /** Loads the same job for the page's thread, where it must yield; used if no worker may start. Absent: it fails then. */
  readonly load?: () => Promise<WorkerJob<T>>;
  /** Number of tasks that the worker has at a time; others wait in the order of their calls. Default: 1. */
  readonly concurrency?: number;
  /** Time for which an idle worker is kept, in milliseconds. Default: 10 s. */
  readonly idleMs?: number;
}

/** Options that tests override. */
export interface WorkerOptions<T extends Tasks> {
  readonly startWorker?: () => WorkerPort<T>;
  /** Time limit for loading the worker's code, in milliseconds. Default: 20 s. */
  readonly readyTimeoutMs?: number;
  readonly idleMs?: number;
}

/** Options of one call. */
export interface TaskCall<Event> {
  readonly signal?: AbortSignal | undefined;
  /** Called when the task doesn't wait for others any more. */
  readonly onStart?: (() => void) | undefined;
  readonly onEvent?: ((event: Event) => void) | undefined;
}

/** Runs the tasks of a job in a worker that exists only while it is needed. */
export interface WorkerClient<T extends Tasks> {
  /**
   * Rejects with the signal's reason when aborted, `FileUnreadableError` when a file can't be read, and `WorkerFailedError`
   * when the worker failed.
   */
  readonly run: <K extends keyof T>(
    task: K,
    input: T[K]['input'],
    call?: TaskCall<T[K]['event']>,
  ) => Promise<T[K]['value']>;
  /** Ends the client: running, waiting and later calls reject with an `AbortError`. */
  readonly dispose: () => void;
}

/**
 * Defines a job that runs in a worker, or on the page's thread if no worker may start, as with code from another origin.
 * Returns the factory of its clients; each has its own worker, which starts with the first call.
 */
export const defineWorkerJob =
  <T extends Tasks>({ url, load, ...definition }: WorkerJobDefinition<T>) =>
  ({ startWorker = () => startModuleWorker(url), ...options }: WorkerOptions<T> = {}): WorkerClient<T> =>
    createClient({
      concurrency: 1,
      readyTimeoutMs: 20_000,
      idleMs: 10_000,
      ...definition,
      ...options,
      start() {
        try {
          return startWorker();
        } catch (error) {
          if (load) return createPagePort(load);
          throw new WorkerFailedError(String(error), { cause: error, reason: 'not-allowed' });
        }
      },
    });

/** Starts a module worker from a script of this build. Throws if no worker may start. */
function startModuleWorker(url: string): Worker {
  // Checked first: the browser may report rejected addresses to the page's operator.
  if (new URL(url, import.meta.url).origin !== location.origin) {
    throw new TypeError('The worker is of another origin than the page.');
  }
  return new Worker(trustedScriptUrl(url), { type: 'module' });
}

interface ClientOptions<T extends Tasks> extends Pick<HostOptions<T>, 'start' | 'readyTimeoutMs' | 'idleMs'> {
  readonly concurrency: number;
}

interface Call<T extends Tasks> extends Pick<TaskCall<never>, 'onStart'> {
  readonly request: TaskRequest<T>;
  readonly onMessage: (event: MessageEvent) => void;
  readonly reject: (error: unknown) => void;
}

function createClient<T extends Tasks>({ concurrency, ...hostOptions }: ClientOptions<T>): WorkerClient<T> {
  const waiting = new Map<number, Call<T>>();
  const running = new Map<number, Call<T>>();
  let ended: DOMException | undefined;
  let lastId = 0;
  const host = createHost<T>({
    ...hostOptions,
    requests: () => [...running.values()].map(({ request }) => request),
    onMessage: (event, id) => running.get(id)?.onMessage(event),
    onFailed(error) {
      rejectAll(running, error);
      startNext();
    },
  });

  function startNext(): void {
    for (const [id, call] of waiting) {
      if (running.size >= concurrency) return;
      waiting.delete(id);
      running.set(id, call);
      host.post(call.request);
      call.onStart?.();
    }
    if (running.size === 0) host.startIdleTimer();
  }

  /** [Note: why abort terminates the worker] While a worker computes, it can't receive messages, and a hostile archive can
   * keep it busy for minutes. Only terminating it always works; the next task gets a new worker, whose code is in the
   * cache by then. While other tasks run in it, only the answer is dropped. */
  function onAbort(id: number, reason: unknown): void {
    (waiting.get(id) ?? running.get(id))?.reject(reason);
    waiting.delete(id);
    if (running.delete(id) && running.size === 0) host.terminate();
    startNext();
  }

  function run<K extends keyof T>(
    task: K,
    input: T[K]['input'],
    { signal, onStart, onEvent }: TaskCall<T[K]['event']> = {},
  ): Promise<T[K]['value']> {
    const id = ++lastId;
    const request: TaskRequest<T, K> = { id, task, input };
    const settled = new AbortController();
    return new Promise<T[K]['value']>((resolve, reject) => {
      signal?.throwIfAborted();
      if (ended) throw ended;
      signal?.addEventListener('abort', () => onAbort(id, signal.reason), { signal: settled.signal });
      const onMessage = ({ data }: MessageEvent<WorkerMessage<T[K]['value'], T[K]['event']>>): void => {
        if (data.kind === 'event') return onEvent?.(data.event);
        if (data.kind === 'value') resolve(data.value);
        if (data.kind === 'unreadable' || data.kind === 'crashed') reject(errorOf(data));
        running.delete(id);
        startNext();
      };
      waiting.set(id, { request, onStart, onMessage, reject });
      startNext();
    }).finally(() => settled.abort());
  }

  function dispose(): void {
    ended = new DOMException('The worker was disposed of.', 'AbortError');
    for (const calls of [waiting, running]) rejectAll(calls, ended);
    host.terminate();
  }

  return { run, dispose };
}

const errorOf = ({ kind, detail }: { readonly kind: 'unreadable' | 'crashed'; readonly detail: string }) =>
  kind === 'unreadable' ? new FileUnreadableError(detail) : new WorkerFailedError(detail);

/** Lets the page ask for a new release. Tests run where there are no global events. */
function reportMissing({ reason }: WorkerFailedError): void {
  const { dispatchEvent } = globalThis as { readonly dispatchEvent?: typeof globalThis.dispatchEvent };
  if (reason === 'not-loaded') dispatchEvent?.(new Event(workerMissingEvent));
}

/** Empties the map first, because a caller may call again at once. */
function rejectAll<T extends Tasks>(calls: Map<number, Call<T>>, error: unknown): void {
  const rejected = [...calls.values()];
  calls.clear();
  if (isWorkerFailedError(error)) reportMissing(error);
  for (const { reject } of rejected) reject(error);
}
