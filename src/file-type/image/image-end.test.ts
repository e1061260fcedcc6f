import { crc32, deflateSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { joined } from '#lib/file/bytes.ts';

import { createImageEnd } from './image-end.ts';

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));
const u32 = (number: number): Uint8Array =>
  Uint8Array.of(number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255);

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([ascii(type), data]);
  return joined([u32(data.length), named, u32(crc32(named))]);
}

const png = joined([
  ascii('\x89PNG\r\n\x1a\n'),
  chunk('IHDR', joined([u32(1), u32(1), Uint8Array.of(8, 0, 0, 0, 0)])),
  chunk('IDAT', deflateSync(Uint8Array.of(0, 255))),
  chunk('IEND', new Uint8Array()),
]);
const segment = (code: number, data: Uint8Array): Uint8Array =>
  joined([Uint8Array.of(0xff, code, (data.length + 2) >> 8, (data.length + 2) & 255), data]);
const thumbnail = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9);
const jpeg = joined([
  Uint8Array.of(0xff, 0xd8),
  segment(0xe1, thumbnail),
  segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
  Uint8Array.of(1, 2, 0xff, 0, 0xd9, 0xff, 0xd0, 3, 0xff, 0xff, 0xd9),
]);
const gif = joined([
  ascii('GIF89a'),
  Uint8Array.of(1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255),
  Uint8Array.of(0x21, 0xf9, 4, 0, 0, 0, 0, 0),
  Uint8Array.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0),
  Uint8Array.of(0x3b),
]);
const webp = joined([ascii('RIFF'), Uint8Array.of(12, 0, 0, 0), ascii('WEBPVP8L'), u32(0)]);

/** Returns true if an image seems cut off, both as a whole and byte by byte. */
function isCutOff(bytes: Uint8Array): boolean {
  const end = createImageEnd();
  const answers = [bytes.length, 1].map((step) => {
    end.reset();
    for (let at = 0; at < bytes.length; at += step) end.push(bytes.subarray(at, at + step));
    return end.isCutOff();
  });
  expect(answers[1]).toBe(answers[0]);
  return answers[0]!;
}

test.each([
  ['PNG', png, 14],
  ['JPEG', jpeg, 2],
  ['WebP', webp, 12],
])('a %s is cut off wherever it ends too early', (_, picture, from) => {
  expect(isCutOff(picture)).toBe(false);
  for (let end = from; end < picture.length; end += 1) expect(isCutOff(picture.subarray(0, end))).toBe(true);
});

test('a GIF is cut off within a block, but not if only its last byte is missing', () => {
  expect(isCutOff(gif)).toBe(false);
  expect(isCutOff(gif.subarray(0, -1))).toBe(false);
  for (let end = gif.length - 14; end < gif.length - 1; end += 1) {
    expect(isCutOff(gif.subarray(0, end))).toBe(true);
  }
});

test.each([
  ['PNG', png],
  ['JPEG', jpeg],
  ['GIF', gif],
  ['WebP', webp],
])("bytes after the end of a %s don't matter", (_, picture) => {
  expect(isCutOff(joined([picture, Uint8Array.of(0xff, 0xd8, 0x89, 0)]))).toBe(false);
});

test.each(['', 'R', 'RIFF', 'RIFFxxxxWAVE', 'GIF', 'GIF90a', '\x89PMG', 'PK\x03\x04', '<svg/>'])(
  'other content is never cut off: %j',
  (text) => {
    expect(isCutOff(ascii(text))).toBe(false);
  },
);

test("an image doesn't affect the next one", () => {
  const end = createImageEnd();
  end.reset();
  end.push(png.subarray(0, 20));
  end.reset();
  end.push(jpeg);
  expect(end.isCutOff()).toBe(false);
});
