import { expect, test } from 'vitest';

import { bytesOf, zipFile, type EntrySpec } from '../../tests/fixtures/build-zip.ts';
import { soundManual } from '../../tests/fixtures/create-manual.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { packedByOthers } from '../../tests/fixtures/packed-by-others.ts';
import { problemsOf } from '../../tests/support/inspect-entries.ts';
import { inspectArchive } from './inspect.ts';

test.each(Object.entries(packedByOthers))('[M19] sound as packed by %s', async (_, base64) => {
  const file = new Blob([Buffer.from(base64, 'base64')]);
  expect(await inspectArchive(file)).toMatchObject({
    verdict: 'manual',
    title: 'Press',
    pages: 2,
    files: 2,
    findings: [],
  });
});

test('sound as macOS packs: descriptors, UTF-8 names without the flag, its own files beside', async () => {
  const entries = manualEntries(
    { descriptor: 'signed' },
    { name: bytesOf('Größe.txt'), data: 'x', descriptor: 'signed' },
    { name: '__MACOSX/._index.html', data: Uint8Array.of(0, 5, 22, 7), descriptor: 'signed' },
  );
  expect(await problemsOf(entries)).toEqual([]);
});

const attributes = (mode: number, dos: number): Partial<EntrySpec> => ({
  central: { madeBy: 0x003f, attributes: mode * 65_536 + 0x8000 + dos },
});

test('sound as 7-Zip packs: Unix modes under a DOS host, folders with their DOS bit', async () => {
  const entries = [
    { name: 'pages/', data: '', method: 0, ...attributes(0o040755, 0x10) },
    ...Object.entries(soundManual).map(([name, data]) => ({ name, data, ...attributes(0o100644, 0x20) })),
  ];
  expect(await problemsOf(entries)).toEqual([]);
});

test('folders as Java packs them: deflated nothing', async () => {
  expect(await problemsOf(manualEntries({}, { name: 'pages/', data: '', method: 8 }))).toEqual([]);
});

test('an archive in windows: an entry across the edge of two reads is read whole', async () => {
  const large = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7919) & 255);
  const file = zipFile(manualEntries({}, { name: 'a.bin', data: large, method: 0 }));
  const reads: [number, number][] = [];
  const source = {
    size: file.size,
    slice(start: number, end: number) {
      reads.push([start, end]);
      return file.slice(start, end);
    },
  };
  expect((await inspectArchive(source)).verdict).toBe('manual');
  expect(reads.length).toBeLessThan(10);
});
