import type { TaskRequest, Tasks, WorkerJob, WorkerMessage, WorkerPort } from '#lib/worker/worker-job.ts';

/** A worker controlled by the test: records requests, and sends the messages and errors that the test wants. */
export class FakeWorker<T extends Tasks> extends EventTarget implements WorkerPort<T> {
  readonly requests: TaskRequest<T>[] = [];
  isTerminated = false;
  private readonly onRequest: ((worker: FakeWorker<T>, request: TaskRequest<T>) => void) | undefined;

  constructor(onRequest?: (worker: FakeWorker<T>, request: TaskRequest<T>) => void) {
    super();
    this.onRequest = onRequest;
  }
  postMessage(request: TaskRequest<T>): void {
    this.requests.push(request);
    this.onRequest?.(this, request);
  }
  terminate(): void {
    this.isTerminated = true;
    this.dispatchEvent(new Event('terminated'));
  }
  say(data: WorkerMessage<T[keyof T]['value'], T[keyof T]['event']>): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  answer(id: number, value: T[keyof T]['value']): void {
    this.say({ kind: 'value', id, value });
  }
  breakDown(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

/** Creates fake workers, and the function that starts them. */
export function createFakeWorkers<T extends Tasks>(
  onRequest?: (worker: FakeWorker<T>, request: TaskRequest<T>) => void,
) {
  const workers: FakeWorker<T>[] = [];
  const startWorker = (): FakeWorker<T> => {
    const worker = new FakeWorker<T>(onRequest);
    workers.push(worker);
    return worker;
  };
  return { workers, startWorker };
}

/** Fails as if the code were of another origin than the page's. */
export const startNoWorker = (): never => {
  throw new DOMException('The script is of another origin.', 'SecurityError');
};

/** Returns a handler with which a fake worker runs a job. */
export const doing =
  <T extends Tasks>(job: WorkerJob<T>) =>
  (worker: FakeWorker<T>, { id, task, input }: TaskRequest<T>): void => {
    const emit = (event: T[keyof T]['event']) => worker.say({ kind: 'event', id, event });
    job[task](input, { signal, emit, transfer: () => undefined }).then(
      (value) => worker.answer(id, value),
      (error: unknown) => {
        const kind = error instanceof DOMException ? 'unreadable' : 'crashed';
        worker.say({ kind, id, detail: String(error) });
      },
    );
  };

const { signal } = new AbortController();

/** Runs a task on this thread as a worker would; returns its events, transfers and value. */
export async function runHere<T extends Tasks, K extends keyof T>(
  job: WorkerJob<T>,
  task: K,
  input: T[K]['input'],
) {
  const events: T[K]['event'][] = [];
  const transferred: Transferable[] = [];
  const value = await job[task](input, {
    signal,
    emit: (event) => events.push(event),
    transfer: (object) => transferred.push(object),
  });
  return { value, events, transferred };
}
