import { afterEach, expect, test, vi } from 'vitest';

import { fakeOf } from '../../tests/support/fake-of.ts';
import { FakeWorker } from '../../tests/support/fake-worker.ts';
import type { DrawAnswer, DrawRequest } from './protocol.ts';
import { createThumbnails } from './thumbnails.ts';

type DrawFake = FakeWorker<DrawRequest, DrawAnswer>;

const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
const photoNamed = (name: string) => new File([new Uint8Array(jpeg)], name);
const pictureOf = (name: string) => fakeOf<ImageBitmap>({ width: name.length, height: 1 });
const { signal } = new AbortController();

/** Thumbnails whose workers answer with `answer`, or wait. */
function createBench(answer?: (job: number, file: File) => DrawAnswer) {
  const workers: DrawFake[] = [];
  const drawn: string[] = [];
  const thumbnails = createThumbnails({
    createPhotoWorker: () => {
      const worker: DrawFake = new FakeWorker((self, { job, file }) => {
        drawn.push((file as File).name);
        self.say({ kind: 'alive' });
        if (answer) queueMicrotask(() => self.say(answer(job, file as File)));
      });
      workers.push(worker);
      return worker;
    },
    drawPdf: async (file) => {
      drawn.push(file.name);
      return answer && pictureOf(file.name);
    },
  });
  return { thumbnails, workers, drawn };
}

const drawAll = (job: number, file: File): DrawAnswer => ({
  kind: 'drawn',
  job,
  picture: pictureOf(file.name),
});

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

test('[THUMB-2] one file at a time, without those whose row has left the view', async () => {
  const { thumbnails, workers, drawn } = createBench();
  const inView = new AbortController();
  const first = thumbnails.draw(photoNamed('1'), signal);
  const second = thumbnails.draw(photoNamed('2'), inView.signal);
  const third = thumbnails.draw(photoNamed('3'), signal);
  await vi.waitFor(() => expect(drawn).toEqual(['1']));
  inView.abort();
  workers[0]!.say(drawAll(1, photoNamed('1')));
  expect(await first).toBeDefined();
  expect(await second).toBeUndefined();
  await vi.waitFor(() => expect(drawn).toEqual(['1', '3']));
  workers[0]!.say(drawAll(2, photoNamed('3')));
  expect(await third).toBeDefined();
  expect(workers).toHaveLength(1);
  thumbnails.dispose();
});

test('[THUMB-2] a row that comes into view again is drawn then', async () => {
  const { thumbnails, drawn } = createBench(drawAll);
  const file = photoNamed('a');
  expect(await thumbnails.draw(file, AbortSignal.abort())).toBeUndefined();
  expect(drawn).toEqual([]);
  expect(await thumbnails.draw(file, signal)).toBeDefined();
  thumbnails.dispose();
});

test('[THUMB-5] a drawing ends after ten seconds with its worker, and the next file gets another one', async () => {
  vi.useFakeTimers();
  const { thumbnails, workers, drawn } = createBench();
  const file = photoNamed('endless');
  const endless = thumbnails.draw(file, signal);
  const next = thumbnails.draw(photoNamed('next'), signal);
  await vi.waitFor(() => expect(drawn).toEqual(['endless']));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await endless).toBeUndefined();
  expect(workers[0]!.isTerminated).toBe(true);
  await vi.waitFor(() => expect(drawn).toEqual(['endless', 'next']));
  workers[1]!.say(drawAll(2, photoNamed('next')));
  expect(await next).toBeDefined();
  expect(await thumbnails.draw(file, signal)).toBeUndefined();
  expect(drawn).toHaveLength(2);
  thumbnails.dispose();
});

test('[THUMB-5] what could not be drawn is not tried again', async () => {
  const { thumbnails, drawn } = createBench((job) => ({ kind: 'undrawable', job }));
  const file = photoNamed('damaged');
  expect(await thumbnails.draw(file, signal)).toBeUndefined();
  expect(await thumbnails.draw(file, signal)).toBeUndefined();
  expect(drawn).toEqual(['damaged']);
  thumbnails.dispose();
});

test('[THUMB-5] a worker that breaks down costs one picture', async () => {
  const { thumbnails, workers, drawn } = createBench();
  const first = thumbnails.draw(photoNamed('1'), signal);
  await vi.waitFor(() => expect(drawn).toEqual(['1']));
  workers[0]!.breakDown('out of memory');
  expect(await first).toBeUndefined();
  const second = thumbnails.draw(photoNamed('2'), signal);
  await vi.waitFor(() => expect(drawn).toEqual(['1', '2']));
  workers[1]!.say(drawAll(2, photoNamed('2')));
  expect(await second).toBeDefined();
  thumbnails.dispose();
});

test('[THUMB-6] the last pictures are remembered, at most 64', async () => {
  const { thumbnails, drawn } = createBench(drawAll);
  const files = Array.from({ length: 65 }, (_, at) => photoNamed(`${at}`));
  for (const file of files) await thumbnails.draw(file, signal);
  for (const file of files.slice(-33)) expect(await thumbnails.draw(file, signal)).toBeDefined();
  expect(drawn).toHaveLength(65);
  await thumbnails.draw(files[0]!, signal);
  expect(drawn).toHaveLength(66);
  thumbnails.dispose();
});

test('[THUMB-6] a picture that is shown again stays', async () => {
  const { thumbnails, drawn } = createBench(drawAll);
  const kept = photoNamed('kept');
  for (let at = 0; at < 200; at += 1) {
    await thumbnails.draw(photoNamed(`${at}`), signal);
    await thumbnails.draw(kept, signal);
  }
  expect(drawn.filter((name) => name === 'kept')).toHaveLength(1);
  thumbnails.dispose();
});

test('[THUMB-6] disposing stops the worker', async () => {
  const { thumbnails, workers, drawn } = createBench();
  const first = thumbnails.draw(photoNamed('1'), signal);
  await vi.waitFor(() => expect(drawn).toEqual(['1']));
  thumbnails.dispose();
  expect(await first).toBeUndefined();
  expect(workers[0]!.isTerminated).toBe(true);
});
