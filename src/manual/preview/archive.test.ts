import { expect, test } from 'vitest';

import { zipFile, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { openArchive } from './archive-files.ts';
import { urlOfPath } from './manual-url.ts';
import type { Titles } from './protocol.ts';
import { readTitles } from './read-titles.ts';
import { render } from './render.ts';

const page = (title: string): string => `<html><head><title>${title}</title></head><body>x</body></html>`;
const noise = new Uint8Array(2 ** 20).map((_, at) => (at * 2_654_435_761) >>> 13);

/** A file that tells how much of it is read. */
function createMeasured(entries: readonly EntrySpec[]): {
  readonly file: File;
  readonly readBytes: () => number;
} {
  let bytes = 0;
  const file = zipFile(entries);
  const slice = file.slice.bind(file);
  file.slice = (start, end, type) => {
    const part = slice(start, end, type);
    const read = part.arrayBuffer.bind(part);
    part.arrayBuffer = () => {
      bytes += part.size;
      return read();
    };
    return part;
  };
  return { file, readBytes: () => bytes };
}

test('[V20] only the directory and what the page needs are read', async () => {
  const pictures = Array.from({ length: 20 }, (_, at): EntrySpec => ({
    name: `${at}.png`,
    data: noise,
    method: 0,
  }));
  const { file, readBytes } = createMeasured([{ name: 'index.html', data: '<img src=3.png>' }, ...pictures]);
  const archive = (await openArchive(file))!;
  const rendering = await render(archive, { url: urlOfPath('index.html') });
  expect(rendering).toMatchObject({ kind: 'page', missing: [], resources: [{ kind: 'file' }] });
  // What is stored as it is stays in the file until the frame draws it.
  expect(readBytes()).toBeLessThan(2 ** 18);
});

test('[V21] no entry is unpacked past its declared size', async () => {
  const lie = { sizeBytes: 100 };
  const entries = [{ name: 'index.html', data: 'x'.repeat(10_000_000), local: lie, central: lie }];
  const archive = (await openArchive(zipFile(entries)))!;
  expect(await render(archive, { url: urlOfPath('index.html') })).toMatchObject({ kind: 'absent' });
});

test('[V22] an archive in which entries overlap is not opened', async () => {
  const entries: EntrySpec[] = [
    { name: 'index.html', data: page('One') },
    { name: 'two.html', data: page('Two'), central: { offset: 3 } },
  ];
  expect(await openArchive(zipFile(entries))).toBeUndefined();
});

test('[V23] titles are read from the first bytes of pages, in few reads', async () => {
  const entries: EntrySpec[] = [
    { name: 'index.html', data: page('Pumps &amp; valves') },
    { name: 'picture.png', data: noise, method: 0 },
    { name: 'long.html', data: page('Long') + 'x'.repeat(1_000_000) },
    { name: 'stored.html', data: page('Stored'), method: 0 },
    { name: 'none.html', data: '<p>x' },
    ...Array.from({ length: 500 }, (_, at): EntrySpec => ({
      name: `p/${at}.html`,
      data: page(`Page ${at}`),
    })),
  ];
  const { file, readBytes } = createMeasured(entries);
  const archive = (await openArchive(file))!;
  expect(archive.pages.slice(0, 3)).toEqual(['index.html', 'long.html', 'none.html']);
  const batches: Titles[] = [];
  const before = readBytes();
  await readTitles(archive, (titles) => batches.push(titles));
  const titles = new Map(batches.flat());
  expect(titles.get('index.html')).toBe('Pumps & valves');
  expect(titles.get('long.html')).toBe('Long');
  expect(titles.get('stored.html')).toBe('Stored');
  expect(titles.has('none.html')).toBe(false);
  expect(titles.size).toBe(503);
  expect(batches.length).toBe(3);
  expect(readBytes() - before).toBeLessThan(2 ** 20);
});
