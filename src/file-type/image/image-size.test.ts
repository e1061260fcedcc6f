import { expect, test } from 'vitest';

import { imageSizeOf } from './image-size.ts';

/** Bytes from numbers, and from text character by character. */
const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.of(part))),
  );

/** PNG (ISO/IEC 15948, 11.2.2): width and height are the first fields of IHDR, in big-endian order. */
const png = bytes('\x89PNG\r\n\x1a\n', '\0\0\0\x0dIHDR', 0, 1, 2, 3, 0, 0, 1, 4, 8, 6, 0, 0, 0);

/** GIF89a, 18: the logical screen follows the signature, in little-endian order. */
const gif = bytes('GIF89a', 0x01, 0x02, 0x03, 0x04, 0);

const app0 = bytes('\xff\xe0', 0, 16, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
const quantization = bytes('\xff\xdb', 0, 5, 1, 2, 3);

/** JPEG (ITU T.81, B.2.2): a frame header of one component, 258 high and 772 wide. */
const frame = (marker: number) => bytes('\xff', marker, 0, 11, 8, 1, 2, 3, 4, 1, 1, 0x11, 0);
const jpeg = (...segments: readonly Uint8Array[]) => Buffer.concat([bytes('\xff\xd8'), ...segments]);

const jpegSize = { width: 0x0304, height: 0x0102 };

test.each([
  ['a PNG', png, { width: 0x010203, height: 0x0104 }],
  ['the shortest possible PNG', png.subarray(0, 24), { width: 0x010203, height: 0x0104 }],
  ['a truncated PNG', png.subarray(0, 23), undefined],
  ['a GIF', gif, { width: 0x0201, height: 0x0403 }],
  ['the shortest possible GIF', gif.subarray(0, 10), { width: 0x0201, height: 0x0403 }],
  ['a truncated GIF', gif.subarray(0, 9), undefined],
  ['a JPEG that starts with its frame', jpeg(frame(0xc0)), jpegSize],
  ['a JPEG frame after other segments', jpeg(app0, quantization, frame(0xc2)), jpegSize],
  [
    'a JPEG with fill bytes before a marker',
    jpeg(bytes('\xff\xff'), app0, bytes('\xff'), frame(0xc0)),
    jpegSize,
  ],
  ['a JPEG whose frame is truncated after the size', jpeg(app0, frame(0xc0).subarray(0, 9)), jpegSize],
  ['a JPEG whose frame is truncated within the size', jpeg(app0, frame(0xc0).subarray(0, 8)), undefined],
  ['a JPEG without a frame', jpeg(app0, quantization), undefined],
  ['a JPEG with bytes that are no segment', jpeg(app0, bytes(0), frame(0xc0).subarray(1)), undefined],
  ['an image of another format', bytes('BM', 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4), undefined],
  ['no bytes', bytes(), undefined],
])('the size of an image is read from its first bytes: %s', (_, head, size) => {
  expect(imageSizeOf(head)).toEqual(size);
});

test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
  'the marker %i starts a frame',
  (marker) => {
    expect(imageSizeOf(jpeg(frame(marker)))).toEqual(jpegSize);
  },
);

test.each([0xbf, 0xc4, 0xc8, 0xcc])("the marker %i doesn't start a frame", (marker) => {
  expect(imageSizeOf(jpeg(frame(marker)))).toBeUndefined();
  expect(imageSizeOf(jpeg(frame(marker), frame(0xc0)))).toEqual(jpegSize);
});

test.each([0x00, 0x01, 0xd0, 0xd7, 0xd8, 0xd9])(
  'behind the marker %i, which has no segment, a decoder may find another frame',
  (marker) => {
    expect(imageSizeOf(jpeg(frame(marker), frame(0xc0)))).toBeUndefined();
  },
);

/** WebP (RFC 9649): a header of 12 bytes, then the first chunk. */
const webp = (chunk: string, ...data: readonly (string | number)[]) =>
  bytes('RIFF', 1, 0, 0, 0, 'WEBP', chunk, 10, 0, 0, 0, ...data);
const vp8x = webp('VP8X', 0, 0, 0, 0, 1, 2, 3, 4, 5, 6);
const vp8l = webp('VP8L', 0x2f, 0x7f, 0xc2, 0xb1, 0, 0, 0, 0, 0, 0);
const vp8 = webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x02, 0x41, 0x03, 0x82);

test.each([
  ['with a canvas', vp8x, { width: 0x030201 + 1, height: 0x060504 + 1 }],
  ['without loss', vp8l, { width: 0x027f + 1, height: 0x02c7 + 1 }],
  ['with loss', vp8, { width: 0x0102, height: 0x0203 }],
  ['of another kind', webp('ALPH', ...Array<number>(10).fill(0)), undefined],
  ['that is cut off', vp8.subarray(0, 29), undefined],
])('a WebP %s', (_, head, size) => {
  expect(imageSizeOf(head)).toEqual(size);
});

test('bytes in the middle of a buffer are read from their own start', () => {
  const all = Buffer.concat([bytes('xyz'), png]);
  expect(imageSizeOf(all.subarray(3))).toEqual({ width: 0x010203, height: 0x0104 });
});
