import { afterEach, expect, test, vi } from 'vitest';

import { fail, ok } from '#lib/result.ts';
import { isWorkerFailedError } from '#lib/worker/worker-failure.ts';
import { reloadMs } from '#lib/worker/worker-host.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { createZip } from '../../tests/fixtures/create-manual.ts';
import { createFakeWorkers, doing, startNoWorker } from '../../tests/support/fake-worker.ts';
import { isFileUnreadableError } from './errors.ts';
import { createInspectJob, type InspectTasks } from './inspect-job.ts';
import { inspectArchive } from './inspect.ts';
import { createInspector, type InspectorOptions } from './inspector.ts';
import { defaultLimits } from './limits.ts';
import type { InspectionReport } from './report.ts';

const report: InspectionReport = {
  verdict: 'manual',
  complete: true,
  startPage: 'index.html',
  pages: 1,
  files: 1,
  unreadFiles: 0,
  unpackedBytes: 1,
  findings: [],
};

function createBench(overrides: InspectorOptions = {}) {
  const { workers, startWorker } = createFakeWorkers<InspectTasks>();
  return { workers, inspector: createInspector({ startWorker, ...overrides }) };
}

const zip = new Blob(['PK']);
const outcome = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

test('[MANUAL-1] no worker is created before the first archive, and one serves several', async () => {
  const { workers, inspector } = createBench();
  expect(workers).toHaveLength(0);
  const first = inspector.inspect(zip);
  expect(workers).toHaveLength(1);
  workers[0]!.say({ kind: 'ready' });
  workers[0]!.answer(1, ok(report));
  expect(await first).toBe(report);
  const second = inspector.inspect(zip);
  workers[0]!.answer(2, ok(report));
  await second;
  expect(workers).toHaveLength(1);
  inspector.dispose();
});

test('a request has the limits of the inspector, if there are any', () => {
  const limits = { ...defaultLimits, maxEntries: 1 };
  for (const [overrides, more] of [
    [{}, {}],
    [{ limits }, { limits }],
  ] as const) {
    const { workers, inspector } = createBench(overrides);
    void outcome(inspector.inspect(zip));
    expect(workers[0]!.requests).toStrictEqual([{ id: 1, task: 'inspect', input: { file: zip, ...more } }]);
    inspector.dispose();
  }
});

test('[MANUAL-2] a second archive waits until the first is done', async () => {
  const { workers, inspector } = createBench();
  const first = inspector.inspect(zip);
  const second = inspector.inspect(new Blob(['2']));
  expect(workers[0]!.requests.map(({ id }) => id)).toEqual([1]);
  workers[0]!.answer(1, ok(report));
  await first;
  expect(workers[0]!.requests.map(({ id }) => id)).toEqual([1, 2]);
  workers[0]!.answer(2, ok({ ...report, pages: 2 }));
  expect(await second).toMatchObject({ pages: 2 });
  inspector.dispose();
});

test('[MANUAL-3] progress and structure reach the caller of their own archive only', async () => {
  const { workers, inspector } = createBench();
  const seen: unknown[] = [];
  const progress = { doneFiles: 1, totalFiles: 2, doneBytes: 3, totalBytes: 4 };
  const first = inspector.inspect(zip, {
    onProgress: (value) => seen.push(value),
    onStructure: (value) => seen.push(value.complete),
  });
  const second = outcome(inspector.inspect(zip, { onProgress: () => seen.push('second') }));
  workers[0]!.say({ kind: 'event', id: 2, event: { kind: 'progress', progress } });
  workers[0]!.say({
    kind: 'event',
    id: 1,
    event: { kind: 'structure', report: { ...report, complete: false } },
  });
  workers[0]!.say({ kind: 'event', id: 1, event: { kind: 'progress', progress } });
  workers[0]!.answer(1, ok(report));
  await first;
  workers[0]!.say({ kind: 'event', id: 1, event: { kind: 'progress', progress } });
  expect(seen).toEqual([false, progress]);
  inspector.dispose();
  await second;
});

test('[MANUAL-4] an abort terminates the worker that reads, rejects with its reason, and the next archive gets a fresh one', async () => {
  const { workers, inspector } = createBench();
  const controller = new AbortController();
  const first = outcome(inspector.inspect(zip, { signal: controller.signal }));
  const second = inspector.inspect(zip);
  controller.abort('taken back');
  expect(await first).toBe('taken back');
  expect(workers[0]!.isTerminated).toBe(true);
  expect(workers[1]!.requests.map(({ id }) => id)).toEqual([2]);
  workers[1]!.answer(2, ok(report));
  expect(await second).toBe(report);
  inspector.dispose();
});

test('[MANUAL-4] an abort after the report changes nothing', async () => {
  const { workers, inspector } = createBench();
  const controller = new AbortController();
  const first = inspector.inspect(zip, { signal: controller.signal });
  workers[0]!.answer(1, ok(report));
  await first;
  controller.abort();
  expect(workers[0]!.isTerminated).toBe(false);
  inspector.dispose();
});

test('[MANUAL-5] an abort while waiting leaves the running inspection alone', async () => {
  const { workers, inspector } = createBench();
  const controller = new AbortController();
  const first = inspector.inspect(zip);
  const second = outcome(inspector.inspect(zip, { signal: controller.signal }));
  controller.abort('no');
  expect(await second).toBe('no');
  expect(workers[0]!.isTerminated).toBe(false);
  workers[0]!.answer(1, ok(report));
  expect(await first).toBe(report);
  expect(workers[0]!.requests).toHaveLength(1);
  inspector.dispose();
});

test('[MANUAL-5] a call that is aborted already starts no worker', async () => {
  const { workers, inspector } = createBench();
  expect(await outcome(inspector.inspect(zip, { signal: AbortSignal.abort('early') }))).toBe('early');
  expect(workers).toHaveLength(0);
});

