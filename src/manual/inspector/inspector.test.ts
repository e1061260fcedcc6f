import { expect, test } from 'vitest';

import { isFileUnreadableError, isWorkerFailedError } from '#lib/worker/worker-failure.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { createZip } from '../../../tests/fixtures/create-manual.ts';
import { createFakeWorkers, doing, startNoWorker } from '../../../tests/support/fakes/fake-worker.ts';
import { inspectArchive } from '../inspect.ts';
import { createInspectJob } from './inspect-job.ts';
import { createInspector } from './inspector.ts';

const job = createInspectJob(() => uninterruptedScheduling);
const outcome = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

test('[MANUAL-3] an inspection reports the structure, then its progress, and ends with the report', async () => {
  const { startWorker } = createFakeWorkers(doing(job));
  const inspector = createInspector({ startWorker });
  const file = await createZip();
  const events: unknown[] = [];
  const report = await inspector.inspect(file, {
    onStructure: ({ complete, title }) => events.push([complete, title]),
    onProgress: ({ doneFiles }) => events.push(doneFiles),
  });
  expect(report).toEqual(await inspectArchive(file));
  expect(events[0]).toEqual([false, 'Press 42']);
  expect(events.at(-1)).toBe(report.files);
  inspector.dispose();
});

/** A file of which no part can be read. */
async function createGone(error: Error): Promise<Blob> {
  const arrayBuffer = async () => {
    throw error;
  };
  return Object.assign(Object.create(await createZip()) as Blob, { slice: () => ({ arrayBuffer }) });
}

test('[MANUAL-7][MANUAL-10] a file that cannot be read and a defect have different errors', async () => {
  const inspector = createInspector({ startWorker: startNoWorker });
  const gone = await createGone(new DOMException('gone', 'NotFoundError'));
  expect(await outcome(inspector.inspect(gone))).toSatisfy(isFileUnreadableError);
  const broken = await createGone(new TypeError('x is not a function'));
  expect(await outcome(inspector.inspect(broken))).toSatisfy(isWorkerFailedError);
  inspector.dispose();
});

test('[MANUAL-22] if no worker can start, an inspection in the page has the same report', async () => {
  const inspector = createInspector({ startWorker: startNoWorker });
  const file = await createZip({
    'index.html': '<!doctype html><html lang="en"><title>Press</title><a href="gone.html">Gone</a>',
    'photo.png': new Uint8Array(100_000),
    'long.html': `<title>Long</title>${'<a href="gone.html#a">ä</a>'.repeat(10_000)}`,
    'long.css': 'a { background: url(gone.png) }'.repeat(20_000),
  });
  expect(await inspector.inspect(file)).toEqual(await inspectArchive(file));
  const abort = new AbortController();
  const stopped = outcome(inspector.inspect(file, { signal: abort.signal }));
  abort.abort();
  expect(await stopped).toMatchObject({ name: 'AbortError' });
  inspector.dispose();
});
