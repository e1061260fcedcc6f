import { expect, test } from 'vitest';

import { FileUnreadableError } from '#manual/errors.ts';
import { uninterruptedScheduling } from '#manual/uninterrupted-scheduling.ts';
import { inspectArchive } from '#manual/inspect.ts';
import { planRepair } from '#manual/repair/plan-repair.ts';
import { repairArchive } from '#manual/repair/repair-archive.ts';
import { createCooperativeScheduling } from '#manual/cooperative-scheduling.ts';
import { WorkerFailedError } from '#lib/worker/worker-failed-error.ts';

import { bytesOf, zipFile } from '../../../tests/fixtures/build-zip.ts';
import { FakeWorker } from '../../../tests/support/fake-worker.ts';
import { contentsOf } from '../../../tests/support/repair-copy.ts';
import type { EditAnswer, EditProgress, EditRequest } from './protocol.ts';
import { serve } from './serve.ts';
import { createArchiveEditor } from './archive-editor.ts';

type Worker = FakeWorker<EditRequest, EditAnswer>;

/** Creates an editor whose workers do the real work, unless the test replaces them. */
function createBench(onRequest?: (worker: Worker, request: EditRequest) => void, idleMs = 500) {
  const workers: Worker[] = [];
  const bench = createArchiveEditor({
    createWorker() {
      const worker: Worker = new FakeWorker(
        onRequest ??
          ((self, request) =>
            void serve(request, { scheduling: uninterruptedScheduling }, (message) => self.say(message))),
      );
      workers.push(worker);
      queueMicrotask(() => worker.say({ kind: 'alive' }));
      return worker;
    },
    idleMs,
  });
  return { bench, workers };
}

const manual = zipFile([
  { name: 'Index.HTML', data: '<html lang="en"><title>a</title><a href="INDEX.html">a</a>' },
]);

test('[REPAIR-13] plans, repairs and packs in one worker, which then retires', async () => {
  const { bench, workers } = createBench();
  const plan = await bench.plan(manual, await inspectArchive(manual));
  expect(plan.items.map(({ kind }) => kind)).toEqual(['rename-start-page', 'correct-case']);
  const progress: EditProgress[] = [];
  const copy = await bench.repair(manual, plan.items, { onProgress: (each) => progress.push(each) });
  expect((await inspectArchive(copy)).startPage).toBe('index.html');
  expect(progress.at(-1)?.totalBytes).toBe(manual.size);
  const file = new File(['<title>a</title>'], 'index.html');
  const made = await bench.pack({
    name: 'a',
    files: [{ path: 'index.html', file }],
    startPage: 'index.html',
  });
  expect((await inspectArchive(made)).verdict).toBe('manual');
  expect(workers).toHaveLength(1);
  await expect.poll(() => workers[0]?.isTerminated).toBe(true);
});

test('[REPAIR-13] an abort ends the job at once, and the next job gets a fresh worker', async () => {
  const { bench, workers } = createBench(() => undefined);
  const abort = new AbortController();
  const copy = bench.repair(manual, [], { signal: abort.signal });
  abort.abort(new Error('enough'));
  await expect(copy).rejects.toThrow('enough');
  expect(workers[0]?.isTerminated).toBe(true);
  const next = bench.repair(manual, []);
  bench.dispose();
  await expect(next).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers).toHaveLength(2);
});

test('[REPAIR-13] a missing file and a failed job reject with different errors', async () => {
  const { bench } = createBench();
  const other = new File(['no archive'], 'manual.zip');
  await expect(bench.repair(other, [])).rejects.toThrow(FileUnreadableError);
  const { bench: broken, workers } = createBench((worker) => worker.breakDown('out of memory'));
  await expect(broken.repair(manual, [])).rejects.toThrow(WorkerFailedError);
  expect(workers[0]?.isTerminated).toBe(true);
});

