import { expect, test } from 'vitest';

import { bytesOf, concat, extraField, u16, u32, u64 } from '../../../tests/fixtures/build-zip.ts';
import {
  centralRecordOf,
  localHeaderOf,
  movedRecord,
  partsOf,
  withoutFields,
  type RecordFields,
} from './write-record.ts';

const max32 = 0xffffffff;
/** 22 November 2026, 13:34:54. */
const dosTime = 0x5d766c5b;
const head = { name: 'a.txt', method: 8, dosTime, crc: 0x89abcdef, compressedBytes: 200, sizeBytes: 300 };
const rest: RecordFields = { offset: 1_000, madeBy: 0x031e, attributes: 0x81a40020, extra: new Uint8Array() };

const join = (...parts: readonly (string | Uint8Array)[]): Uint8Array =>
  concat(parts.map((part) => (typeof part === 'string' ? bytesOf(part) : part)));
const zip64 = (...values: readonly number[]): Uint8Array => extraField(1, concat(values.map(u64)));
const time = extraField(0x5455, bytesOf('12345'));

interface Header {
  readonly version?: number;
  readonly flags?: number;
  readonly method?: number;
  readonly compressedBytes?: number;
  readonly sizeBytes?: number;
  readonly nameBytes?: number;
  readonly extraBytes?: number;
}

/** Fields that both headers share, as listed in APPNOTE 4.3.7 and 4.3.12. */
const common = ({
  version = 20,
  flags = 0,
  method = 8,
  compressedBytes = 200,
  sizeBytes = 300,
  nameBytes = 5,
  extraBytes = 0,
}: Header): Uint8Array =>
  concat([
    ...[version, flags, method, 0x6c5b, 0x5d76].map(u16),
    ...[0x89abcdef, compressedBytes, sizeBytes].map(u32),
    ...[nameBytes, extraBytes].map(u16),
  ]);

const localOf = (header: Header): Uint8Array => join('PK\x03\x04', common(header));
const centralOf = (header: Header, offset = 1_000, commentBytes = 0): Uint8Array =>
  join(
    'PK\x01\x02',
    u16(0x031e),
    common(header),
    ...[commentBytes, 0, 0].map(u16),
    u32(0x81a40020),
    u32(offset),
  );

const long = { version: 45, compressedBytes: max32, sizeBytes: max32, extraBytes: 20 };

test.for<[string, Partial<typeof head>, Uint8Array]>([
  ['usual', {}, join(localOf({}), 'a.txt')],
  ['stored', { method: 0 }, join(localOf({ method: 0 }), 'a.txt')],
  ['beyond ASCII', { name: 'ä' }, join(localOf({ flags: 0x800, nameBytes: 2 }), 'ä')],
  ['the last character of ASCII', { name: '\x7f' }, join(localOf({ nameBytes: 1 }), '\x7f')],
  ['first beyond ASCII', { name: 'a\x80' }, join(localOf({ flags: 0x800, nameBytes: 3 }), 'a\x80')],
  [
    'of maximum size',
    { sizeBytes: max32 - 1, compressedBytes: max32 - 1 },
    join(localOf({ sizeBytes: max32 - 1, compressedBytes: max32 - 1 }), 'a.txt'),
  ],
  ['too large', { sizeBytes: max32 }, join(localOf(long), 'a.txt', zip64(max32, 200))],
  ['too large when packed', { compressedBytes: max32 }, join(localOf(long), 'a.txt', zip64(300, max32))],
  ['far too large', { sizeBytes: 6e9, compressedBytes: 5e9 }, join(localOf(long), 'a.txt', zip64(6e9, 5e9))],
])('[REPAIR-3] the local header of an entry that is %s', ([, change, bytes]) => {
  expect(localHeaderOf({ ...head, ...change })).toEqual(bytes);
});

