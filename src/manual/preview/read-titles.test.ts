import { expect, test } from 'vitest';

import { zipFile, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { createMeasured } from '../../../tests/support/archives/measured-file.ts';
import { openArchive } from './archive-files.ts';
import { readTitles } from './read-titles.ts';
import type { Titles } from './rendering.ts';

const page = (title: string): string => `<html><head><title>${title}</title></head><body>x</body></html>`;
/** Bytes that can't be compressed, without markup. */
const noise = (bytes: number): Uint8Array =>
  Uint8Array.from({ length: bytes }, (_, at) => 0x80 | (Math.imul(at + 1, 2_654_435_761) >>> 13));

/** Titles in batches, in the order of delivery. */
async function batchesOf(file: File): Promise<readonly Titles[]> {
  const archive = await openArchive(file);
  const batches: Titles[] = [];
  await readTitles(archive!, (titles) => batches.push(titles));
  return batches;
}

test('[PREVIEW-20] titles are read from the first bytes of pages, in few reads', async () => {
  const entries: EntrySpec[] = [
    { name: 'index.html', data: page('Pumps &amp; valves') },
    { name: 'picture.png', data: noise(2 ** 20), method: 0 },
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

test('[PREVIEW-20] titles come in the order of the file, in batches of two hundred', async () => {
  const many = Array.from({ length: 401 }, (_, at) => ({
    name: `${999 - at}.html`,
    data: page(`Page ${at}`),
  }));
  const batches = await batchesOf(zipFile([...many, { name: 'index.html', data: page('Start') }]));
  expect(batches.map(({ length }) => length)).toEqual([200, 200, 2]);
  expect(batches[0]!.slice(0, 2)).toEqual([
    ['999.html', 'Page 0'],
    ['998.html', 'Page 1'],
  ]);
  expect(batches[2]).toEqual([
    ['599.html', 'Page 400'],
    ['index.html', 'Start'],
  ]);
});

const title = '<title>T</title>';
const spaces = (count: number): string => ' '.repeat(count);

test.each<[string, EntrySpec, string | undefined]>([
  ['in 16 KiB', { name: 'a.html', data: spaces(16_384 - title.length) + title }, 'T'],
  ['not behind them', { name: 'a.html', data: spaces(16_384) + title }, undefined],
  ['in 8 KiB of a file', { name: 'a.html', data: spaces(8_192 - title.length) + title, method: 0 }, 'T'],
  ['not behind these', { name: 'a.html', data: spaces(8_192) + title, method: 0 }, undefined],
  [
    'behind a long name and extra fields',
    {
      name: `${'n'.repeat(600)}.html`,
      data: spaces(8_192 - title.length) + title,
      method: 0,
      local: { extra: new Uint8Array(512) },
    },
    'T',
  ],
  [
    'in its encoding, by the rules of HTML',
    {
      name: 'a.html',
      data: Uint8Array.from('<META CHARSET=iso-8859-1><TITLE>\xe4</TITLE>', (char) => char.charCodeAt(0)),
    },
    'ä',
  ],
  ['not in an encrypted entry', { name: 'a.html', data: title, method: 0, flags: 1 }, undefined],
  ['not in an entry with another method', { name: 'a.html', data: title, method: 12 }, undefined],
])('[PREVIEW-20] a title is found at the start of its page: %s', async (_, entry, found) => {
  // The page behind it must not supply the title.
  const batches = await batchesOf(zipFile([entry, { name: 'z.html', data: page('Last'), method: 0 }]));
  expect(batches).toEqual([[...(found === undefined ? [] : [[entry.name, found]]), ['z.html', 'Last']]]);
});
