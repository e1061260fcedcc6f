import { expect, test } from 'vitest';

import { tiffOf, type TiffSpec } from '../../../tests/fixtures/tiff-files.ts';
import { isTiffCutOff } from './tiff.ts';

const isCutOff = (bytes: Uint8Array) => isTiffCutOff(new Blob([Buffer.from(bytes)]));
const fax = { pages: [[40, 30], [50], [20, 20, 20]] } as const;

test.each<[string, TiffSpec]>([
  ['fax of three pages', fax],
  ['in the other order of bytes', { ...fax, isLittle: false }],
  ['whose directories come first', { ...fax, areDirectoriesFirst: true }],
  ['with tiles', { ...fax, isTiled: true }],
  ['picture in one strip', { pages: [[100]] }],
])('[DOCUMENT-16] a TIFF is cut off wherever it ends too early: %s', async (_, spec) => {
  const whole = tiffOf(spec);
  expect(await isCutOff(whole)).toBe(false);
  expect(await isCutOff(Buffer.concat([whole, Buffer.alloc(100)]))).toBe(false);
  for (let length = 4; length < whole.length; length += 1) {
    expect([length, await isCutOff(whole.subarray(0, length))]).toEqual([length, true]);
  }
});

test('[DOCUMENT-16] a TIFF whose lists say nothing of use is whole: lengths of 0, and of the old JPEG', async () => {
  expect(await isCutOff(tiffOf({ ...fax, statedBytes: 0 }))).toBe(false);
  expect(await isCutOff(tiffOf({ ...fax, statedBytes: 5000 }))).toBe(true);
  expect(await isCutOff(tiffOf({ ...fax, statedBytes: 5000, compression: 6 }))).toBe(false);
});

test('[DOCUMENT-16] directories that refer to each other in a circle have an end', async () => {
  const circle = tiffOf({ pages: [[100]] });
  const view = new DataView(circle.buffer);
  const at = view.getUint32(4, true);
  view.setUint32(at + 2 + 3 * 12, at, true);
  expect(await isCutOff(circle)).toBe(false);
});
