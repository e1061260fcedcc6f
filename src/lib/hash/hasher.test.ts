import { expect, test } from 'vitest';

import { createFileInMemory } from '#lib/file/small-file.ts';
import type { WorkerOptions } from '#lib/worker/define-worker-job.ts';

import { alterFile } from '../../../tests/support/alter-file.ts';
import { createFakeWorkers, startNoWorker } from '../../../tests/support/fakes/fake-worker.ts';
import type { HashTasks } from './hash-blob.ts';
import { createHasher } from './hasher.ts';

function createBench(options: WorkerOptions<HashTasks> = {}) {
  const { workers, startWorker } = createFakeWorkers<HashTasks>();
  return { workers, hasher: createHasher({ startWorker, ...options }) };
}

const { signal } = new AbortController();
const file = new Blob(['abc']);
const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

/** A file that can no longer be read. */
const createGone = (): Blob =>
  alterFile(file, {
    slice: () =>
      alterFile(file, { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
  });

test('[HASH-5] an unreadable file has no hash', async () => {
  const { workers, hasher } = createBench();
  const hashed = hasher.hash(createGone(), { signal });
  workers[0]!.say({ kind: 'unreadable', id: 1, detail: 'NotReadableError' });
  expect(await hashed).toBeUndefined();
  hasher.dispose();
});

test('[HASH-5] a worker that never answers gives no hash, and the next file gets a fresh one', async () => {
  const { workers, hasher } = createBench({ readyTimeoutMs: 1 });
  expect(await hasher.hash(file, { signal })).toBeUndefined();
  expect(workers[0]!.isTerminated).toBe(true);
  const second = hasher.hash(file, { signal });
  workers[1]!.say({ kind: 'ready' });
  workers[1]!.answer(2, 'two');
  expect(await second).toBe('two');
  hasher.dispose();
});

test('an abort during hashing rejects with its reason', async () => {
  const { workers, hasher } = createBench();
  const takenBack = new AbortController();
  const hashed = hasher.hash(file, { signal: takenBack.signal });
  workers[0]!.say({ kind: 'ready' });
  takenBack.abort('taken back');
  await expect(hashed).rejects.toBe('taken back');
  hasher.dispose();
});

test('[HASH-7] if no worker can start, files are still hashed', async () => {
  const hasher = createHasher({ startWorker: startNoWorker });
  expect(await hasher.hash(file, { signal })).toBe(sha256);
  expect(await hasher.hash(createGone(), { signal })).toBeUndefined();
  expect(await hasher.hash(file, { signal })).toBe(sha256);
  hasher.dispose();
});

test('[HASH-7] a file in memory is hashed by the browser, without a worker and without waiting', async () => {
  const { workers, hasher } = createBench();
  const inMemory = createFileInMemory(new TextEncoder().encode('abc').buffer, new File([], 'a.txt'));
  expect(await hasher.hash(inMemory, { signal })).toBe(sha256);
  expect(workers).toHaveLength(0);
});
