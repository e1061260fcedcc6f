import { expect, test } from 'vitest';

import type { WorkerPort } from '#lib/worker/worker-port.ts';

import { zipFile } from '../../../tests/fixtures/build-zip.ts';
import { FileUnreadableError } from '../errors.ts';
import { createMainThreadPreview } from './create-page-preview.ts';
import { createPreviewer } from './previewer.ts';
import type { PreviewAnswer, PreviewRequest, Titles } from './protocol.ts';
// Loaded here, so that no test depends on running first.
import './serve-preview.ts';

const manual = [
  { name: 'index.html', data: '<title>Start</title>' },
  { name: 'a.css', data: 'p{}' },
];

test('a manual is opened and rendered, and files are loaded, without a worker too', async () => {
  const previewer = createPreviewer(zipFile(manual), createMainThreadPreview);
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
  const previewer = createPreviewer(file, createMainThreadPreview);
  await expect(previewer.open()).rejects.toThrow(FileUnreadableError);
});

/** Previewer with a worker controlled by the test; it can also send messages after it was closed. */
function createWithWorker() {
  const requests: PreviewRequest[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  let ends = 0;
  const worker: WorkerPort<PreviewRequest> = Object.assign(new EventTarget(), {
    addEventListener: (type: string, listener: unknown) =>
      void listeners.set(type, listener as (event: unknown) => void),
    postMessage: (request: PreviewRequest) => void requests.push(request),
    terminate: () => void (ends += 1),
  });
  const file = zipFile(manual);
  const previewer = createPreviewer(file, () => worker);
  const say = (data: PreviewAnswer): void => listeners.get('message')!({ data });
  return { previewer, file, requests, say, ends: () => ends };
}

test('every request has its own ID, and its answer is matched by it', async () => {
  const { previewer, file, requests, say } = createWithWorker();
  const opening = previewer.open();
  const place = { line: 1, column: 2 };
  const rendering = previewer.render({ url: 'a', html: 'b', place });
  const resource = previewer.resource('c');
  const reading = previewer.readTitles(() => {});
  expect(requests).toEqual([
    { id: 1, kind: 'open', file },
    { id: 2, kind: 'render', url: 'a', html: 'b', place },
    { id: 3, kind: 'resource', url: 'c' },
    { id: 4, kind: 'titles' },
  ]);
  say({ id: 4, kind: 'answer', value: undefined });
  say({ id: 2, kind: 'answer', value: { kind: 'absent', url: 'a' } });
  say({ id: 1, kind: 'answer', value: { pages: [] } });
  say({ id: 3, kind: 'answer', value: { main: 0, resources: [], missing: [] } });
  expect(await Promise.all([opening, rendering, resource, reading])).toEqual([
    { pages: [] },
    { kind: 'absent', url: 'a' },
    { main: 0, resources: [], missing: [] },
    undefined,
  ]);
});

test('titles are delivered until their request is answered, and only to its caller', async () => {
  const { previewer, say } = createWithWorker();
  const received: Titles[number][] = [];
  const reading = previewer.readTitles((titles) => received.push(...titles));
  void previewer.open();
  const sendTitle = (id: number, title: string): void => say({ id, kind: 'titles', titles: [['a', title]] });
  sendTitle(1, 'one');
  sendTitle(1, 'two');
  sendTitle(2, 'no');
  sendTitle(9, 'no');
  say({ id: 1, kind: 'answer', value: undefined });
  sendTitle(1, 'late');
  await reading;
  expect(received).toEqual([
    ['a', 'one'],
    ['a', 'two'],
  ]);
});

test('[PREVIEW-24] a failed request rejects with the error of its kind', async () => {
  const { previewer, say } = createWithWorker();
  const questions = [previewer.open(), previewer.resource('a')];
  say({ id: 1, kind: 'failed', failure: { code: 'unreadable', detail: 'gone' } });
  say({ id: 2, kind: 'failed', failure: { code: 'crashed', detail: 'broken' } });
  const outcomes = await Promise.allSettled(questions);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual([
    'FileUnreadableError: gone',
    'WorkerFailedError: broken',
  ]);
});

test('answers to unknown requests are ignored', () => {
  const { say } = createWithWorker();
  say({ id: 7, kind: 'answer', value: undefined });
  say({ id: 7, kind: 'titles', titles: [] });
  expect(() => say({ id: 7, kind: 'failed', failure: { code: 'crashed', detail: 'broken' } })).not.toThrow();
});

test('[PREVIEW-24] a closed previewer ends its worker, rejects pending requests and ignores messages', async () => {
  const { previewer, requests, say, ends } = createWithWorker();
  const received: Titles[] = [];
  const reading = previewer.readTitles((titles) => received.push(titles));
  previewer.close();
  say({ id: 1, kind: 'titles', titles: [['a', 'A']] });
  await expect(reading).rejects.toThrow('The preview was closed.');
  await expect(previewer.open()).rejects.toThrow('The preview was closed.');
  expect(received).toEqual([]);
  expect(requests).toHaveLength(1);
  expect(ends()).toBe(1);
});

test('[PREVIEW-24] requests to a worker that broke down reject', async () => {
  let ends = 0;
  const worker = Object.assign(new EventTarget(), {
    postMessage: () => {},
    terminate: () => void (ends += 1),
  });
  const broken = createPreviewer(zipFile(manual), () => worker);
  const opening = broken.open();
  worker.dispatchEvent(new Event('error'));
  worker.dispatchEvent(new Event('error'));
  await expect(opening).rejects.toThrow('The worker broke down.');
  await expect(broken.open()).rejects.toThrow('closed');
  expect(ends).toBe(1);
});
