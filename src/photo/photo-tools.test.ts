import { expect, test, vi } from 'vitest';

import { neverYields } from '#lib/time/yielding.ts';

import { pngOf } from '../../tests/fixtures/picture-files.ts';
import { fakeOf } from '../../tests/support/fakes/fake-of.ts';
import { createFakeWorkers, runHere } from '../../tests/support/fakes/fake-worker.ts';
import { createPaperJob, type PaperTasks } from './paper-job.ts';
import { createPhotoTools } from './photo-tools.ts';

const { signal } = new AbortController();

/** Tools whose worker records its tasks and leaves the answers to the test. */
function createBench() {
  const { workers, startWorker } = createFakeWorkers<PaperTasks>((worker) => worker.say({ kind: 'ready' }));
  return { tools: createPhotoTools({ startWorker }), workers };
}

test('[PHOTO-8] one photo is decoded at a time', async () => {
  const { tools, workers } = createBench();
  const first = tools.open(new Blob(['1']), signal);
  const second = tools.open(new Blob(['2']), signal);
  await vi.waitFor(() => expect(workers[0]?.requests).toHaveLength(1));
  const opened = fakeOf<ImageBitmap>({ width: 1 });
  workers[0]!.answer(1, opened);
  expect(await first).toEqual(opened);
  await vi.waitFor(() => expect(workers[0]?.requests).toHaveLength(2));
  workers[0]!.answer(2, undefined);
  expect(await second).toBeUndefined();
  tools.dispose();
});

const open = async (width: number, height: number) => {
  const photo = new Blob([Uint8Array.from(pngOf(width, height))]);
  const { value } = await runHere(
    createPaperJob(() => neverYields),
    'open',
    photo,
  );
  return value;
};

test('[PHOTO-8] a photo of 64 million pixels is decoded, a larger one never', async () => {
  const decode = vi.fn<typeof createImageBitmap>(() => Promise.reject(new DOMException('Damaged.')));
  vi.stubGlobal('createImageBitmap', decode);
  expect(await open(8000, 8001)).toBeUndefined();
  expect(decode).not.toHaveBeenCalled();
  expect(await open(8000, 8000)).toBeUndefined();
  expect(decode).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
