import { expect, test } from 'vitest';

import { fail, ok } from '#lib/result.ts';

import { zipFile } from '../../../tests/fixtures/build-zip.ts';
import { createFakeWorkers, startNoWorker } from '../../../tests/support/fake-worker.ts';
import { FileUnreadableError } from '../errors.ts';
import { createPreviewer } from './previewer.ts';
// Loaded here, so that no test depends on running first.
import type { PreviewTasks } from './preview-job.ts';
import './preview-job.ts';
import type { Titles } from './rendering.ts';

const manual = [{ name: 'index.html', data: '<title>Start</title>' }];

test('a manual is opened and rendered without a worker too', async () => {
  const previewer = createPreviewer(zipFile(manual), { startWorker: startNoWorker });
  expect(await previewer.open()).toEqual({ pages: ['index.html'], startPage: 'index.html' });
  expect(await previewer.render({ url: 'file:///manual/index.html' })).toMatchObject({ path: 'index.html' });
  const titles: unknown[] = [];
  await previewer.readTitles((some) => titles.push(...some));
  expect(titles).toEqual([['index.html', 'Start']]);
  previewer.close();
});

test('[PREVIEW-24] an unreadable file is reported as unreadable', async () => {
  const file = zipFile(manual);
  file.slice = () => {
    throw new DOMException('It is gone.', 'NotFoundError');
  };
  const previewer = createPreviewer(file, { startWorker: startNoWorker });
  await expect(previewer.open()).rejects.toThrow(FileUnreadableError);
});

/** Previewer with workers controlled by the test. */
function createWithWorkers() {
  const { workers, startWorker } = createFakeWorkers<PreviewTasks>();
  const file = zipFile(manual);
  return { previewer: createPreviewer(file, { startWorker }), file, workers };
}

test('every request has its own ID, and its answer is matched by it', async () => {
  const { previewer, file, workers } = createWithWorkers();
  const opening = previewer.open();
  const page = { url: 'a', html: 'b', place: { line: 1, column: 2 } };
  const rendering = previewer.render(page);
  const reading = previewer.readTitles(() => {});
  expect(workers[0]!.requests).toEqual([
    { id: 1, task: 'open', input: { file } },
    { id: 2, task: 'render', input: { file, page } },
    { id: 3, task: 'titles', input: { file } },
  ]);
  workers[0]!.answer(3, ok(undefined));
  workers[0]!.answer(2, ok({ kind: 'absent', url: 'a' } as const));
  workers[0]!.answer(1, ok({ pages: [] }));
  expect(await Promise.all([opening, rendering, reading])).toEqual([
    { pages: [] },
    { kind: 'absent', url: 'a' },
    undefined,
  ]);
  previewer.close();
});

test('titles are delivered until their request is answered, and only to its caller', async () => {
  const { previewer, workers } = createWithWorkers();
  const received: Titles[number][] = [];
  const reading = previewer.readTitles((titles) => received.push(...titles));
  const opening = previewer.open();
  const sendTitle = (id: number, title: string): void =>
    workers[0]!.say({ kind: 'event', id, event: [['a', title]] });
  sendTitle(1, 'one');
  sendTitle(1, 'two');
  sendTitle(2, 'no');
  sendTitle(9, 'no');
  workers[0]!.answer(1, ok(undefined));
  sendTitle(1, 'late');
  await reading;
  expect(received).toEqual([
    ['a', 'one'],
    ['a', 'two'],
  ]);
  previewer.close();
  await expect(opening).rejects.toThrow('closed');
});

test('[PREVIEW-24] a failed request rejects with the error of its kind', async () => {
  const { previewer, workers } = createWithWorkers();
  const requests = [previewer.open(), previewer.render({ url: 'a' })];
  workers[0]!.answer(1, fail({ code: 'unreadable', detail: 'gone' }));
  workers[0]!.say({ kind: 'crashed', id: 2, detail: 'broken' });
  const outcomes = await Promise.allSettled(requests);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual([
    'FileUnreadableError: gone',
    'WorkerFailedError: broken',
  ]);
  previewer.close();
});

test('[PREVIEW-24] a closed previewer ends its worker, rejects pending requests and ignores messages', async () => {
  const { previewer, workers } = createWithWorkers();
  const received: Titles[] = [];
  const reading = previewer.readTitles((titles) => received.push(titles));
  const opening = previewer.open();
  previewer.close();
  workers[0]!.say({ kind: 'event', id: 1, event: [['a', 'A']] });
  for (const request of [reading, opening, previewer.open()]) {
    await expect(request).rejects.toMatchObject({ name: 'AbortError', message: 'The preview was closed.' });
  }
  expect(received).toEqual([]);
  expect(workers).toHaveLength(1);
  expect(workers[0]!.requests).toHaveLength(2);
  expect(workers[0]!.isTerminated).toBe(true);
});

test('[PREVIEW-24] a worker without requests ends with the previewer, and not before', async () => {
  const { previewer, workers } = createWithWorkers();
  const opening = previewer.open();
  workers[0]!.answer(1, ok({ pages: [] }));
  await opening;
  expect(workers[0]!.isTerminated).toBe(false);
  previewer.close();
  expect(workers[0]!.isTerminated).toBe(true);
});

test('[PREVIEW-24] requests to a worker that broke down reject, and later requests get a new one', async () => {
  const { previewer, file, workers } = createWithWorkers();
  const [opening, reading] = [previewer.open(), previewer.readTitles(() => undefined)];
  workers[0]!.breakDown('out of memory');
  for (const request of [opening, reading]) {
    await expect(request).rejects.toMatchObject({ name: 'WorkerFailedError', message: 'out of memory' });
  }
  expect(workers[0]!.isTerminated).toBe(true);
  const again = previewer.open();
  expect(workers[1]!.requests).toEqual([{ id: 3, task: 'open', input: { file } }]);
  workers[1]!.answer(3, ok({ pages: [] }));
  expect(await again).toEqual({ pages: [] });
  previewer.close();
});
