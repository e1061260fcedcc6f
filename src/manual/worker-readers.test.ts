import { afterEach, expect, test, vi } from 'vitest';

import type { ZipEntry } from '#zip/entry.ts';

import { createFakeWorkers } from '../../tests/support/fake-worker.ts';
import { fakeOf } from '../../tests/support/fake-of.ts';
import type { InspectTasks } from './inspect-job.ts';
import type { TextBatch } from './texts/read-batch.ts';
import { createReaders, startWorkerReaders } from './worker-readers.ts';

afterEach(() => vi.unstubAllGlobals());

const directory = new Uint8Array(2 ** 20);
const entry = fakeOf<ZipEntry>({ name: 'a.html', nameBytes: directory.subarray(0, 6) });
const batch = fakeOf<TextBatch>({ entries: [entry] });
const large = 2 ** 30;

/** Locks of a browser, each of which only one worker can have. */
function createLocks(): Pick<LockManager, 'request'> {
  const taken = new Set<string>();
  return {
    async request(name: string, _: LockOptions, callback: (lock: Lock | null) => unknown) {
      if (taken.has(name)) return callback(null);
      taken.add(name);
      await callback({ name, mode: 'exclusive' });
      taken.delete(name);
    },
  } as Pick<LockManager, 'request'>;
}

const startOn = (hardwareConcurrency: number, locks: unknown = createLocks()) => {
  vi.stubGlobal('navigator', { hardwareConcurrency, locks });
};

test('[MANUAL-52] readers are for large manuals and several cores', async () => {
  startOn(1);
  expect(await startWorkerReaders(large)).toBeUndefined();
  startOn(2);
  expect(await startWorkerReaders(2 ** 20)).toBeUndefined();
  expect(await startWorkerReaders(large)).toBeDefined();
});

test('[MANUAL-52] only one inspection has readers at a time', async () => {
  startOn(2);
  const first = await startWorkerReaders(large);
  expect(await startWorkerReaders(large)).toBeUndefined();
  first?.dispose();
  await expect.poll(() => startWorkerReaders(large)).toBeDefined();
});

test('[MANUAL-52] without locks there are no readers', async () => {
  startOn(2, undefined);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  expect(await startWorkerReaders(large)).toBeUndefined();
  startOn(2, { request: () => Promise.reject(new DOMException('No storage.', 'SecurityError')) });
  expect(await startWorkerReaders(large)).toBeUndefined();
});

test('each reader starts with its first batch and has two at a time', async () => {
  const { workers, startWorker } = createFakeWorkers<InspectTasks>();
  const { read, dispose } = createReaders(2, { startWorker });
  expect(workers).toHaveLength(0);
  const readings = [batch, batch, batch, batch].map((each) => read(each)?.catch((error: unknown) => error));
  expect(workers.map(({ requests }) => requests.length)).toEqual([2, 2]);
  expect(read(batch)).toBeUndefined();
  // A copy of the name's bytes would include the whole directory.
  const { input } = workers[0]!.requests[0]!;
  expect(input).toMatchObject({ entries: [{ name: 'a.html', nameBytes: undefined }] });
  dispose();
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
  for (const reading of readings) expect(await reading).toMatchObject({ name: 'AbortError' });
});
