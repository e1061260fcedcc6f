import { expect, test } from 'vitest';

import { bytesOf, zipFile, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { createMeasured } from '../../../tests/support/measured-file.ts';
import { openArchive } from './archive-files.ts';
import { entryBlob, entryBytes, unpackEntry } from './unpack-entry.ts';

const content = 'Pumps and valves. '.repeat(30_000);

/** Returns the first entry of an archive that has a second one. */
async function firstOf(spec: Omit<EntrySpec, 'name'>, bytes?: (whole: File) => Blob) {
  const whole = zipFile([{ name: 'a.txt', data: content, ...spec }, { name: 'b.txt' }]);
  const entry = (await openArchive(whole))!.entryAt('a.txt')!;
  return { file: bytes === undefined ? whole : bytes(whole), entry };
}

test.each<[string, Omit<EntrySpec, 'name'>]>([
  ['packed', {}],
  ['stored', { method: 0 }],
  ['after extra fields that the directory does not list', { local: { extra: new Uint8Array(2_000) } }],
  ['stored, after such fields', { method: 0, local: { extra: new Uint8Array(2_000) } }],
  ['nothing', { data: '' }],
])('[PREVIEW-21] the content of an entry is unpacked unchanged: %s', async (_, spec) => {
  const { file, entry } = await firstOf(spec);
  const expected = typeof spec.data === 'string' ? spec.data : content;
  expect(await entryBytes(file, entry)).toEqual(bytesOf(expected));
  const blob = await entryBlob(file, entry, 'text/plain');
  expect(blob?.type).toBe('text/plain');
  expect(await blob?.text()).toBe(expected);
});

test.each<[string, Omit<EntrySpec, 'name'>]>([
  ['its checksum differs', { local: { crc: 1 }, central: { crc: 1 } }],
  ['it is longer than declared', { local: { sizeBytes: 9 }, central: { sizeBytes: 9 } }],
  ['it is encrypted', { flags: 1 }],
  ['it is encrypted and stored', { flags: 1, method: 0 }],
  ['it has another method', { method: 12 }],
])('[PREVIEW-21] an entry is damaged where %s', async (_, spec) => {
  const { file, entry } = await firstOf(spec);
  expect(await unpackEntry(file, entry)).toBeUndefined();
  expect(await entryBytes(file, entry)).toBeUndefined();
  expect(await entryBlob(file, entry, '')).toBeUndefined();
});

test.each([0, 8])(
  '[PREVIEW-21] an entry is damaged if its header is not at its position: method %i',
  async (method) => {
    const { file, entry } = await firstOf({ method });
    const elsewhere = { ...entry, headerOffset: entry.headerOffset + 1 };
    expect(await entryBytes(file, elsewhere)).toBeUndefined();
    expect(await entryBlob(file, elsewhere, '')).toBeUndefined();
  },
);

test.each([20, 50, 1_000])(
  '[PREVIEW-24] an entry is damaged if its file ends after %i bytes',
  async (length) => {
    const { file, entry } = await firstOf({}, (whole) => whole.slice(0, length));
    expect(await entryBytes(file, entry)).toBeUndefined();
  },
);

test('[PREVIEW-20] an uncompressed entry stays in the file, and a compressed one is read once', async () => {
  const { file, readBytes, readCount } = createMeasured([
    { name: 'a.txt', data: content, method: 0 },
    { name: 'b.txt', data: content },
    { name: 'c.txt', data: content, method: 0 },
  ]);
  const archive = (await openArchive(file))!;
  let [bytes, reads] = [readBytes(), readCount()];
  await entryBlob(file, archive.entryAt('a.txt')!, '');
  expect([readBytes() - bytes, readCount() - reads]).toEqual([30, 1]);
  [bytes, reads] = [readBytes(), readCount()];
  const packed = archive.entryAt('b.txt')!;
  await entryBytes(file, packed);
  // Header, name, and 512 bytes of room for fields that the directory doesn't list.
  expect([readBytes() - bytes, readCount() - reads]).toEqual([30 + 5 + 512 + packed.compressedBytes, 1]);
});
