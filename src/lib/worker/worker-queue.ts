import { createJob, type Job, type Work } from './job.ts';
import { createWorkerHost } from './worker-host.ts';
import type { Answer, WorkerPort } from './worker-port.ts';

/** Options of a worker queue. */
export interface WorkerQueueOptions<Request> {
  readonly createWorker: () => WorkerPort<Request>;
  /** Time limit for loading the worker's code. Default: 20 s. */
  readonly aliveTimeoutMs?: number;
  /** Time for which an idle worker is kept. Default: 10 s. */
  readonly idleMs?: number;
}

/** Runs jobs one by one in a worker that exists only while there is work. */
export interface WorkerQueue<Request, A> {
  /** Rejects with the signal's reason when aborted, and with `WorkerFailedError` when the worker could not do it. */
  readonly run: <T>(work: Work<Request, A, T>) => Promise<T>;
  /** Stops the worker; running and waiting jobs reject with an `AbortError`. */
  readonly dispose: () => void;
}

/** Creates an empty queue; the worker is created with the first job. */
export function createWorkerQueue<Request, A extends Answer>({
  createWorker,
  aliveTimeoutMs = 20_000,
  idleMs = 10_000,
}: WorkerQueueOptions<Request>): WorkerQueue<Request, A> {
  const waiting = new Set<Job<Request, A>>();
  let running: Job<Request, A> | undefined;
  let lastId = 0;
  const host = createWorkerHost<Request, A>({
    createWorker,
    aliveTimeoutMs,
    idleMs,
    onAnswer: (answer) => answer.job === running?.id && running.onAnswer(answer),
    onFailed: (error) => running?.fail(error),
  });

  function startNext(): void {
    if (running !== undefined) return;
    [running] = waiting;
    if (running === undefined) return host.rest();
    waiting.delete(running);
    host.post(running.request);
  }

  /** [Note: why abort terminates the worker] A worker computes without a pause in which it could receive a message, and a
   * hostile archive can make it run for minutes. Terminating is the one stop that always works; the next job gets a
   * fresh worker, whose code is in the cache by then. */
  function onSettled(job: Job<Request, A>, reason: 'aborted' | 'done'): void {
    waiting.delete(job);
    if (job !== running) return;
    running = undefined;
    if (reason === 'aborted') host.terminate();
    startNext();
  }

  function run<T>(work: Work<Request, A, T>): Promise<T> {
    if (work.signal?.aborted) return Promise.reject(work.signal.reason as Error);
    const { job, promise } = createJob({ id: ++lastId, work, onSettled });
    waiting.add(job);
    startNext();
    return promise;
  }

  function dispose(): void {
    const error = new DOMException('The worker was disposed of.', 'AbortError');
    for (const job of waiting) job.fail(error);
    running?.fail(error);
    host.terminate();
  }

  return { run, dispose };
}
