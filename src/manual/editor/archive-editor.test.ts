import { expect, test } from 'vitest';

import { inspectArchive } from '#manual/inspect.ts';
import type { ByteProgress } from '#manual/report.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { zipFile } from '../../../tests/fixtures/build-zip.ts';
import { createFakeWorkers, doing, startNoWorker } from '../../../tests/support/fakes/fake-worker.ts';
import { createArchiveEditor } from './archive-editor.ts';
import { createEditJob, type EditTasks } from './edit-job.ts';

/** Creates an editor whose workers do the real work. */
function createBench() {
  const job = createEditJob(() => uninterruptedScheduling);
  const { workers, startWorker } = createFakeWorkers<EditTasks>(doing(job));
  return { bench: createArchiveEditor({ startWorker, idleMs: 500 }), workers };
}

const manual = zipFile([
  { name: 'Index.HTML', data: '<html lang="en"><title>a</title><a href="INDEX.html">a</a>' },
]);

test('[REPAIR-13] plans, repairs and packs in one worker, which then retires', async () => {
  const { bench, workers } = createBench();
  const plan = await bench.plan(manual, await inspectArchive(manual));
  expect(plan.items.map(({ kind }) => kind)).toEqual(['rename-start-page', 'correct-case']);
  const progress: ByteProgress[] = [];
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

test('[REPAIR-13] if no worker can start, plan and repair run in the page with the same result, and can be aborted', async () => {
  const here = createArchiveEditor({ startWorker: startNoWorker });
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
