import { expect, test } from 'vitest';

import { fail, ok } from '#lib/result.ts';
import { createFileInMemory } from '#lib/small-file.ts';
import type { WorkerOptions } from '#lib/worker/define-worker-job.ts';

import { alterFile } from '../../../tests/support/alter-file.ts';
import { createFakeWorkers, runHere, startNoWorker } from '../../../tests/support/fake-worker.ts';
import { createHashJob, type HashTasks } from './hash-job.ts';
import { createHasher } from './hasher.ts';

function createBench(options: WorkerOptions<HashTasks> = {}) {
  const { workers, startWorker } = createFakeWorkers<HashTasks>();
  return { workers, hasher: createHasher({ startWorker, ...options }) };
}

const { signal } = new AbortController();
const file = new Blob(['abc']);
const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const outcome = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

const brokenStream = (): ReadableStream =>
  new ReadableStream({
    type: 'bytes',
    pull: (controller) => controller.error(new TypeError('network error')),
  });

/** A file that can no longer be read. */
const createGone = (): Blob => alterFile(file, { stream: brokenStream });

test('[HASH-2] no worker starts before the first file, and one serves several', async () => {
  const { workers, hasher } = createBench();
  expect(workers).toHaveLength(0);
  const first = hasher.hash(file, { signal });
  workers[0]!.say({ kind: 'ready' });
  workers[0]!.answer(1, ok('one'));
  expect(await first).toEqual({ ok: true, value: 'one' });
  const second = hasher.hash(file, { signal });
  workers[0]!.answer(2, ok('two'));
  expect(await second).toEqual({ ok: true, value: 'two' });
  expect(workers).toHaveLength(1);
  hasher.dispose();
});

test('[HASH-3] a second file waits until the first is done, and each gets its own answer', async () => {
  const { workers, hasher } = createBench();
  const first = hasher.hash(file, { signal });
  const second = hasher.hash(new Blob(['2']), { signal });
  expect(workers[0]!.requests.map(({ id }) => id)).toEqual([1]);
  workers[0]!.answer(2, ok('too early'));
  workers[0]!.answer(1, ok('one'));
  expect(await first).toEqual({ ok: true, value: 'one' });
  expect(workers[0]!.requests.map(({ id }) => id)).toEqual([1, 2]);
  workers[0]!.answer(2, ok('two'));
  expect(await second).toEqual({ ok: true, value: 'two' });
  hasher.dispose();
});

test('[HASH-4] an abort terminates the worker that hashes, and the next file gets a fresh one', async () => {
  const { workers, hasher } = createBench();
  const controller = new AbortController();
  const first = outcome(hasher.hash(file, { signal: controller.signal }));
  const second = hasher.hash(file, { signal });
  controller.abort('taken back');
  expect(await first).toBe('taken back');
  expect(workers[0]!.isTerminated).toBe(true);
  workers[1]!.answer(2, ok('two'));
  expect(await second).toEqual({ ok: true, value: 'two' });
  hasher.dispose();
});

test('[HASH-4] an abort while waiting leaves the running file alone', async () => {
  const { workers, hasher } = createBench();
  const controller = new AbortController();
  const first = hasher.hash(file, { signal });
  const second = outcome(hasher.hash(file, { signal: controller.signal }));
  controller.abort('no');
  expect(await second).toBe('no');
  expect(workers[0]!.isTerminated).toBe(false);
  workers[0]!.answer(1, ok('one'));
  expect(await first).toEqual({ ok: true, value: 'one' });
  expect(workers[0]!.requests).toHaveLength(1);
  hasher.dispose();
});

test('[HASH-4] a call that is already aborted starts no worker', async () => {
  const { workers, hasher } = createBench();
  expect(await outcome(hasher.hash(file, { signal: AbortSignal.abort('early') }))).toBe('early');
  expect(workers).toHaveLength(0);
});

test('[HASH-5] an unreadable file is a problem and keeps the worker', async () => {
  const { workers, hasher } = createBench();
  const first = hasher.hash(file, { signal });
  workers[0]!.answer(1, fail({ code: 'unreadable' }));
  expect(await first).toEqual({ ok: false, problem: { code: 'unreadable' } });
  expect(workers[0]!.isTerminated).toBe(false);
  hasher.dispose();
});

