import { expect, test } from 'vitest';

import { fail, ok } from '#lib/result.ts';

import { zipFile } from '../../../tests/fixtures/build-zip.ts';
import { createFakeWorkers, startNoWorker } from '../../../tests/support/fake-worker.ts';
import { FileUnreadableError } from '../errors.ts';
import { createPreviewer } from './previewer.ts';
// Loaded here, and not first by the test that asks for it: what runs once is no behaviour of that test.
import type { PreviewTasks } from './preview-job.ts';
import './preview-job.ts';
import type { Titles } from './rendering.ts';

const manual = [
  { name: 'index.html', data: '<title>Start</title>' },
  { name: 'a.css', data: 'p{}' },
];

test('a manual is opened, rendered and asked for more, without a worker too', async () => {
  const previewer = createPreviewer(zipFile(manual), { startWorker: startNoWorker });
  expect(await previewer.open()).toEqual({ pages: ['index.html'], startPage: 'index.html' });
  expect(await previewer.render({ url: 'file:///manual/index.html' })).toMatchObject({ path: 'index.html' });
  expect(await previewer.resource('file:///manual/a.css')).toMatchObject({
    main: 0,
    resources: [{ kind: 'text' }],
  });
  expect(await previewer.resource('file:///manual/b.css')).toEqual({
    main: -1,
    resources: [],
    missing: [{ url: 'b.css', why: 'absent' }],
  });
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

/** A previewer whose workers are in the hand of the test. */
function createHeld() {
  const { workers, startWorker } = createFakeWorkers<PreviewTasks>();
  const file = zipFile(manual);
  return { previewer: createPreviewer(file, { startWorker }), file, workers };
}

test('every question has an id of its own, and its answer finds it', async () => {
  const { previewer, file, workers } = createHeld();
  const opening = previewer.open();
  const page = { url: 'a', html: 'b', place: { line: 1, column: 2 } };
  const rendering = previewer.render(page);
  const resource = previewer.resource('c');
  const reading = previewer.readTitles(() => {});
  expect(workers[0]!.requests).toEqual([
    { id: 1, task: 'open', input: { file } },
    { id: 2, task: 'render', input: { file, page } },
    { id: 3, task: 'resource', input: { file, url: 'c' } },
    { id: 4, task: 'titles', input: { file } },
  ]);
  workers[0]!.answer(4, ok(undefined));
  workers[0]!.answer(2, ok({ kind: 'absent', url: 'a' } as const));
  workers[0]!.answer(1, ok({ pages: [] }));
  workers[0]!.answer(3, ok({ main: 0, resources: [], missing: [] }));
  expect(await Promise.all([opening, rendering, resource, reading])).toEqual([
    { pages: [] },
    { kind: 'absent', url: 'a' },
    { main: 0, resources: [], missing: [] },
    undefined,
  ]);
  previewer.close();
});

test('titles are given until they were answered, and to nobody who did not ask', async () => {
  const { previewer, workers } = createHeld();
  const received: Titles[number][] = [];
  const reading = previewer.readTitles((titles) => received.push(...titles));
  const opening = previewer.open();
  const tell = (id: number, title: string): void =>
    workers[0]!.say({ kind: 'event', id, event: [['a', title]] });
  tell(1, 'one');
  tell(1, 'two');
  tell(2, 'no');
  tell(9, 'no');
  workers[0]!.answer(1, ok(undefined));
  tell(1, 'late');
  await reading;
  expect(received).toEqual([
    ['a', 'one'],
    ['a', 'two'],
  ]);
  previewer.close();
  await expect(opening).rejects.toThrow('closed');
});

test('[PREVIEW-24] why a question failed is told by its kind', async () => {
  const { previewer, workers } = createHeld();
  const questions = [previewer.open(), previewer.resource('a')];
  workers[0]!.answer(1, fail({ code: 'unreadable', detail: 'gone' }));
  workers[0]!.say({ kind: 'crashed', id: 2, detail: 'broken' });
  const outcomes = await Promise.allSettled(questions);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual([
    'FileUnreadableError: gone',
    'WorkerFailedError: broken',
  ]);
  previewer.close();
});

test('[PREVIEW-24] a previewer that was closed ends its worker, rejects what waits, and hears nothing', async () => {
  const { previewer, workers } = createHeld();
  const received: Titles[] = [];
  const reading = previewer.readTitles((titles) => received.push(titles));
  const opening = previewer.open();
  previewer.close();
  workers[0]!.say({ kind: 'event', id: 1, event: [['a', 'A']] });
  for (const question of [reading, opening, previewer.open()]) {
    await expect(question).rejects.toMatchObject({ name: 'AbortError', message: 'The preview was closed.' });
  }
  expect(received).toEqual([]);
  expect(workers).toHaveLength(1);
  expect(workers[0]!.requests).toHaveLength(2);
  expect(workers[0]!.isTerminated).toBe(true);
});

test('[PREVIEW-24] a worker without questions ends with the previewer, and not before', async () => {
  const { previewer, workers } = createHeld();
  const opening = previewer.open();
  workers[0]!.answer(1, ok({ pages: [] }));
  await opening;
  expect(workers[0]!.isTerminated).toBe(false);
  previewer.close();
  expect(workers[0]!.isTerminated).toBe(true);
});

test('[PREVIEW-24] what is asked of a worker that broke down rejects, and what is asked then has another one', async () => {
  const { previewer, file, workers } = createHeld();
  const [opening, reading] = [previewer.open(), previewer.readTitles(() => undefined)];
  workers[0]!.breakDown('out of memory');
  for (const question of [opening, reading]) {
    await expect(question).rejects.toMatchObject({ name: 'WorkerFailedError', message: 'out of memory' });
  }
  expect(workers[0]!.isTerminated).toBe(true);
  const again = previewer.open();
  expect(workers[1]!.requests).toEqual([{ id: 3, task: 'open', input: { file } }]);
  workers[1]!.answer(3, ok({ pages: [] }));
  expect(await again).toEqual({ pages: [] });
  previewer.close();
});