test("[REPAIR-14] if no worker can start, the page's thread does the same, and can be aborted", async () => {
  const here = createArchiveEditor({
    createWorker: () => {
      throw new TypeError('The worker is of another origin than the page.');
    },
  });
  const { bench } = createBench();
  const pages = Array.from({ length: 60 }, (_, at) => ({
    name: `p/${at}.html`,
    data: `<html lang="en"><title>${at}</title><a href="../Index.html">up</a>${'x'.repeat(at * 2000)}`,
  }));
  const file = zipFile([{ name: 'Index.HTML', data: '<html lang="en"><title>a</title>' }, ...pages]);
  const report = await inspectArchive(file);
  const { items } = await here.plan(file, report);
  expect(items).toEqual((await bench.plan(file, report)).items);
  expect(items.length).toBeGreaterThan(1);
  const [copy, same] = await Promise.all([here.repair(file, items), bench.repair(file, items)]);
  expect(await copy.arrayBuffer()).toEqual(await same.arrayBuffer());
  const folder = {
    name: 'a',
    // With a start page, because an added one has the current time.
    files: pages.map(({ name, data }) => ({
      path: name.replace('p/0', 'index'),
      file: new File([data], name),
    })),
    startPage: 'index.html',
  };
  const [made, sameMade] = await Promise.all([here.pack(folder), bench.pack(folder)]);
  expect(await made.arrayBuffer()).toEqual(await sameMade.arrayBuffer());

  const abort = new AbortController();
  const stopped = here.pack(folder, { signal: abort.signal });
  abort.abort(new Error('enough'));
  await expect(stopped).rejects.toThrow('enough');
  here.dispose();
});

test('[REPAIR-13] a failure has a reason, and an unexpected answer is a failure', async () => {
  const failing = (code: 'unreadable' | 'crashed') =>
    createBench((worker, { job }) =>
      worker.say({ kind: 'failed', job, failure: { code, detail: `why ${job}` } }),
    );
  await expect(failing('unreadable').bench.repair(manual, [])).rejects.toMatchObject({
    name: 'FileUnreadableError',
    message: 'why 1',
  });
  await expect(failing('crashed').bench.repair(manual, [])).rejects.toMatchObject({
    name: 'WorkerFailedError',
    message: 'why 1',
  });
  const { bench } = createBench((worker, { job }) => {
    worker.say({ kind: 'progress', job, progress: { doneBytes: 1, totalBytes: 2 } });
    worker.say({ kind: 'made', job, archive: new Blob() });
  });
  const report = await inspectArchive(manual);
  await expect(bench.plan(manual, report)).rejects.toMatchObject({
    name: 'WorkerFailedError',
    message: 'The worker answered made.',
  });
});

test('[REPAIR-14] without a worker the jobs run here, one after another', async () => {
  const bench = createArchiveEditor({
    createWorker: () => {
      throw new TypeError('no worker');
    },
  });
  const plan = await bench.plan(manual, await inspectArchive(manual));
  expect(plan.items.map(({ kind }) => kind)).toEqual(['rename-start-page', 'correct-case']);
  const copy = await bench.repair(manual, plan.items);
  expect([...(await contentsOf(copy)).keys()]).toEqual(['index.html']);
  bench.dispose();
});

test.each(['utf-8', 'windows-1252'])(
  '[REPAIR-14] the repair of a single large page in %s yields many times',
  async (charset) => {
    const link = '<p>Pr\xfcfen: <a href="Part.html" title="x">part</a></p>';
    const head = `<!doctype html><html lang="de"><head><meta charset="${charset}"><title>Large</title></head>`;
    const text = head + link.repeat(20_000);
    const data = charset === 'utf-8' ? bytesOf(text) : Uint8Array.from(text, (char) => char.charCodeAt(0));
    const file = zipFile([
      { name: 'index.html', data },
      { name: 'part.html', data: '<html lang="de"><title>Part</title>' },
    ]);
    let yields = 0;
    const scheduling = {
      ...createCooperativeScheduling(new AbortController().signal),
      yieldIfDue: () => {
        yields += 1;
        return undefined;
      },
    };
    const { items } = await planRepair(file, await inspectArchive(file), { scheduling });
    expect(items).toEqual([{ kind: 'correct-case', texts: [{ entry: 'index.html', places: 20_000 }] }]);
    // Several times the number of steps of at most 16 kB.
    const least = data.length / 2 ** 14;
    expect(yields).toBeGreaterThan(3 * least);
    yields = 0;
    const copy = await repairArchive(file, items, { scheduling });
    expect(yields).toBeGreaterThan(3 * least);
    const repaired = new TextDecoder(charset).decode((await contentsOf(copy)).get('index.html'));
    expect(repaired).toBe(text.replaceAll('Part.html', 'part.html'));
  },
);