test('[HASH-5] the read error of a file is sent as data', async () => {
  const { value } = await runHere(createHashJob({ sliceBytes: 1024 }), 'hash', createGone());
  expect(value).toEqual({ ok: false, problem: { code: 'unreadable' } });
});

test('[HASH-6] a worker that never answers is a problem, and the next file gets a fresh one', async () => {
  const { workers, hasher } = createBench({ readyTimeoutMs: 1 });
  expect(await hasher.hash(file, { signal })).toEqual({ ok: false, problem: { code: 'unavailable' } });
  expect(workers[0]!.isTerminated).toBe(true);
  const second = hasher.hash(file, { signal });
  workers[1]!.say({ kind: 'ready' });
  workers[1]!.answer(2, ok('two'));
  expect(await second).toEqual({ ok: true, value: 'two' });
  hasher.dispose();
});

test('[HASH-6] a worker that breaks down, or a defect in it, is a problem', async () => {
  const { workers, hasher } = createBench();
  const first = hasher.hash(file, { signal });
  workers[0]!.breakDown('Failed to fetch module');
  expect(await first).toEqual({ ok: false, problem: { code: 'unavailable' } });
  const second = hasher.hash(file, { signal });
  workers[1]!.say({ kind: 'crashed', id: 2, detail: 'TypeError' });
  expect(await second).toEqual({ ok: false, problem: { code: 'unavailable' } });
  hasher.dispose();
});

test('[HASH-7] if no worker can start, files are still hashed', async () => {
  const hasher = createHasher({ startWorker: startNoWorker });
  expect(await hasher.hash(file, { signal })).toEqual({ ok: true, value: sha256 });
  expect(await hasher.hash(createGone(), { signal })).toEqual({ ok: false, problem: { code: 'unreadable' } });
  expect(await hasher.hash(file, { signal })).toEqual({ ok: true, value: sha256 });
  hasher.dispose();
});

test('[HASH-7] without a worker, an abort stops the reading and the next file is hashed', async () => {
  const hasher = createHasher({ startWorker: startNoWorker });
  const controller = new AbortController();
  let pulls = 0;
  const endless = alterFile(file, {
    size: Infinity,
    stream: () =>
      new ReadableStream({
        type: 'bytes',
        pull(stream) {
          pulls += 1;
          if (pulls === 3) controller.abort('taken back');
          stream.enqueue(new Uint8Array(64));
        },
      }),
  });
  const first = outcome(hasher.hash(endless, { signal: controller.signal }));
  const second = hasher.hash(file, { signal });
  expect(await first).toBe('taken back');
  expect(await second).toEqual({ ok: true, value: sha256 });
  const pullsAtAbort = pulls;
  // No event marks the end of reading; a hasher that still reads would read again within this time.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pulls).toBe(pullsAtAbort);
  hasher.dispose();
});

test('[HASH-8] an idle worker retires', async () => {
  const { workers, hasher } = createBench({ idleMs: 1 });
  const first = hasher.hash(file, { signal });
  const retired = new Promise((resolve) => workers[0]!.addEventListener('terminated', resolve));
  workers[0]!.say({ kind: 'ready' });
  workers[0]!.answer(1, ok('one'));
  await first;
  await retired;
  void outcome(hasher.hash(file, { signal }));
  expect(workers).toHaveLength(2);
  hasher.dispose();
});

test('[HASH-9] dispose rejects running and waiting files and leaves no worker', async () => {
  const { workers, hasher } = createBench();
  const all = [outcome(hasher.hash(file, { signal })), outcome(hasher.hash(file, { signal }))];
  hasher.dispose();
  expect(await Promise.all(all)).toMatchObject([{ name: 'AbortError' }, { name: 'AbortError' }]);
  expect(workers.every((worker) => worker.isTerminated)).toBe(true);
});

test('[HASH-3] a file in memory is hashed by the browser, without a worker and without waiting', async () => {
  const { workers, hasher } = createBench();
  const inMemory = createFileInMemory(new TextEncoder().encode('abc').buffer, new File([], 'a.txt'));
  expect(await hasher.hash(inMemory, { signal })).toEqual({ ok: true, value: sha256 });
  expect(workers).toHaveLength(0);
});
