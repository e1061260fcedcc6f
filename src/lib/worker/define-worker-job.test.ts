import { afterEach, expect, test, vi } from 'vitest';

import { createFakeWorkers, startNoWorker } from '../../../tests/support/fakes/fake-worker.ts';
import { defineWorkerJob, type WorkerOptions } from './define-worker-job.ts';
import { workerMissingEvent } from './worker-failure.ts';
import type { Task, WorkerJob } from './worker-job.ts';

type CountTasks = {
  /** Counts up to a number and reports each step. */
  readonly count: Task<number, string, number>;
};

const job: WorkerJob<CountTasks> = {
  async count(end, { signal, emit }) {
    if (end < 0) throw new RangeError('Too low.');
    for (let at = 1; at <= end; at += 1) {
      emit(at);
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) counted.push(`stopped at ${at}`);
      signal.throwIfAborted();
    }
    return `counted ${end}`;
  },
};
const counted: string[] = [];

const loadJob = () => Promise.resolve(job);

function createBench(options: WorkerOptions<CountTasks> = {}, concurrency = 1, load = loadJob) {
  const { workers, startWorker } = createFakeWorkers<CountTasks>();
  const createClient = defineWorkerJob<CountTasks>({ url: 'count.js', load, concurrency });
  return { workers, client: createClient({ startWorker, ...options }) };
}

const outcome = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);
const idsOf = ({ requests }: { readonly requests: readonly { readonly id: number }[] }) =>
  requests.map(({ id }) => id);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[LIB-1] calls share one worker, one after another, and it is terminated when idle', async () => {
  vi.useFakeTimers();
  const { workers, client } = createBench();
  expect(workers).toHaveLength(0);
  const started: number[] = [];
  const run = (input: number) => client.run('count', input, { onStart: () => started.push(input) });
  const [first, second] = [run(1), run(2)];
  expect(workers[0]!.requests).toEqual([{ id: 1, task: 'count', input: 1 }]);
  expect(started).toEqual([1]);
  workers[0]!.say({ kind: 'ready' });
  workers[0]!.answer(1, 'one');
  expect(workers[0]!.requests.at(-1)).toEqual({ id: 2, task: 'count', input: 2 });
  expect(started).toEqual([1, 2]);
  // Longer than the limits for loading and for an idle worker: it is working.
  await vi.advanceTimersByTimeAsync(60_000);
  workers[0]!.answer(2, 'two');
  expect(await Promise.all([first, second])).toEqual(['one', 'two']);
  await vi.advanceTimersByTimeAsync(9999);
  expect(workers[0]!.isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(workers[0]!.isTerminated).toBe(true);
  void client.run('count', 3);
  expect(workers).toHaveLength(2);
});

test('[LIB-1] with several tasks at a time, each answer and event reaches its call', async () => {
  const { workers, client } = createBench({}, 2);
  const events: string[] = [];
  const run = (name: string) =>
    client.run('count', 1, { onEvent: (event) => events.push(`${name} ${event}`) });
  const calls = [run('a'), run('b'), run('c')];
  const [worker] = workers;
  expect(idsOf(worker!)).toEqual([1, 2]);
  worker!.say({ kind: 'event', id: 2, event: 5 });
  worker!.answer(2, 'b');
  worker!.say({ kind: 'event', id: 2, event: 6 });
  worker!.say({ kind: 'event', id: 1, event: 7 });
  expect(idsOf(worker!)).toEqual([1, 2, 3]);
  worker!.answer(3, 'c');
  worker!.answer(1, 'a');
  worker!.answer(9, 'unknown');
  expect(await Promise.all(calls)).toEqual(['a', 'b', 'c']);
  expect(events).toEqual(['b 5', 'a 7']);
  client.dispose();
});

