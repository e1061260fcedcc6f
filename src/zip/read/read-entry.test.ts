import { expect, test } from 'vitest';

import { bytesOf, zipFile, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import type { ZipEntry } from '../entry.ts';
import { readArchive } from './archive.ts';
import { readEntry } from './read-entry.ts';

const text = 'The press stops when the door opens. '.repeat(5);

interface Reading {
  /** Changes fields of the directory record. */
  readonly change?: (entry: ZipEntry) => Partial<ZipEntry>;
  /** End of the file, from its start or, if negative, from its end. */
  readonly end?: number;
}

/** Reads this entry, the second of an archive. */
async function read(spec: Partial<EntrySpec>, { change, end }: Reading = {}): Promise<string | undefined> {
  const file = zipFile([
    { name: 'index.html', data: 'first' },
    { name: 'page.html', data: text, ...spec },
  ]);
  const { archive } = await readArchive(file, { maxEntries: 2 });
  const entry = archive!.entries[1]!;
  const changed = { ...entry, ...change?.(entry) };
  const bytes = await readEntry(file.slice(0, end), changed);
  return bytes && new TextDecoder().decode(bytes);
}

test.each<[string, Partial<EntrySpec>]>([
  ['deflated', {}],
  ['stored', { method: 0 }],
  ['after a descriptor', { descriptor: 'signed' }],
  ['with other fields in its header', { local: { extra: Uint8Array.of(1, 0x99, 1, 0, 7) } }],
])('a single entry is read: %s', async (_, spec) => {
  expect(await read(spec)).toBe(text);
});

test.each<[string, Partial<EntrySpec>, Reading]>([
  ['of another checksum', { local: { crc: 1 }, central: { crc: 1 } }, {}],
  ['that is no deflate', { packed: bytesOf('\xff\xff\xff') }, {}],
  ['whose header is elsewhere', {}, { change: ({ headerOffset }) => ({ headerOffset: headerOffset + 1 }) }],
  ['whose header is cut off', {}, { end: 60 }],
  ['whose content is cut off', { method: 0 }, { end: 150 }],
  [
    'that ends before its bytes do',
    {},
    {
      change: ({ compressedBytes }) => ({ compressedBytes: compressedBytes + 10_000 }),
    },
  ],
])("an entry %s isn't read", async (_, spec, reading) => {
  expect(await read(spec, reading)).toBeUndefined();
});

test("the last entry isn't read if the file ends with its stream, but the record declares more bytes", async () => {
  const { archive } = await readArchive(zipFile([{ name: 'a.html', data: text }]), { maxEntries: 1 });
  const entry = archive!.entries[0]!;
  const end = 30 + 'a.html'.length + entry.compressedBytes;
  const file = zipFile([{ name: 'a.html', data: text }]).slice(0, end);
  expect(await readEntry(file, entry)).toEqual(Uint8Array.from(bytesOf(text)));
  const longer = { ...entry, compressedBytes: entry.compressedBytes + 1 };
  expect(await readEntry(file, longer)).toBeUndefined();
});
