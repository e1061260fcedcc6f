import { expect, test } from 'vitest';

import { zipFile, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { createMeasured } from '../../../tests/support/archives/measured-file.ts';
import { openArchive } from './archive-files.ts';
import { urlOfPath } from './manual-url.ts';
import { render } from './render.ts';

const page = (title: string): string => `<html><head><title>${title}</title></head><body>x</body></html>`;
const noise = new Uint8Array(2 ** 20).map((_, at) => (at * 2_654_435_761) >>> 13);

test('[PREVIEW-20] only the directory and the entries that the page needs are read', async () => {
  const pictures = Array.from({ length: 20 }, (_, at): EntrySpec => ({
    name: `${at}.png`,
    data: noise,
    method: 0,
  }));
  const { file, readBytes } = createMeasured([{ name: 'index.html', data: '<img src=3.png>' }, ...pictures]);
  const archive = (await openArchive(file))!;
  const rendering = await render(archive, { url: urlOfPath('index.html') });
  expect(rendering).toMatchObject({ kind: 'page', missing: [], resources: [{ kind: 'file' }] });
  // Entries stored without compression stay in the file until the frame draws them.
  expect(readBytes()).toBeLessThan(2 ** 18);
});

test('[PREVIEW-21] no entry is unpacked past its declared size', async () => {
  const lie = { sizeBytes: 100 };
  const entries = [{ name: 'index.html', data: 'x'.repeat(10_000_000), local: lie, central: lie }];
  const archive = (await openArchive(zipFile(entries)))!;
  expect(await render(archive, { url: urlOfPath('index.html') })).toMatchObject({ kind: 'absent' });
});

test('[PREVIEW-21] an archive with overlapping entries is not opened', async () => {
  const entries: EntrySpec[] = [
    { name: 'index.html', data: page('One') },
    { name: 'two.html', data: page('Two'), central: { offset: 3 } },
  ];
  expect(await openArchive(zipFile(entries))).toBeUndefined();
});