test.for<[string, Partial<typeof head>, Partial<RecordFields>, Uint8Array]>([
  ['usual', {}, {}, join(centralOf({}), 'a.txt')],
  ['beyond ASCII', { name: 'ä' }, {}, join(centralOf({ flags: 0x800, nameBytes: 2 }), 'ä')],
  ['with extra fields', {}, { extra: time }, join(centralOf({ extraBytes: 9 }), 'a.txt', time)],
  ['at the maximum offset', {}, { offset: max32 - 1 }, join(centralOf({}, max32 - 1), 'a.txt')],
  [
    'beyond the maximum offset',
    {},
    { offset: max32 },
    join(centralOf({ version: 45, extraBytes: 12 }, max32), 'a.txt', zip64(max32)),
  ],
  ['too large', { sizeBytes: max32 }, {}, join(centralOf(long), 'a.txt', zip64(max32, 200))],
  [
    'too large when packed',
    { compressedBytes: max32 },
    {},
    join(centralOf(long), 'a.txt', zip64(300, max32)),
  ],
  [
    'too large and beyond the maximum offset, with extra fields',
    { sizeBytes: 6e9, compressedBytes: 5e9 },
    { offset: 7e9, extra: time },
    join(centralOf({ ...long, extraBytes: 37 }, max32), 'a.txt', zip64(6e9, 5e9, 7e9), time),
  ],
])('[REPAIR-3] the record of an entry that is %s', ([, change, place, bytes]) => {
  expect(centralRecordOf({ ...head, ...change }, { ...rest, ...place })).toEqual(bytes);
});

const moved = (record: Uint8Array, offset: number) =>
  movedRecord(record, offset, { sizeBytes: 6e9, compressedBytes: 5e9 });

test.for<[string, Uint8Array, number, Uint8Array]>([
  [
    'keeps name, fields and comment',
    join(centralOf({ extraBytes: 9 }, 1_000, 4), 'a.txt', time, 'note'),
    2_000,
    join(centralOf({ extraBytes: 9 }, 2_000, 4), 'a.txt', time, 'note'),
  ],
  [
    'drops a ZIP64 field that it no longer needs',
    join(centralOf({ version: 45, extraBytes: 21 }, max32), 'a.txt', zip64(7e9), time),
    2_000,
    join(centralOf({ version: 45, extraBytes: 9 }, 2_000), 'a.txt', time),
  ],
  [
    'gets a ZIP64 field if its offset needs one',
    join(centralOf({ version: 10, extraBytes: 9 }), 'a.txt', time),
    7e9,
    join(centralOf({ version: 45, extraBytes: 21 }, max32), 'a.txt', zip64(7e9), time),
  ],
  [
    'has a size in its ZIP64 field for a saturated one',
    join(centralOf({ sizeBytes: max32, extraBytes: 12 }), 'a.txt', zip64(1)),
    2_000,
    join(centralOf({ version: 45, sizeBytes: max32, extraBytes: 12 }, 2_000), 'a.txt', zip64(6e9)),
  ],
  [
    'has a packed size in its ZIP64 field for a saturated one',
    join(centralOf({ compressedBytes: max32, extraBytes: 12 }), 'a.txt', zip64(1)),
    7e9,
    join(centralOf({ version: 45, compressedBytes: max32, extraBytes: 20 }, max32), 'a.txt', zip64(5e9, 7e9)),
  ],
  [
    'needs deflate at least',
    join(centralOf({ version: 10 }), 'a.txt'),
    2_000,
    join(centralOf({ version: 20 }, 2_000), 'a.txt'),
  ],
  [
    'is on the first disk',
    join(centralOf({}).fill(7, 34, 36), 'a.txt'),
    2_000,
    join(centralOf({}, 2_000), 'a.txt'),
  ],
])('[REPAIR-3] the record of a copied entry %s', ([, record, offset, bytes]) => {
  const before = record.slice();
  expect(moved(record, offset)).toEqual(bytes);
  expect(record).toEqual(before);
});

test('a record is split into name, extra fields and comment', () => {
  const record = join(centralOf({ extraBytes: 9 }, 1_000, 4), 'a.txt', time, 'note', 'and the next record');
  expect(partsOf(record)).toEqual({ name: bytesOf('a.txt'), extra: time, comment: bytesOf('note') });
});

test.for<[string, Uint8Array, number[], Uint8Array]>([
  ['one', join(zip64(1), time), [1], time],
  ['all with an ID', join(zip64(1), time, zip64(2)), [1], time],
  ['those with several IDs', join(zip64(1), time, extraField(0x7075, bytesOf('x'))), [1, 0x7075], time],
  ['none', join(zip64(1), time), [], join(zip64(1), time)],
  ['the last, which is empty', join(time, extraField(1, new Uint8Array())), [1], time],
  ["one before bytes that aren't a field", join(zip64(1), 'abc'), [1], bytesOf('abc')],
  ['none that is truncated', zip64(1).subarray(0, 8), [1], zip64(1).subarray(0, 8)],
  ['none of an empty list', new Uint8Array(), [1], new Uint8Array()],
])('these extra fields are left out: %s', ([, extra, ids, kept]) => {
  expect(withoutFields(extra, ids)).toEqual(kept);
});
