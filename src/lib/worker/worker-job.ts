/** One task of a worker. Its input, events and value are copied between the threads. */
export interface Task<Input = unknown, Value = unknown, Event = unknown> {
  readonly input: Input;
  readonly value: Value;
  readonly event: Event;
}

/** The tasks of a worker by name; the contract between the page and the worker. */
export type Tasks = Readonly<Record<string, Task>>;

/**
 * Code of all tasks of a worker. An expected failure is a value, since an error would lose its class between the threads. A
 * DOMException that a task throws is the read error of a file (`NotReadableError`, `NotFoundError`), which the page gets as
 * `FileUnreadableError`; any other error is a defect, and the page gets it as `WorkerFailedError`.
 */
export type WorkerJob<T extends Tasks> = {
  readonly [K in keyof T]: (
    input: T[K]['input'],
    context: TaskContext<T[K]['event']>,
  ) => Promise<T[K]['value']>;
};

/** Second argument of a task: cancellation, events and transfers. */
export interface TaskContext<Event = never> {
  /** Aborts when the task is cancelled. Only on the page's thread: a worker is terminated. */
  readonly signal: AbortSignal;
  /** Sends an event to the caller while the task runs. */
  readonly emit: (event: Event) => void;
  /** Moves an object within the value to the page instead of copying it. */
  readonly transfer: (object: Transferable) => void;
}

/** Message from the page to the worker. */
export interface TaskRequest<T extends Tasks, K extends keyof T = keyof T> {
  readonly id: number;
  readonly task: K;
  readonly input: T[K]['input'];
}

/**
 * Message from the worker to the page; `ready` comes first, and `value`, `unreadable` or `crashed` is the last of its
 * task.
 */
export type WorkerMessage<Value = unknown, Event = unknown> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'event'; readonly id: number; readonly event: Event }
  | { readonly kind: 'value'; readonly id: number; readonly value: Value }
  | { readonly kind: 'unreadable' | 'crashed'; readonly id: number; readonly detail: string };

type Post = (message: WorkerMessage, transfer?: Transferable[]) => void;

/** Runs a job in this worker; called once, by the worker's script. */
export function serveWorkerJob<T extends Tasks>(job: WorkerJob<T>): void {
  const { signal } = new AbortController();
  addEventListener('message', (event: MessageEvent<TaskRequest<T>>) => {
    void runTask(job, event.data, { signal, post: postToPage });
  });
  postToPage({ kind: 'ready' });
}

const postToPage: Post = (message, transfer = []) => postMessage(message, { transfer });

/** The part of a `Worker` that is used. */
export interface WorkerPort<T extends Tasks> extends EventTarget {
  readonly postMessage: (request: TaskRequest<T>) => void;
  /** Must stop at once, even during work. */
  readonly terminate: () => void;
}

/** Runs a job on the page's thread, in place of a worker; its code is loaded at once. */
export function createPagePort<T extends Tasks>(load: () => Promise<WorkerJob<T>>): WorkerPort<T> {
  const port = new EventTarget();
  const stop = new AbortController();
  const { signal } = stop;
  const fire = (event: Event): void => void (signal.aborted || port.dispatchEvent(event));
  const post: Post = (data) => fire(new MessageEvent('message', { data }));
  const loading = load();
  loading.then(
    () => post({ kind: 'ready' }),
    (error: unknown) => fire(Object.assign(new Event('error'), { message: String(error) })),
  );
  return Object.assign(port, {
    postMessage: (request: TaskRequest<T>) => {
      loading.then(
        (job) => runTask(job, request, { signal, post }),
        () => undefined,
      );
    },
    terminate: () => stop.abort(),
  });
}

async function runTask<T extends Tasks, K extends keyof T>(
  job: WorkerJob<T>,
  { id, task, input }: TaskRequest<T, K>,
  { signal, post }: { readonly signal: AbortSignal; readonly post: Post },
): Promise<void> {
  const transferred: Transferable[] = [];
  try {
    const value = await job[task](input, {
      signal,
      emit: (event) => post({ kind: 'event', id, event }),
      transfer: (object) => transferred.push(object),
    });
    post({ kind: 'value', id, value }, transferred);
  } catch (error) {
    const isReadError = error instanceof DOMException && error.name !== 'DataCloneError';
    const kind = isReadError ? 'unreadable' : 'crashed';
    post({ kind, id, detail: String(error) });
  }
}
