import { expect, test } from 'vitest';

import { startPageText } from '#manual/repair/start-page-text.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { buildZip, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { contentsOf } from '../../../tests/support/archives/repair-copy.ts';
import { packManual } from './pack-manual.ts';

const oldest = new Date(1980, 0, 1).getTime();

const placed = (path: string, content: string, lastModified = oldest) => ({
  path,
  file: new File([content], path, { lastModified }),
});

const pack = (files: readonly ReturnType<typeof placed>[], startPage = 'index.html') =>
  packManual({ files, startPage }, { scheduling: uninterruptedScheduling });

/** An archive byte by byte, with the date and time of each entry cleared and returned separately. */
async function withoutTimes(archive: Blob | Uint8Array<ArrayBuffer>) {
  const bytes = new Uint8Array(await new Blob([archive]).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const times: number[] = [];
  for (let at = 0; at + 46 <= bytes.length; at += 1) {
    const timeAt = { 0x04034b50: at + 10, 0x02014b50: at + 12 }[view.getUint32(at, true)];
    if (timeAt === undefined) continue;
    times.push(view.getUint32(timeAt, true));
    view.setUint32(timeAt, 0);
  }
  return { bytes: Buffer.from(bytes).toString('latin1'), times };
}

const text = 'words '.repeat(50);

test('[PACK-3][PACK-4] the ZIP has records of regular files, with text deflated and the rest stored', async () => {
  const files = [
    placed('index.html', text),
    placed('img/Ü.PNG', text),
    placed('a/b.css', ''),
    placed('x', text),
  ];
  const entries: readonly EntrySpec[] = [
    { name: 'index.html', data: text },
    // Already compressed, by its extension.
    { name: 'img/Ü.PNG', data: text, method: 0 },
    { name: 'a/b.css', data: '', method: 0 },
    { name: 'x', data: text },
  ];
  const made = await withoutTimes(await pack(files));
  expect(made.bytes).toBe((await withoutTimes(buildZip(entries))).bytes);
});

test.each([
  // Day, month and year since 1980 in 5, 4 and 7 bits; half the seconds, minutes and hours in 5, 6 and 5.
  [new Date(2024, 0, 1, 13, 45, 58), 0x5821_6dbd],
  [new Date(2044, 11, 31, 23, 59, 59), 0x819f_bf7d],
  [new Date(1980, 0, 2, 0, 0, 3), 0x0022_0001],
  [new Date(1980, 0, 1), 0x0021_0000],
  [new Date(1979, 11, 31, 23, 59, 59), 0x0021_0000],
  [new Date(0), 0x0021_0000],
])('[PACK-3] a file of %s has its date', async (date, expected) => {
  const archive = await pack([placed('index.html', 'x', date.getTime())]);
  expect((await withoutTimes(archive)).times).toEqual([expected, expected]);
});

test.each([
  ['<html lang="de"><meta charset="utf-8"><title>Prüfung</title>', { title: 'Prüfung', language: 'de' }],
  ['<meta charset="utf-8"><p>Prüfung', { title: 'Page 1.html' }],
  [`${' '.repeat(65_512)}<title>Prüfung</title>`, { title: 'Prüfung' }],
  [`${' '.repeat(65_536)}<title>Prüfung</title>`, { title: 'Page 1.html' }],
  ['', { title: 'Page 1.html' }],
])('[PACK-5] the added start page has the title and language of its target', async (content, said) => {
  const target = 'p/Page 1.html';
  const archive = await pack([placed('p/a.css', ''), placed(target, content)], target);
  const contents = await contentsOf(archive);
  expect([...contents.keys()]).toEqual(['p/a.css', target, 'index.html']);
  expect(new TextDecoder().decode(contents.get('index.html'))).toBe(startPageText({ target, ...said }));
});

test('[PACK-5] the added start page is deflated and has the current time', async () => {
  const before = new Date();
  const archive = await pack([placed('a.html', '')], 'a.html');
  const page = startPageText({ target: 'a.html', title: 'a.html' });
  const { bytes, times } = await withoutTimes(archive);
  const entries: readonly EntrySpec[] = [
    { name: 'a.html', data: '', method: 0 },
    { name: 'index.html', data: page },
  ];
  expect(bytes).toBe((await withoutTimes(buildZip(entries))).bytes);
  const years = times.map((time) => 1980 + (time >>> 25));
  expect(years.filter((year) => year >= before.getFullYear())).toHaveLength(2);
});
