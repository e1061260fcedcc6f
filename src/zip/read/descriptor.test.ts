import { expect, test } from 'vitest';

import { bytesOf, concat, u32, u64 } from '../../../tests/fixtures/build-zip.ts';
import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import { descriptorLength } from './scan-entries.ts';

const entry = createEntry({ crc: 0x89abcdef, compressedBytes: 200, sizeBytes: 300 });
const signature = bytesOf('PK\x07\x08');
const crc = u32(0x89abcdef);
const narrow = [crc, u32(200), u32(300)];
const wide = [crc, u64(200), u64(300)];

/** The four forms that programs write, followed by anything. */
test.for<[string, Uint8Array[], number]>([
  ['without signature', narrow, 12],
  ['with signature', [signature, ...narrow], 16],
  ['without signature, with sizes of 64 bits', wide, 20],
  ['with signature and sizes of 64 bits', [signature, ...wide], 24],
])('the length of a descriptor %s is found', ([, parts, length]) => {
  const bytes = concat(parts);
  expect(bytes.length).toBe(length);
  expect(descriptorLength(bytes, entry)).toBe(length);
  expect(descriptorLength(concat([bytes, bytesOf('PK\x03\x04 next')]), entry)).toBe(length);
  expect(descriptorLength(bytes.subarray(0, -1), entry)).toBe(0);
});

test.for<[string, Uint8Array[]]>([
  ['no bytes', []],
  ['three bytes', [signature.subarray(0, 3)]],
  ['the signature alone', [signature]],
  ['another checksum', [signature, u32(1), u32(200), u32(300)]],
  ['another packed size', [signature, crc, u32(201), u32(300)]],
  ['another size', [signature, crc, u32(200), u32(301)]],
  ['another size of 64 bits', [signature, crc, u64(200), u64(2 ** 32 + 300)]],
  ['another packed size of 64 bits', [crc, u64(2 ** 32 + 200), u64(300)]],
  ['another signature', [bytesOf('PK\x07\x09'), ...narrow]],
  ['another signature, with sizes of 64 bits', [bytesOf('PK\x07\x09'), ...wide]],
  ['both sizes in the wrong order', [crc, u32(300), u32(200)]],
])("%s isn't a descriptor", ([, parts]) => {
  expect(descriptorLength(concat([...parts]), entry)).toBe(0);
});

test('a checksum that equals the signature is still a checksum', () => {
  const odd = { ...entry, crc: 0x08074b50 };
  expect(descriptorLength(concat([signature, u32(200), u32(300)]), odd)).toBe(12);
  expect(descriptorLength(concat([signature, signature, u32(200), u32(300)]), odd)).toBe(16);
});

test('sizes beyond 4 GiB need the 64-bit form', () => {
  const large = createEntry({ crc: 7, compressedBytes: 5e9, sizeBytes: 6e9 });
  expect(descriptorLength(concat([signature, u32(7), u64(5e9), u64(6e9)]), large)).toBe(24);
  expect(descriptorLength(concat([u32(7), u64(5e9), u64(6e9)]), large)).toBe(20);
});

test.for<[string, number]>([
  ['stored', 0],
  ['deflated', 2],
])('the longest form that fits is the descriptor of an empty entry, %s', ([, compressedBytes]) => {
  const empty = createEntry({ compressedBytes });
  const next = bytesOf('PK\x03\x04........');
  for (const [sizes, length] of [
    [[u32(0), u64(compressedBytes), u64(0)], 20],
    [[u32(0), u32(compressedBytes), u32(0)], 12],
  ] as const) {
    expect(descriptorLength(concat([signature, ...sizes, next]), empty)).toBe(4 + length);
    expect(descriptorLength(concat([...sizes, next]), empty)).toBe(length);
  }
});
