import { expect, test } from 'vitest';

import { crc32 } from './crc32.ts';
import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import { decodeName, isSameName, isSpelled } from './entry-name.ts';
import { extraId, parseExtraFields } from './extra-fields.ts';

const utf8Flag = 0x800;

interface FieldFaults {
  readonly version?: number;
  readonly length?: number;
  readonly encoding?: BufferEncoding;
}

/** An extra field for Unicode paths (APPNOTE 4.6.9): version, checksum of the plain name, name. */
function unicodeField(
  name: string,
  of: Uint8Array,
  { version = 1, length = 99, encoding = 'utf8' }: FieldFaults = {},
): Buffer {
  const content = Buffer.alloc(5);
  content.writeUInt8(version, 0);
  content.writeUInt32LE(crc32(of), 1);
  const field = Buffer.concat([content, Buffer.from(name, encoding)]).subarray(0, length);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(extraId.unicodePath, 0);
  head.writeUInt16LE(field.length, 2);
  return Buffer.concat([head, field]);
}

const decode = (bytes: Buffer, flags: number, ...fields: readonly Buffer[]) =>
  decodeName(bytes, flags, parseExtraFields(Buffer.concat(fields)));

const ascii = Buffer.from('page.html');
/** `Größe.html` as MS-DOS writes it. */
const dos = Buffer.from('Gr\x94\xe1e.html', 'latin1');

test('a name in UTF-8 is read as such, flagged or not', () => {
  for (const flags of [0, utf8Flag]) {
    expect(decode(Buffer.from('Größe.html'), flags)).toEqual({ name: 'Größe.html', rawFindings: [] });
  }
});

test.for<[number, string, string]>([
  [0, 'warning', 'Größe.html'],
  [utf8Flag, 'error', 'Gr\ufffd\ufffde.html'],
])('a name that is no UTF-8, with the flags %i, is remarked on: %s', ([flags, severity, guess]) => {
  const rawFindings = [{ code: 'NAME-ENCODING', severity, params: { guess } }];
  expect(decode(dos, flags)).toEqual({ name: guess, rawFindings });
});

/** What is said of a name that is not UTF-8, with or without a field. */
const encoding = (guess: string) => [{ code: 'NAME-ENCODING', severity: 'warning', params: { guess } }];

test('a Unicode path that says the same is taken', () => {
  expect(decode(ascii, 0, unicodeField('page.html', ascii))).toEqual({ name: 'page.html', rawFindings: [] });
  expect(decode(dos, 0, unicodeField('Größe.html', dos))).toEqual({
    name: 'Größe.html',
    rawFindings: encoding('Größe.html'),
  });
});

test('a Unicode path may be any reading of the name, not only the likeliest', () => {
  const utf8 = Buffer.from('Größe.html');
  expect(decode(utf8, 0, unicodeField('Größe.html', utf8))).toEqual({ name: 'Größe.html', rawFindings: [] });
  const windows = Buffer.from('\xb5.html', 'latin1');
  for (const name of ['Á.html', '╡.html', 'µ.html']) {
    expect(decode(windows, 0, unicodeField(name, windows))).toEqual({ name, rawFindings: encoding(name) });
  }
});

test.for<[string, readonly Buffer[], string]>([
  ['that says something else', [unicodeField('other.html', ascii)], 'other.html'],
  ['of another name', [unicodeField('page.html', Buffer.from('x'))], ''],
  ['of another version', [unicodeField('page.html', ascii, { version: 2 })], ''],
  ['that is too short', [unicodeField('page.html', ascii, { length: 4 })], ''],
  ['that is no UTF-8', [unicodeField('Gr\x94', ascii, { encoding: 'latin1' })], ''],
  ['that says nothing', [unicodeField('', ascii)], ''],
  ['that stands twice', [unicodeField('page.html', ascii), unicodeField('page.html', ascii)], ''],
])('a Unicode path %s is an error, and the plain name counts', ([, fields, found]) => {
  expect(decode(ascii, 0, ...fields)).toEqual({
    name: 'page.html',
    rawFindings: [
      { code: 'NAME-UNICODE-FIELD', severity: 'error', params: { found, expected: 'page.html' } },
    ],
  });
});

test('a Unicode path at odds with a guessed name is told of besides the guess', () => {
  expect(decode(dos, 0, unicodeField('other.html', dos))).toEqual({
    name: 'Größe.html',
    rawFindings: [
      { code: 'NAME-ENCODING', severity: 'warning', params: { guess: 'Größe.html' } },
      {
        code: 'NAME-UNICODE-FIELD',
        severity: 'error',
        params: { found: 'other.html', expected: 'Größe.html' },
      },
    ],
  });
});

test('a Unicode path of no letters is that of a name of none', () => {
  const nothing = Buffer.alloc(0);
  expect(decode(nothing, 0, unicodeField('', nothing))).toEqual({ name: '', rawFindings: [] });
});

test('a mark of byte order is a part of the name', () => {
  expect(decode(Buffer.from('\ufeffa'), utf8Flag).name).toBe('\ufeffa');
  expect(decode(Buffer.from('efbbbf61ff', 'hex'), utf8Flag).name).toBe('\ufeffa\ufffd');
});

test.for<[string, Buffer, boolean]>([
  ['page.html', ascii, true],
  ['page.htm', ascii, false],
  ['page.html!', ascii, false],
  ['Page.html', ascii, false],
  ['page.htmL', ascii, false],
  ['Größe.html', Buffer.from('Größe.html'), false],
  ['', Buffer.alloc(0), true],
])('whether the name %j is what bytes say letter by letter', ([name, bytes, isSpelt]) => {
  expect(isSpelled(name, bytes)).toBe(isSpelt);
});

const plain = createEntry({ name: 'page.html' });
const guessed = createEntry({ name: 'Größe.html', nameBytes: dos });

test.for<[string, typeof plain, Buffer, readonly Buffer[], boolean]>([
  ['by the same bytes', plain, ascii, [], true],
  ['by others', plain, Buffer.from('page.htm'), [], false],
  ['by the same bytes that are guessed', guessed, dos, [], true],
  ['by others that mean the same', guessed, Buffer.from('Größe.html'), [], false],
  ['by a field that says the same', plain, ascii, [unicodeField('page.html', ascii)], true],
  ['by a field that says something else', plain, ascii, [unicodeField('other.html', ascii)], false],
  ['by a field of another name', plain, ascii, [unicodeField('page.html', dos)], false],
  ['by a field that says what is guessed', guessed, dos, [unicodeField('Größe.html', dos)], true],
  ['by a field with another reading', guessed, dos, [unicodeField('Gr\u0094áe.html', dos)], false],
])('[MANUAL-15] a local header [AMBIGUITY-A3] names an entry %s', ([, entry, name, fields, isSame]) => {
  expect(isSameName(entry, name, parseExtraFields(Buffer.concat(fields)))).toBe(isSame);
});