test('[LIB-3] an abort does not affect other tasks of the same worker; aborting the last one terminates it', async () => {
  const { workers, client } = createBench({}, 2);
  const [first, second] = [new AbortController(), new AbortController()];
  const events: number[] = [];
  const onEvent = (event: number) => events.push(event);
  const aborted = outcome(client.run('count', 1, { signal: first.signal, onEvent }));
  const other = outcome(client.run('count', 2, { signal: second.signal }));
  first.abort('first');
  expect(await aborted).toBe('first');
  expect(workers[0]!.isTerminated).toBe(false);
  workers[0]!.say({ kind: 'event', id: 1, event: 1 });
  workers[0]!.answer(1, 'dropped');
  second.abort('second');
  expect(await other).toBe('second');
  expect(workers[0]!.isTerminated).toBe(true);
  expect(events).toEqual([]);
  expect(await outcome(client.run('count', 3, { signal: first.signal }))).toBe('first');
  expect(workers).toHaveLength(1);
});

test('[LIB-4] a task that throws keeps its worker; a crash rejects all calls of the worker', async () => {
  const { workers, client } = createBench({}, 2);
  const calls = [1, 2, 3].map((input) => outcome(client.run('count', input)));
  workers[0]!.say({ kind: 'crashed', id: 1, detail: 'RangeError: Too low.' });
  expect(await calls[0]).toMatchObject({ name: 'WorkerFailedError', message: 'RangeError: Too low.' });
  expect(workers[0]!.isTerminated).toBe(false);
  const waiting = client.run('count', 4);
  workers[0]!.breakDown('out of memory');
  expect(await calls[1]).toMatchObject({ name: 'WorkerFailedError', message: 'out of memory' });
  expect(await calls[2]).toMatchObject({ message: 'out of memory' });
  expect(workers[0]!.isTerminated).toBe(true);
  expect(idsOf(workers[1]!)).toEqual([4]);
  workers[1]!.answer(4, 'four');
  expect(await waiting).toBe('four');
  client.dispose();
});

test('[LIB-4] a call rejects if a message cannot be copied to the worker or back', async () => {
  const { workers, client } = createBench();
  const first = outcome(client.run('count', 1));
  workers[0]!.dispatchEvent(new Event('messageerror'));
  expect(await first).toMatchObject({ message: 'The answer could not be read.' });
  const { workers: strict, startWorker } = createFakeWorkers<CountTasks>(() => {
    throw new DOMException('It could not be cloned.', 'DataCloneError');
  });
  const second = createBench({ startWorker }).client.run('count', 1);
  expect(await outcome(second)).toMatchObject({
    name: 'WorkerFailedError',
    message: 'DataCloneError: It could not be cloned.',
  });
  expect(strict[0]!.isTerminated).toBe(true);
});

test('[LIB-4] further calls do not change the time limit of a worker that loads slowly', async () => {
  vi.useFakeTimers();
  const { workers, client } = createBench({}, 2);
  const first = outcome(client.run('count', 1));
  await vi.advanceTimersByTimeAsync(15_000);
  const second = outcome(client.run('count', 2));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await first).toMatchObject({ message: 'Nothing was loaded within 20000 ms.' });
  expect(await second).toMatchObject({ name: 'WorkerFailedError' });
  expect(workers).toHaveLength(1);
});

