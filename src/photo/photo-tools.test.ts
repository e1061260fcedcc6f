import { expect, test, vi } from 'vitest';

import { pngOf } from '../../tests/fixtures/picture-files.ts';
import { fakeOf } from '../../tests/support/fake-of.ts';
import { FakeWorker } from '../../tests/support/fake-worker.ts';

import { createPhotoTools } from './photo-tools.ts';
import type { OpenedPhoto, PhotoAnswer, PhotoRequest } from './protocol.ts';
import { serve } from './serve.ts';

const { signal } = new AbortController();

/** Tools whose worker notes its jobs and answers none by itself. */
function createBench() {
  const workers: FakeWorker<PhotoRequest, PhotoAnswer>[] = [];
  const jobs: PhotoRequest[] = [];
  const tools = createPhotoTools({
    createWorker: () => {
      const worker = new FakeWorker<PhotoRequest, PhotoAnswer>((self, request) => {
        jobs.push(request);
        self.say({ kind: 'alive' });
      });
      workers.push(worker);
      return worker;
    },
  });
  return { tools, workers, jobs };
}

test('[DEVICE-58] one photo is decoded at a time', async () => {
  const { tools, workers, jobs } = createBench();
  const first = tools.open(new Blob(['1']), signal);
  const second = tools.open(new Blob(['2']), signal);
  await vi.waitFor(() => expect(jobs).toHaveLength(1));
  const opened = fakeOf<OpenedPhoto>({ isBlurred: false });
  workers[0]!.say({ kind: 'opened', job: jobs[0]!.job, opened });
  expect(await first).toEqual(opened);
  await vi.waitFor(() => expect(jobs).toHaveLength(2));
  workers[0]!.say({ kind: 'undecodable', job: jobs[1]!.job });
  expect(await second).toBeUndefined();
  tools.dispose();
});

test('[DEVICE-58] closing the editor ends the worker, whatever it does', async () => {
  const { tools, workers, jobs } = createBench();
  const opened = tools.open(new Blob(['1']), signal);
  await vi.waitFor(() => expect(jobs).toHaveLength(1));
  tools.dispose();
  await expect(opened).rejects.toThrow('disposed');
  expect(workers[0]!.isTerminated).toBe(true);
});

const open = (width: number, height: number) =>
  serve({ kind: 'open', job: 1, photo: new Blob([Uint8Array.from(pngOf(width, height))]) });

test('[DEVICE-58] a photo of 64 million pixels is decoded, a larger one never', async () => {
  const decode = vi.fn<typeof createImageBitmap>(() => Promise.reject(new DOMException('Damaged.')));
  vi.stubGlobal('createImageBitmap', decode);
  expect(await open(8000, 8001)).toEqual({ kind: 'undecodable', job: 1 });
  expect(decode).not.toHaveBeenCalled();
  expect(await open(8000, 8000)).toEqual({ kind: 'undecodable', job: 1 });
  expect(decode).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
