import { expect, test } from 'vitest';

import { concat, extraField, u16, u32 } from '../../../tests/fixtures/build-zip.ts';
import { parseExtraFields } from './extra-fields.ts';
import { isPipe, specialTypeByField, specialTypeOf } from './unix-type.ts';

test.for<[number, string | undefined, boolean]>([
  [0, undefined, false],
  [0o000644, undefined, false],
  [0o010600, undefined, true],
  [0o020600, 'device', false],
  [0o040755, undefined, false],
  [0o060600, 'device', false],
  [0o100644, undefined, false],
  [0o120777, 'link', false],
  [0o140755, 'socket', false],
  [0o030644, 'unknown', false],
  [0o170000, 'unknown', false],
])('the Unix mode %i has the special type %s', ([mode, special, pipe]) => {
  expect(specialTypeOf(mode)).toBe(special);
  expect(isPipe(mode)).toBe(pipe);
});

const typeOf = (extra: Uint8Array, name = 'a.txt'): unknown =>
  specialTypeByField({ name }, parseExtraFields(extra));
const attributes = (mode: number, dos = 0): Uint8Array => u32(mode * 2 ** 16 + dos);
/** A libarchive field: a bit mask of its values, then the values. */
const libarchive = (present: number, ...values: Uint8Array[]): Uint8Array =>
  extraField(0x6c78, concat([Uint8Array.of(present), ...values]));

test.for<[string, Uint8Array, string | undefined]>([
  ['attributes alone', libarchive(4, attributes(0o120777)), 'link'],
  ['attributes after a version', libarchive(5, u16(0x0314), attributes(0o120777)), 'link'],
  ['attributes after internal ones', libarchive(6, u16(0), attributes(0o120777)), 'link'],
  ['attributes after both', libarchive(7, u16(0x0314), u16(0), attributes(0o120777)), 'link'],
  ['the attributes of a file', libarchive(4, attributes(0o100644)), undefined],
  ['the mode of a folder', libarchive(4, attributes(0o040755)), 'unknown'],
  ['the DOS attribute of a folder', libarchive(4, attributes(0, 0x10)), 'unknown'],
  ['no attributes', libarchive(3, u16(0x0314), u16(0), attributes(0o120777)), undefined],
  ['truncated attributes', libarchive(4, attributes(0o120777).subarray(1)), undefined],
  ['an empty field', extraField(0x6c78, new Uint8Array()), undefined],
])('a libarchive field gives %s', ([, extra, special]) => {
  expect(typeOf(extra)).toBe(special);
});

test('a folder may be declared in a libarchive field', () => {
  expect(typeOf(libarchive(4, attributes(0o040755, 0x10)), 'a/')).toBeUndefined();
  expect(typeOf(libarchive(4, attributes(0o120777)), 'a/')).toBe('link');
});

/** An ASi field: a checksum, then the mode. */
const asi = (mode: number): Uint8Array => extraField(0x756e, concat([u32(0), u16(mode)]));

test('an ASi field gives a mode', () => {
  expect(typeOf(asi(0o120777))).toBe('link');
  expect(typeOf(asi(0o100644))).toBeUndefined();
  expect(typeOf(asi(0o040755))).toBeUndefined();
  expect(typeOf(extraField(0x756e, concat([u32(0), Uint8Array.of(0xff)])))).toBeUndefined();
});

test('of several fields the last counts, and one special type is enough', () => {
  expect(
    typeOf(concat([libarchive(4, attributes(0o120777)), libarchive(4, attributes(0o100644))])),
  ).toBeUndefined();
  expect(typeOf(concat([libarchive(4, attributes(0o100644)), asi(0o120777)]))).toBe('link');
});
