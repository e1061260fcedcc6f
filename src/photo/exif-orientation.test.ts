import { expect, test } from 'vitest';

import { withOrientation } from '../../tests/fixtures/jpeg-orientation.ts';
import { exifOrientation } from './make-photo-pdf.ts';

/** Begins and ends like a JPEG; nothing in between is read. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 2, 9, 9, 0xff, 0xd9]);
const read = (bytes: Uint8Array) =>
  exifOrientation(new DataView(bytes.buffer, bytes.byteOffset, bytes.length));

test.for([1, 2, 3, 4, 5, 6, 7, 8])('[PHOTO-4] orientation %i is read in both byte orders', (orientation) => {
  expect(read(withOrientation(jpeg, orientation))).toBe(orientation);
  expect(read(withOrientation(jpeg, orientation, 'little'))).toBe(orientation);
});

test('[PHOTO-4] a photo without an orientation, or with an invalid one, is upright', () => {
  expect(read(jpeg)).toBe(1);
  expect(read(withOrientation(jpeg, 9))).toBe(1);
  expect(read(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBe(1);
  expect(read(new Uint8Array())).toBe(1);
});

test('[PHOTO-4] a truncated prefix is not an error', () => {
  const whole = withOrientation(jpeg, 6);
  for (let length = 0; length < whole.length; length += 1) {
    expect([1, 6]).toContain(read(whole.subarray(0, length)));
  }
});
