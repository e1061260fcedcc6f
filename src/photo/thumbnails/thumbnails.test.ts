import { afterEach, expect, test, vi } from 'vitest';

import { fakeOf } from '../../../tests/support/fakes/fake-of.ts';
import { createFakeWorkers } from '../../../tests/support/fakes/fake-worker.ts';
import type { PhotoTasks } from './photo-job.ts';
import { createThumbnails, limitMs } from './thumbnails.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
const photoNamed = (name: string) => new File([new Uint8Array(jpeg)], name);
const pictureOf = (name: string) => fakeOf<ImageBitmap>({ width: name.length, height: 1 });
const { signal } = new AbortController();

/** Thumbnails whose workers answer with `answer`, or wait. */
function createBench(answer?: (file: File) => ImageBitmap | undefined) {
  const drawn: string[] = [];
  const { workers, startWorker } = createFakeWorkers<PhotoTasks>((worker, { id, input }) => {
    const file = input as File;
    drawn.push(file.name);
    worker.say({ kind: 'ready' });
    if (answer) queueMicrotask(() => worker.answer(id, answer(file)));
  });
  const thumbnails = createThumbnails({
    startWorker,
    drawPdf: async (file) => {
      drawn.push(file.name);
      return answer && pictureOf(file.name);
    },
  });
  return { thumbnails, workers, drawn };
}

const drawAll = (file: File): ImageBitmap => pictureOf(file.name);

afterEach(() => vi.useRealTimers());

test('[THUMB-1] the first bytes decide what is drawn, not the name', async () => {
  const { thumbnails, drawn } = createBench(drawAll);
  for (const [name, text] of [
    ['markup.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['photo.heic', '\0\0\0\x1cftypheic'],
    ['text.png', 'PNG'],
    ['empty.jpg', ''],
  ] as const) {
    expect(await thumbnails.draw(new File([text], name), signal)).toBeUndefined();
  }
  expect(drawn).toEqual([]);
  expect(await thumbnails.draw(photoNamed('scan.bin'), signal)).toEqual(pictureOf('scan.bin'));
  thumbnails.dispose();
});

test('[THUMB-2] one file at a time is drawn, skipping rows that have left the view', async () => {
  const { thumbnails, workers, drawn } = createBench();
  const inView = new AbortController();
  const first = thumbnails.draw(photoNamed('1'), signal);
  const second = thumbnails.draw(photoNamed('2'), inView.signal);
  const third = thumbnails.draw(photoNamed('3'), signal);
  await vi.waitFor(() => expect(drawn).toEqual(['1']));
  inView.abort();
  workers[0]!.answer(1, pictureOf('1'));
  expect(await first).toBeDefined();
  expect(await second).toBeUndefined();
  await vi.waitFor(() => expect(drawn).toEqual(['1', '3']));
  workers[0]!.answer(2, pictureOf('3'));
  expect(await third).toBeDefined();
  expect(workers).toHaveLength(1);
  thumbnails.dispose();
});

test('[THUMB-2] the drawing of a file that is sent ends, that of others goes on', async () => {
  const { thumbnails, workers, drawn } = createBench();
  const file = photoNamed('sent');
  const sent = thumbnails.draw(file, signal);
  await vi.waitFor(() => expect(drawn).toEqual(['sent']));
  thumbnails.end([photoNamed('other')]);
  expect(workers[0]!.isTerminated).toBe(false);
  thumbnails.end([photoNamed('other'), file]);
  expect(await sent).toBeUndefined();
  expect(workers[0]!.isTerminated).toBe(true);
  // The same file may be listed again.
  const again = thumbnails.draw(file, signal);
  await vi.waitFor(() => expect(drawn).toEqual(['sent', 'sent']));
  workers[1]!.answer(2, pictureOf('sent'));
  expect(await again).toBeDefined();
  thumbnails.dispose();
});

test('[THUMB-3] a drawing ends after ten seconds with its worker, and the next file gets another one', async () => {
  vi.useFakeTimers();
  const { thumbnails, workers, drawn } = createBench();
  const file = photoNamed('endless');
  const endless = thumbnails.draw(file, signal);
  const next = thumbnails.draw(photoNamed('next'), signal);
  await vi.waitFor(() => expect(drawn).toEqual(['endless']));
  await vi.advanceTimersByTimeAsync(limitMs);
  expect(await endless).toBeUndefined();
  expect(workers[0]!.isTerminated).toBe(true);
  await vi.waitFor(() => expect(drawn).toEqual(['endless', 'next']));
  workers[1]!.answer(2, pictureOf('next'));
  expect(await next).toBeDefined();
  expect(await thumbnails.draw(file, signal)).toBeUndefined();
  expect(drawn).toHaveLength(2);
  thumbnails.dispose();
});

test('[THUMB-3] a file that could not be drawn is not drawn again', async () => {
  const { thumbnails, drawn } = createBench(() => undefined);
  const file = photoNamed('damaged');
  expect(await thumbnails.draw(file, signal)).toBeUndefined();
  expect(await thumbnails.draw(file, signal)).toBeUndefined();
  expect(drawn).toEqual(['damaged']);
  thumbnails.dispose();
});

test('[THUMB-2] the last pictures are remembered, at most 64', async () => {
  const { thumbnails, drawn } = createBench(drawAll);
  const files = Array.from({ length: 65 }, (_, at) => photoNamed(`${at}`));
  for (const file of files) await thumbnails.draw(file, signal);
  for (const file of files.slice(-33)) expect(await thumbnails.draw(file, signal)).toBeDefined();
  expect(drawn).toHaveLength(65);
  await thumbnails.draw(files[0]!, signal);
  expect(drawn).toHaveLength(66);
  thumbnails.dispose();
});
