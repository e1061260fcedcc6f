import { crc32 as crc32OfNode } from 'node:zlib';

import { expect, test } from 'vitest';

import { crc32 } from './crc32.ts';

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
