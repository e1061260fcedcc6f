import { expect, test } from 'vitest';

import { FileUnreadableError } from '#lib/worker/worker-failure.ts';

import { zipFile } from '../../../tests/fixtures/build-zip.ts';
import { startNoWorker } from '../../../tests/support/fakes/fake-worker.ts';
import { createPreviewer } from './previewer.ts';
// Loaded here, so that no test depends on running first.
import './preview-job.ts';

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
