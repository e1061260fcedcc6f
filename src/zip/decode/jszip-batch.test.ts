import JSZip from 'jszip';
import { expect, test } from 'vitest';

import { buildZip, bytesOf, concat, u16, u32 } from '../../../tests/fixtures/build-zip.ts';
import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import { manualEntries } from '../../../tests/fixtures/manual-entries.ts';
import type { ZipEntry } from '../entry.ts';
import { readArchive } from '../read/archive.ts';
import { scanEntries } from '../read/scan-entries.ts';
import { decodeBatch } from './decode-batch.ts';
import { createBatchBuilder, type JszipBatch } from './jszip-batch.ts';

/** A batch of the entries that `isKept` selects. */
async function createBatch(bytes: Uint8Array, isKept: (entry: ZipEntry) => boolean): Promise<JszipBatch> {
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>]);
  const { archive } = await readArchive(file, { maxEntries: 1000 });
  const builder = createBatchBuilder();
  await scanEntries(file, archive!, {
    onFinding: (rawFinding) => expect.unreachable(rawFinding.code),
    begin: (entry) => {
      builder.begin(entry);
      return 'checked-later';
    },
    packed: builder.push,
    unpacked: () => undefined,
    end: (entry) => (isKept(entry) ? builder.keep() : undefined),
  });
  return builder.build();
}

const entries = manualEntries({ descriptor: 'signed' }, { name: 'stored.css', data: 'a { }', method: 0 });

test('[MANUAL-17] jszip sees generated headers only: numbers as names, no flags, no descriptors, no extra fields', async () => {
  const batch = await createBatch(buildZip(entries), (entry) => entry.name !== 'style.css');
  const zip = await JSZip.loadAsync(batch.bytes, { checkCRC32: true });
  expect(Object.keys(zip.files)).toEqual(['0', '1', '2']);
  const view = new DataView(batch.bytes.buffer);
  expect(view.getUint16(6, true)).toBe(0);
  expect(view.getUint16(28, true)).toBe(0);
});

test('each kept entry is decoded once, in order, and a dropped one is not in the batch', async () => {
  const batch = await createBatch(buildZip(entries), (entry) => entry.name !== 'style.css');
  const seen: [string, string][] = [];
  await decodeBatch(
    batch,
    (entry, bytes) => seen.push([entry.name, new TextDecoder().decode(bytes)]),
    (entry) => expect.unreachable(entry.name),
  );
  const expected = entries
    .filter((entry) => entry.name !== 'style.css')
    .map((entry) => [entry.name, entry.data]);
  expect(seen).toEqual(expected);
});

const unreachable = (entry: ZipEntry) => expect.unreachable(entry.name);

test('an empty batch decodes to nothing', async () => {
  const batch = await createBatch(buildZip(entries), () => false);
  await decodeBatch(batch, unreachable, unreachable);
  expect(batch.entries).toEqual([]);
});

const stored = createEntry({
  name: 'a.html',
  flags: 0x808,
  crc: 0x89abcdef,
  compressedBytes: 3,
  sizeBytes: 3,
});
const deflated = createEntry({ method: 8, crc: 7, compressedBytes: 2, sizeBytes: 300 });
/** Padding before two deflated bytes that makes the second one the first of a 16 KiB read. */
const padding = concat([
  ...Array.from({ length: 3 }, () => Uint8Array.of(2, 0, 0, 0, 255, 255)),
  ...Array.from({ length: (2 ** 14 - 1 - 3 * 6) / 5 }, () => Uint8Array.of(0, 0, 0, 255, 255)),
]);

test('[MANUAL-17] a batch is written from verified fields, header by header', () => {
  const builder = createBatchBuilder();
  // Content without a begun entry is dropped.
  builder.push(bytesOf('lost'));
  builder.keep();
  expect(builder.sizeBytes()).toBe(0);
  builder.begin(stored);
  const window = bytesOf('ab');
  builder.push(window);
  window.fill(0);
  builder.push(bytesOf('c'));
  builder.keep();
  expect(builder.sizeBytes()).toBe(34);
  builder.keep();
  builder.begin(createEntry());
  builder.push(bytesOf('forgotten'));
  builder.begin(deflated);
  builder.push(bytesOf('de'));
  builder.keep();
  expect(builder.sizeBytes()).toBe(67 + padding.length);
  const common = [
    [...[20, 0, 0, 0, 0].map(u16), ...[0x89abcdef, 3, 3].map(u32), u16(1), u16(0)],
    [...[20, 0, 8, 0, 0].map(u16), ...[7, 2 + padding.length, 300].map(u32), u16(1), u16(0)],
  ] as const;
  const rest = [u16(0), u16(0), u16(0), u32(0)];
  expect(builder.build()).toEqual({
    entries: [stored, deflated],
    packed: [bytesOf('abc'), bytesOf('de')],
    bytes: concat(
      [
        [bytesOf('PK\x03\x04'), ...common[0], bytesOf('0abc')],
        [bytesOf('PK\x03\x04'), ...common[1], bytesOf('1'), padding, bytesOf('de')],
        [bytesOf('PK\x01\x02'), u16(20), ...common[0], ...rest, u32(0), bytesOf('0')],
        [bytesOf('PK\x01\x02'), u16(20), ...common[1], ...rest, u32(34), bytesOf('1')],
        [bytesOf('PK\x05\x06'), ...[0, 0, 2, 2].map(u16), u32(94), u32(67 + padding.length), u16(0)],
      ].flat(),
    ),
  });
});

test('the builder is empty after take', () => {
  const builder = createBatchBuilder();
  builder.begin(deflated);
  builder.keep();
  builder.build();
  expect(builder.sizeBytes()).toBe(0);
  expect(builder.build()).toEqual({
    entries: [],
    packed: [],
    bytes: concat([bytesOf('PK\x05\x06'), new Uint8Array(18)]),
  });
});