test('[LIB-4] a worker that is loaded again gets all requests, also those made meanwhile', async () => {
  vi.useFakeTimers();
  const { workers, client } = createBench({}, 3);
  const calls = [client.run('count', 1), client.run('count', 2)];
  workers[0]!.breakDown('');
  calls.push(client.run('count', 3));
  await vi.advanceTimersByTimeAsync(999);
  expect(workers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(idsOf(workers[1]!)).toEqual([1, 2, 3]);
  for (const id of [1, 2, 3]) workers[1]!.answer(id, `${id}`);
  expect(await Promise.all(calls)).toEqual(['1', '2', '3']);
  client.dispose();
});

test('[LIB-4] the page learns that the code of a worker couldn’t be loaded, and nothing of one that crashed', async () => {
  vi.useFakeTimers();
  const missing = vi.fn<(event: Event) => boolean>();
  vi.stubGlobal('dispatchEvent', missing);
  const { workers, client } = createBench();
  const crashed = outcome(client.run('count', 1));
  workers[0]!.say({ kind: 'ready' });
  workers[0]!.breakDown('out of memory');
  expect(await crashed).toMatchObject({ reason: 'crashed' });
  expect(missing).not.toHaveBeenCalled();
  const notLoaded = outcome(client.run('count', 2));
  workers[1]!.breakDown('');
  await vi.advanceTimersByTimeAsync(1000);
  workers[2]!.breakDown('');
  expect(await notLoaded).toMatchObject({ reason: 'not-loaded' });
  expect(missing.mock.calls.map(([{ type }]) => type)).toEqual([workerMissingEvent]);
});

test('[LIB-3] a client that was disposed of starts nothing', async () => {
  const { workers, client } = createBench();
  const running = outcome(client.run('count', 1));
  client.dispose();
  expect(await running).toMatchObject({ name: 'AbortError' });
  expect(await outcome(client.run('count', 2))).toMatchObject({ name: 'AbortError' });
  expect(workers).toHaveLength(1);
  expect(workers[0]!.isTerminated).toBe(true);
});

test('[LIB-6] if no worker may start, the page runs the job, with the same events and errors', async () => {
  const { client } = createBench({ startWorker: startNoWorker });
  const events: number[] = [];
  expect(await client.run('count', 3, { onEvent: (event) => events.push(event) })).toBe('counted 3');
  expect(events).toEqual([1, 2, 3]);
  expect(await outcome(client.run('count', -1))).toMatchObject({
    name: 'WorkerFailedError',
    message: 'RangeError: Too low.',
  });
  client.dispose();
});

test('[LIB-6] an abort stops the job on the page, which reports nothing more', async () => {
  const { client } = createBench({ startWorker: startNoWorker });
  const abort = new AbortController();
  const events: number[] = [];
  const onEvent = (event: number): void => {
    events.push(event);
    if (event === 2) abort.abort('enough');
  };
  expect(await outcome(client.run('count', 1000, { signal: abort.signal, onEvent }))).toBe('enough');
  expect(await client.run('count', 1)).toBe('counted 1');
  expect(counted).toEqual(['stopped at 2']);
  expect(events).toEqual([1, 2]);
  client.dispose();
});

test('[LIB-6] code that does not load for the page fails the calls, and is loaded again for the next one', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('Failed to fetch');
    return job;
  };
  const { client } = createBench({ startWorker: startNoWorker }, 1, load);
  expect(await outcome(client.run('count', 1))).toMatchObject({ message: 'TypeError: Failed to fetch' });
  expect(await client.run('count', 1)).toBe('counted 1');
  client.dispose();
});

/** Returns the addresses of the workers that a page of this origin starts; the code has the origin of files. */
async function workersStartedAt(origin: string): Promise<readonly unknown[]> {
  const urls: unknown[] = [];
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: (url: string) => ({ name, url: createScriptURL(url) }),
    }),
  });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => this.dispatchEvent(new Event('messageerror'));
      terminate = () => undefined;
      constructor(url: unknown, options: WorkerOptions<CountTasks>) {
        super();
        urls.push([url, options]);
      }
    },
  );
  vi.resetModules();
  // A page creates the policy once.
  const { defineWorkerJob } = await import('./define-worker-job.ts');
  const client = defineWorkerJob<CountTasks>({ url: 'count.js', load: loadJob })();
  await outcome(client.run('count', 1));
  client.dispose();
  return urls;
}

test('[LIB-6] a worker starts only from a script of the same origin, with a trusted address', async () => {
  expect(await workersStartedAt('null')).toEqual([
    [{ name: 'asset-document-upload', url: 'count.js' }, { type: 'module' }],
  ]);
  expect(await workersStartedAt('https://host.example')).toEqual([]);
});
