import { expect, test } from 'vitest';

import { bytesOf, concat, u16, u32, u64 } from '../../../tests/fixtures/build-zip.ts';
import { centralRecordOf, localHeaderOf } from './write-record.ts';
import { createZipWriter, type AddedEntry } from './zip-writer.ts';

const entry = (index: number, name: string): AddedEntry => ({
  index,
  name,
  method: 0,
  dosTime: 0x5d766c5b,
  crc: 0x8cdc1683,
  compressedBytes: 1,
  sizeBytes: 1,
  madeBy: 20,
  attributes: 0,
  extra: new Uint8Array(),
  data: bytesOf('x'),
});
const a = entry(1, 'a');
const b = entry(0, 'b');

/** An end record for `count` entries (APPNOTE 4.3.16). */
const endOf = (count: number, directoryBytes: number, directoryOffset: number, comment = ''): Uint8Array =>
  concat([
    bytesOf('PK\x05\x06'),
    ...[0, 0, count, count].map(u16),
    ...[directoryBytes, directoryOffset].map(u32),
    u16(comment.length),
    bytesOf(comment),
  ]);

/** The ZIP64 records before an end record (APPNOTE 4.3.14 and 4.3.15). */
const longEndOf = (count: number, directoryBytes: number, directoryOffset: number): Uint8Array =>
  concat([
    bytesOf('PK\x06\x06'),
    u64(44),
    u16(45),
    u16(45),
    u32(0),
    u32(0),
    ...[count, count, directoryBytes, directoryOffset].map(u64),
    bytesOf('PK\x06\x07'),
    u32(0),
    u64(directoryOffset + directoryBytes),
    u32(1),
  ]);

const bytesIn = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

test('entries are written in call order, their records in index order', async () => {
  const writer = createZipWriter();
  writer.add(a);
  writer.add({ ...b, data: new Blob(['x']) });
  expect(await bytesIn(writer.finish(bytesOf('Press')))).toEqual(
    concat([
      localHeaderOf(a),
      bytesOf('x'),
      localHeaderOf(b),
      bytesOf('x'),
      centralRecordOf(b, { ...b, offset: 32 }),
      centralRecordOf(a, { ...a, offset: 0 }),
      endOf(2, 94, 64, 'Press'),
    ]),
  );
});

test('a range of another archive is copied unchanged, with moved records', async () => {
  const writer = createZipWriter();
  writer.add(a);
  const range = bytesOf('..entry b..entry c');
  const copied = { sizeBytes: 1, compressedBytes: 1 };
  const c = entry(2, 'c');
  writer.copy(new Blob([range.slice()]), [
    { ...copied, index: 0, record: centralRecordOf(b, { ...b, offset: 7_000 }), offset: 2 },
    { ...copied, index: 2, record: centralRecordOf(c, { ...c, offset: 7_009 }), offset: 11 },
  ]);
  expect(await bytesIn(writer.finish())).toEqual(
    concat([
      localHeaderOf(a),
      bytesOf('x'),
      range,
      centralRecordOf(b, { ...b, offset: 34 }),
      centralRecordOf(a, { ...a, offset: 0 }),
      centralRecordOf(c, { ...c, offset: 43 }),
      endOf(3, 141, 50),
    ]),
  );
});

/** End of an archive with many records of one entry. */
async function endOfMany(count: number, bytes: number): Promise<Uint8Array> {
  const writer = createZipWriter();
  const record = centralRecordOf(a, { ...a, offset: 0 });
  const entries = Array.from({ length: count }, (_, index) => ({ ...a, index, record, offset: 0 }));
  writer.copy(new Blob(['range']), entries);
  return bytesIn(writer.finish().slice(-bytes));
}

test('[REPAIR-3] 65,535 entries take ZIP64 records, one fewer does not', async () => {
  expect(await endOfMany(65_534, 22 + 47)).toEqual(
    concat([centralRecordOf(a, { ...a, offset: 0 }), endOf(65_534, 65_534 * 47, 5)]),
  );
  expect(await endOfMany(65_535, 98)).toEqual(
    concat([longEndOf(65_535, 65_535 * 47, 5), endOf(65_535, 65_535 * 47, 5)]),
  );
});

/** End of an archive that starts with `claimed` bytes, as far as the writer knows. */
async function endBehind(claimed: number, bytes: number): Promise<Uint8Array> {
  const writer = createZipWriter();
  let size = claimed;
  const range = new Blob(['range']);
  writer.copy(Object.create(range, { size: { get: () => size } }) as Blob, []);
  // Node can't build a file of this size.
  size = range.size;
  return bytesIn(writer.finish().slice(-bytes));
}

test('[REPAIR-3] a directory beyond the largest 32-bit offset takes ZIP64 records', async () => {
  const max32 = 0xffffffff;
  expect(await endBehind(max32 - 1, 22)).toEqual(endOf(0, 0, max32 - 1));
  expect(await endBehind(max32, 98)).toEqual(concat([longEndOf(0, 0, max32), endOf(0, 0, max32)]));
  expect(await endBehind(5e9, 98)).toEqual(concat([longEndOf(0, 0, 5e9), endOf(0, 0, max32)]));
});
