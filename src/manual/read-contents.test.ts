import { afterEach, expect, test, vi } from 'vitest';

import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { zipFile, type EntrySpec } from '../../tests/fixtures/build-zip.ts';
import { pngOf } from '../../tests/fixtures/picture-files.ts';
import { findingsOf } from '../../tests/support/archives/inspect-entries.ts';
import { inspectWith } from './inspect-with.ts';
import type { InspectionProgress } from './report.ts';

const page = (body: string, head = '<title>x</title>') =>
  `<!doctype html><html lang="en"><meta charset="utf-8">${head}${body}`;

/** A stored entry of this length. */
const stored = (name: string, length: number): EntrySpec => ({ name, data: 'x'.repeat(length), method: 0 });

test('each entry is checked by its own first bytes', async () => {
  const entries: EntrySpec[] = [
    {
      name: 'index.html',
      data: page('<img src=a.png><img src=b.png><img src=c.png><img src=d.png><img src=e.png>'),
    },
    { name: 'a.png', data: pngOf(10_000, 5_001) },
    { name: 'b.png', data: 'text' },
    { name: 'c.png', data: pngOf(10_000, 5_000) },
    { name: 'd.png', data: '' },
    { name: 'e.png', data: pngOf(1, 1).subarray(0, -1) },
    { name: '.DS_Store', data: pngOf(1, 1).subarray(0, -1) },
  ];
  const findings = await findingsOf(entries);
  expect(findings.map(({ code, entry, params }) => [code, entry, params])).toEqual([
    ['ENTRY-HUGE-IMAGE', 'a.png', { detail: 'pixels', limit: 50_000_000 }],
    ['ENTRY-TYPE', 'b.png', { found: 'text', expected: 'png' }],
    ['ENTRY-CUT-OFF', 'e.png', {}],
    ['ENTRY-EMPTY', 'd.png', {}],
    ['ENTRY-JUNK', '.DS_Store', {}],
  ]);
});

test("the content of a damaged entry or of a folder isn't checked", async () => {
  const wrong = { crc: 1 };
  const findings = await findingsOf([
    { name: 'index.html', data: page('<img src=b.png>') },
    { name: 'b.png', data: 'text', local: wrong, central: wrong },
    { name: 'img/', data: pngOf(10_000, 5_001) },
  ]);
  expect(findings.map(({ code, entry }) => [code, entry])).toEqual([
    ['NAME-FILE-AND-FOLDER', 'img/'],
    ['ZIP-CRC', 'b.png'],
  ]);
});

const unusedIn = async (...entries: readonly EntrySpec[]) =>
  (
    await findingsOf([
      { name: 'index.html', data: page('') },
      { name: 'a.png', data: pngOf(1, 1) },
      ...entries,
    ])
  )
    .filter(({ code }) => code === 'DOC-UNUSED')
    .map(({ entry, params }) => [entry, params]);

test('DOC-UNUSED is reported only if every text was read, because a damaged one may contain references', async () => {
  const unused = [['a.png', { files: 1, bytes: 45, pages: 0 }]];
  expect(await unusedIn()).toEqual(unused);
  expect(await unusedIn({ name: 'license.css', data: 'a {}' })).toEqual(unused);
  const wrong = { crc: 1 };
  expect(await unusedIn({ name: 'license.css', data: 'a {}', local: wrong, central: wrong })).toEqual([]);
});

afterEach(() => vi.useRealTimers());

const takeTime = () => void vi.advanceTimersByTime(50);

test('progress is reported ten times a second, and at the end', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const file = zipFile([stored('index.html', 70), { name: 'img/', method: 0 }, stored('a.txt', 250)]);
  const reported: InspectionProgress[] = [];
  // Two slices of the page, its end and that of the folder come before 250 ms.
  await inspectWith({ ...uninterruptedScheduling, sliceBytes: 50, yieldIfDue: takeTime }, file, {
    onProgress: (progress) => reported.push(progress),
  });
  const total = { totalFiles: 2, totalBytes: file.size };
  expect(reported).toEqual([
    { doneFiles: 0, doneBytes: 50, ...total },
    { doneFiles: 1, doneBytes: 70 + 50, ...total },
    { doneFiles: 1, doneBytes: 70 + 150, ...total },
    { doneFiles: 1, doneBytes: 70 + 250, ...total },
    { doneFiles: 2, doneBytes: file.size, ...total },
  ]);
});

test('a text with a faulty header is checked but not read', async () => {
  const link = page('<a href=gone.html>');
  const findings = await findingsOf([
    { name: 'index.html', data: page('') },
    { name: 'a.html', data: link, local: { method: 0 } },
    { name: 'b.html', data: link, local: { method: 0, crc: 1 }, central: { crc: 1 } },
    { name: 'c.html', data: link, local: { crc: 1 }, central: { crc: 1 } },
  ]);
  expect(findings.map(({ code, entry }) => [code, entry])).toEqual([
    ['ZIP-HEADER', 'a.html'],
    ['ZIP-CRC', 'b.html'],
  ]);
});
