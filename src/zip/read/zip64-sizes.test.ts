import { expect, test } from 'vitest';

import { concat, extraField, u32, u64 } from '../../../tests/fixtures/build-zip.ts';
import { parseExtraFields } from './extra-fields.ts';
import { readZip64Sizes, type Sizes } from './zip64-sizes.ts';

const max16 = 0xffff;
const max32 = 0xffffffff;
const short: Sizes = { sizeBytes: 10, compressedBytes: 7, headerOffset: 100, disk: 0 };
const long: Sizes = { sizeBytes: 5e9, compressedBytes: 6e9, headerOffset: 7e9, disk: 3 };
const open: Sizes = { sizeBytes: max32, compressedBytes: max32, headerOffset: max32, disk: max16 };

/** Reads a record with ZIP64 fields of these contents. */
const read = (record: Partial<Sizes>, ...fields: readonly Uint8Array[]) =>
  readZip64Sizes(
    { ...short, ...record },
    parseExtraFields(concat(fields.map((field) => extraField(1, field)))),
  );

test('a record without a ZIP64 field is used as it is, unless a field is saturated', () => {
  expect(read({})).toEqual({ sizes: short, isConsistent: true });
  for (const key of ['sizeBytes', 'compressedBytes', 'headerOffset', 'disk'] as const) {
    const record = { [key]: open[key] };
    expect(read(record)).toEqual({ sizes: { ...short, ...record }, isConsistent: false });
  }
});

test.for<[string, Partial<Sizes>, Uint8Array, Partial<Sizes>]>([
  ['the size', { sizeBytes: max32 }, u64(5e9), { sizeBytes: 5e9 }],
  ['the packed size', { compressedBytes: max32 }, u64(6e9), { compressedBytes: 6e9 }],
  ['the offset', { headerOffset: max32 }, u64(7e9), { headerOffset: 7e9 }],
  ['the disk', { disk: max16 }, u32(3), { disk: 3 }],
  ['all in their order', open, concat([u64(5e9), u64(6e9), u64(7e9), u32(3)]), long],
  [
    'size and offset',
    { sizeBytes: max32, headerOffset: max32 },
    concat([u64(5e9), u64(7e9)]),
    { sizeBytes: 5e9, headerOffset: 7e9 },
  ],
])('[MANUAL-15] a ZIP64 field gives %s for a saturated field', ([, record, field, sizes]) => {
  expect(read(record, field)).toEqual({ sizes: { ...short, ...sizes }, isConsistent: true });
});

test.for<[string, Partial<Sizes>, Uint8Array]>([
  ['is empty', {}, new Uint8Array()],
  ['repeats the size', {}, u64(10)],
  ['repeats both sizes', {}, concat([u64(10), u64(7)])],
  ['repeats sizes and offset', {}, concat([u64(10), u64(7), u64(100)])],
])('[MANUAL-15] a ZIP64 field that %s is harmless', ([, record, field]) => {
  expect(read(record, field)).toEqual({ sizes: short, isConsistent: true });
  expect(read(record, field, field)).toEqual({ sizes: short, isConsistent: true });
});

test('a ZIP64 field may list the other values after the saturated ones', () => {
  const field = concat([u64(5e9), u64(7), u64(100)]);
  expect(read({ sizeBytes: max32 }, field)).toEqual({
    sizes: { ...short, sizeBytes: 5e9 },
    isConsistent: true,
  });
});

test.for<[string, Partial<Sizes>, Uint8Array[]]>([
  ['gives another size', {}, [u64(11)]],
  ['gives another packed size', {}, [concat([u64(10), u64(8)])]],
  ['gives another offset', {}, [concat([u64(10), u64(7), u64(101)])]],
  ['gives more values than needed', {}, [concat([u64(10), u64(7), u64(100), u64(0)])]],
  ['is truncated', {}, [concat([u64(10), u32(7)])]],
  ['is too short for the size', { sizeBytes: max32 }, [u32(10)]],
  ['has no value for the size', { sizeBytes: max32 }, [new Uint8Array()]],
  ['has no value for the packed size', { compressedBytes: max32 }, [new Uint8Array()]],
  ['has no value for the offset', { headerOffset: max32 }, [new Uint8Array()]],
  ['differs from a second one', {}, [u64(10), concat([u64(10), u64(7)])]],
])('[MANUAL-15] a ZIP64 field that %s is not consistent', ([, record, fields]) => {
  expect(read(record, ...fields)).toEqual({ sizes: { ...short, ...record }, isConsistent: false });
});
