import { expect, test } from 'vitest';

import { zipFile } from '../../../tests/fixtures/build-zip.ts';
import { runHere } from '../../../tests/support/fakes/fake-worker.ts';
import { createPreviewJob } from './preview-job.ts';

const url = 'file:///manual/gone.html';
const page = { url };

test('[PREVIEW-20] the archive is opened once', async () => {
  const job = createPreviewJob();
  let reads = 0;
  const counted = Object.assign(zipFile([{ name: 'a.html', data: '<title>A</title>' }]), {
    slice: (...range: Parameters<Blob['slice']>) => {
      reads += 1;
      return Blob.prototype.slice.apply(counted, range);
    },
  });
  await runHere(job, 'open', { file: counted });
  const readsOfDirectory = reads;
  expect(readsOfDirectory).toBeGreaterThan(0);
  await runHere(job, 'open', { file: counted });
  await runHere(job, 'render', { file: counted, page });
  expect(reads).toBe(readsOfDirectory);
});

test('[PREVIEW-21] nothing is shown of a file that cannot be opened', async () => {
  const job = createPreviewJob();
  const none = new Blob(['no archive']);
  expect((await runHere(job, 'open', { file: none })).value).toBeUndefined();
  await expect(runHere(job, 'titles', { file: none })).rejects.toThrow('must not be unpacked');
  await expect(runHere(job, 'render', { file: none, page })).rejects.toThrow('must not be unpacked');
});