afterEach(() => vi.useRealTimers());

test('[MANUAL-6] a worker that never answers fails the inspection, and the next archive gets a fresh one', async () => {
  const { workers, inspector } = createBench({ readyTimeoutMs: 1 });
  expect(await outcome(inspector.inspect(zip))).toSatisfy(isWorkerFailedError);
  expect(workers[0]!.isTerminated).toBe(true);
  const second = inspector.inspect(zip);
  workers[1]!.say({ kind: 'ready' });
  workers[1]!.answer(2, ok(report));
  expect(await second).toBe(report);
  inspector.dispose();
});

test('[MANUAL-6] an error of the worker fails the inspection', async () => {
  const { workers, inspector } = createBench();
  const first = outcome(inspector.inspect(zip));
  workers[0]!.breakDown('Failed to fetch module');
  expect(await first).toMatchObject({ name: 'WorkerFailedError', message: 'Failed to fetch module' });
  expect(workers[0]!.isTerminated).toBe(true);
});

test("[MANUAL-6] a worker whose code doesn't load is started once more, and gets the same request", async () => {
  vi.useFakeTimers();
  const { workers, inspector } = createBench();
  const first = inspector.inspect(zip);
  // An event without a message: a network failure.
  workers[0]!.breakDown('');
  expect(workers[0]!.isTerminated).toBe(true);
  await vi.advanceTimersByTimeAsync(reloadMs);
  expect(workers[1]!.requests).toEqual(workers[0]!.requests);
  workers[1]!.say({ kind: 'ready' });
  workers[1]!.answer(1, ok(report));
  expect(await first).toBe(report);
  inspector.dispose();
});

test("[MANUAL-6] if the code doesn't load a second time, the inspection fails", async () => {
  vi.useFakeTimers();
  const { workers, inspector } = createBench();
  const first = outcome(inspector.inspect(zip));
  workers[0]!.breakDown('');
  await vi.advanceTimersByTimeAsync(reloadMs);
  workers[1]!.breakDown('');
  expect(await first).toMatchObject({ message: 'The code of the worker did not load.' });
  const second = outcome(inspector.inspect(zip));
  workers[2]!.breakDown('');
  inspector.dispose();
  expect(await second).toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(workers).toHaveLength(3);
});

test('[MANUAL-22] if no worker can start, an inspection in the page has the same report', async () => {
  const inspector = createInspector({ startWorker: startNoWorker });
  const file = await createZip({
    'index.html': '<!doctype html><html lang="en"><title>Press</title><a href="gone.html">Gone</a>',
    'photo.png': new Uint8Array(100_000),
    'long.html': `<title>Long</title>${'<a href="gone.html#a">ä</a>'.repeat(100_000)}`,
    'long.css': 'a { background: url(gone.png) }'.repeat(20_000),
    ...Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        `p/${at}.html`,
        `<a href="../index.html">${'x'.repeat(2000)}</a>`,
      ]),
    ),
  });
  const structures: boolean[] = [];
  const found = await inspector.inspect(file, { onStructure: ({ complete }) => structures.push(complete) });
  expect(found).toEqual(await inspectArchive(file));
  expect(structures).toEqual([false]);

  const abort = new AbortController();
  const stopped = outcome(inspector.inspect(file, { signal: abort.signal }));
  abort.abort();
  expect(await stopped).toMatchObject({ name: 'AbortError' });
  inspector.dispose();
});

test("[MANUAL-6] a defect of the inspection fails the inspection and isn't a finding", async () => {
  const { workers, inspector } = createBench();
  const first = outcome(inspector.inspect(zip));
  workers[0]!.say({ kind: 'crashed', id: 1, detail: 'TypeError' });
  expect(await first).toSatisfy(isWorkerFailedError);
  inspector.dispose();
});

test('[MANUAL-7] an unreadable file rejects with its error and keeps the worker', async () => {
  const { workers, inspector } = createBench();
  const first = outcome(inspector.inspect(zip));
  workers[0]!.answer(1, fail({ code: 'unreadable', detail: 'NotReadableError' }));
  expect(await first).toSatisfy(isFileUnreadableError);
  expect(workers[0]!.isTerminated).toBe(false);
  inspector.dispose();
});

test('[MANUAL-8] an idle worker retires', async () => {
  const { workers, inspector } = createBench({ idleMs: 1 });
  const first = inspector.inspect(zip);
  const retired = new Promise((resolve) => workers[0]!.addEventListener('terminated', resolve));
  workers[0]!.say({ kind: 'ready' });
  workers[0]!.answer(1, ok(report));
  await first;
  await retired;
  void outcome(inspector.inspect(zip));
  expect(workers).toHaveLength(2);
  inspector.dispose();
});

test('[MANUAL-9] dispose rejects running and waiting inspections and leaves no worker', async () => {
  const { workers, inspector } = createBench();
  const all = [outcome(inspector.inspect(zip)), outcome(inspector.inspect(zip))];
  inspector.dispose();
  expect(await Promise.all(all)).toMatchObject([{ name: 'AbortError' }, { name: 'AbortError' }]);
  expect(workers.every((worker) => worker.isTerminated)).toBe(true);
});

test('real archives cross the protocol: structure, report', async () => {
  const { startWorker } = createFakeWorkers(doing(createInspectJob(() => uninterruptedScheduling)));
  const inspector = createInspector({ startWorker });
  const structures: boolean[] = [];
  const answer = await inspector.inspect(await createZip(), {
    onStructure: (structure) => structures.push(structure.complete),
  });
  expect(answer).toMatchObject({ verdict: 'manual', title: 'Press 42' });
  expect(structures).toEqual([false]);
  inspector.dispose();
});
