import { crc32 as crc32OfNode } from 'node:zlib';

import { expect, test } from 'vitest';

import { crc32 } from './crc32.ts';

/** Check value from the catalogue of CRC algorithms, and well-known others. */
test.for<[string, Uint8Array, number]>([
  ['no bytes', new Uint8Array(), 0],
  ['123456789', Buffer.from('123456789'), 0xcbf43926],
  ['a sentence', Buffer.from('The quick brown fox jumps over the lazy dog'), 0x414fa339],
  ['32 bytes of zeros', new Uint8Array(32), 0x190a55ad],
  ['32 bytes of ones', new Uint8Array(32).fill(0xff), 0xff6cab0b],
  ['the numbers below 32', Uint8Array.from({ length: 32 }, (_, at) => at), 0x91267e8a],
])('the checksum of %s', ([, bytes, crc]) => {
  expect(crc32(bytes)).toBe(crc);
});

const bytes = Uint8Array.from({ length: 100 }, (_, at) => (at * 151 + (at >> 3)) & 255);

test('every length at every word alignment has the same checksum as in another implementation', () => {
  for (let from = 0; from < 8; from += 1) {
    for (let to = from; to <= bytes.length; to += 1) {
      expect(crc32(bytes.subarray(from, to))).toBe(crc32OfNode(bytes.subarray(from, to)));
    }
  }
});

test('a checksum can be continued', () => {
  const whole = crc32OfNode(bytes);
  for (let at = 0; at <= bytes.length; at += 1) {
    expect(crc32(bytes.subarray(at), crc32(bytes.subarray(0, at)))).toBe(whole);
  }
});
