import { expect, test } from 'vitest';

import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import { crc32 } from '../crc32.ts';
import { decodeName, isSameName, matchesBytes } from './entry-name.ts';
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

test('a name in UTF-8 is decoded as UTF-8, flagged or not', () => {
  for (const flags of [0, utf8Flag]) {
    expect(decode(Buffer.from('Größe.html'), flags)).toEqual({ name: 'Größe.html', rawFindings: [] });
  }
});

test.for<[number, string, string]>([
  [0, 'warning', 'Gr%94%E1e.html'],
  [utf8Flag, 'error', 'Gr\ufffd\ufffde.html'],
])(
  "a name that isn't UTF-8, with the flags %i, gives a finding without a guess: %s",
  ([flags, severity, name]) => {
    const rawFindings = [{ code: 'NAME-ENCODING', severity, params: { guess: '' } }];
    expect(decode(dos, flags)).toEqual({ name, rawFindings });
  },
);

test('a byte after one beyond ASCII is no backslash: it may be the second half of a letter', () => {
  expect(decode(Buffer.from('a\\\x95\\.html', 'latin1'), 0).name).toBe('a\\%95%5C.html');
});

/** Finding for a name that isn't UTF-8, with or without a field. */
const encoding = (guess: string) => [{ code: 'NAME-ENCODING', severity: 'warning', params: { guess } }];

test('a Unicode path that matches the name is used', () => {
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
  ['with another name', [unicodeField('other.html', ascii)], 'other.html'],
  ['for another name', [unicodeField('page.html', Buffer.from('x'))], ''],
  ['of another version', [unicodeField('page.html', ascii, { version: 2 })], ''],
  ['that is too short', [unicodeField('page.html', ascii, { length: 4 })], ''],
  ["that isn't UTF-8", [unicodeField('Gr\x94', ascii, { encoding: 'latin1' })], ''],
  ['that is empty', [unicodeField('', ascii)], ''],
  ['that differs from a second one', [unicodeField('page.html', ascii), unicodeField('page.htm', ascii)], ''],
])('a Unicode path %s is an error, and the plain name counts', ([, fields, found]) => {
  expect(decode(ascii, 0, ...fields)).toEqual({
    name: 'page.html',
    rawFindings: [
      { code: 'NAME-UNICODE-FIELD', severity: 'error', params: { found, expected: 'page.html' } },
    ],
  });
});

test.for<[string, Buffer, string, readonly object[]]>([
  ['of ASCII', Buffer.from('10 _.html'), '10 €.html', []],
  ['with question marks', Buffer.from('???.html'), '说明书.html', []],
  ['of a code page', Buffer.from('Gr\x94\xe1e _.html', 'latin1'), 'Größe €.html', encoding('Größe €.html')],
])(
  'a Unicode path may have letters where the plain name %s has substitutes, with a warning',
  ([, plainName, name, guesses]) => {
    const found = plainName.includes(0x94) ? 'Größe _.html' : String(plainName);
    const params = { found, expected: name };
    expect(decode(plainName, 0, unicodeField(name, plainName))).toEqual({
      name,
      rawFindings: [...guesses, { code: 'NAME-UNICODE-FIELD', severity: 'warning', params }],
    });
    expect(decode(plainName, utf8Flag, unicodeField(name, plainName)).rawFindings).toContainEqual(
      expect.objectContaining({ code: 'NAME-UNICODE-FIELD', severity: 'error' }),
    );
  },
);

test.for(['b€.html', 'ab.html', 'a€€.html'])('%j is no Unicode path for the name "a_.html"', (name) => {
  const plainName = Buffer.from('a_.html');
  const { rawFindings } = decode(plainName, 0, unicodeField(name, plainName));
  expect(rawFindings).toEqual([expect.objectContaining({ severity: 'error' })]);
});

test('a Unicode path that contradicts a guessed name is reported along with the guess', () => {
  expect(decode(dos, 0, unicodeField('other.html', dos))).toEqual({
    name: 'Gr%94%E1e.html',
    rawFindings: [
      { code: 'NAME-ENCODING', severity: 'warning', params: { guess: '' } },
      {
        code: 'NAME-UNICODE-FIELD',
        severity: 'error',
        params: { found: 'other.html', expected: 'Gr%94%E1e.html' },
      },
    ],
  });
});

test('an empty Unicode path matches an empty name', () => {
  const nothing = Buffer.alloc(0);
  expect(decode(nothing, 0, unicodeField('', nothing))).toEqual({ name: '', rawFindings: [] });
});

test('a byte order mark is part of the name', () => {
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
])('the name %j maps to its bytes one to one', ([name, bytes, isSpelt]) => {
  expect(matchesBytes(name, bytes)).toBe(isSpelt);
});

const plain = createEntry({ name: 'page.html' });
const guessed = createEntry({ name: 'Größe.html', nameBytes: dos });

test.for<[string, typeof plain, Buffer, readonly Buffer[], boolean]>([
  ['with the same bytes', plain, ascii, [], true],
  ['with other bytes', plain, Buffer.from('page.htm'), [], false],
  ['with the same bytes, which are guessed', guessed, dos, [], true],
  ['with other bytes of the same name', guessed, Buffer.from('Größe.html'), [], false],
  ['with a field of the same name', plain, ascii, [unicodeField('page.html', ascii)], true],
  ['with a field of another name', plain, ascii, [unicodeField('other.html', ascii)], false],
  ['with a field for another name', plain, ascii, [unicodeField('page.html', dos)], false],
  ['with a field that confirms the guess', guessed, dos, [unicodeField('Größe.html', dos)], true],
  ['with a field of another reading', guessed, dos, [unicodeField('Gr\u0094áe.html', dos)], false],
])('[MANUAL-15] a local header [AMBIGUITY-A3] names an entry %s', ([, entry, name, fields, isSame]) => {
  expect(isSameName(entry, name, parseExtraFields(Buffer.concat(fields)))).toBe(isSame);
});
