import { expect, test } from 'vitest';

import { zipFile } from '../../../tests/fixtures/build-zip.ts';
import { FileUnreadableError } from '../errors.ts';
import { createPagePreview } from './create-page-preview.ts';
import { createPreviewer } from './previewer.ts';

const manual = [
  { name: 'index.html', data: '<title>Start</title>' },
  { name: 'a.css', data: 'p{}' },
];

test('a manual is opened, rendered and asked for more, without a worker too', async () => {
  const previewer = createPreviewer(zipFile(manual), createPagePreview);
  expect(await previewer.open()).toEqual({ pages: ['index.html'], startPage: 'index.html' });
  expect(await previewer.render({ url: 'file:///manual/index.html' })).toMatchObject({ title: 'Start' });
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

test('[V24] a file that cannot be read is told as that', async () => {
  const file = zipFile(manual);
  file.slice = () => {
    throw new DOMException('It is gone.', 'NotFoundError');
  };
  const previewer = createPreviewer(file, createPagePreview);
  await expect(previewer.open()).rejects.toThrow(FileUnreadableError);
});

test('[V24] what is asked of a worker that broke down, or was closed, rejects', async () => {
  const worker = Object.assign(new EventTarget(), { postMessage: () => {}, terminate: () => {} });
  const broken = createPreviewer(zipFile(manual), () => worker);
  const opening = broken.open();
  worker.dispatchEvent(new Event('error'));
  await expect(opening).rejects.toThrow('The worker broke down.');
  await expect(broken.open()).rejects.toThrow('closed');
});
