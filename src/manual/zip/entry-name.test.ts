import { expect, test } from 'vitest';

import { crc32 } from './crc32.ts';
import { decodeName } from './entry-name.ts';
import { extraId, parseExtraFields } from './extra-fields.ts';

const utf8Flag = 0x800;

/** An extra field for Unicode paths (APPNOTE 4.6.9): version, checksum of the plain name, name. */
function unicodeField(name: string, of: Uint8Array): Buffer {
  const content = Buffer.alloc(5);
  content.writeUInt8(1, 0);
  content.writeUInt32LE(crc32(of), 1);
  const field = Buffer.concat([content, Buffer.from(name)]);
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
    expect(decode(Buffer.from('Größe.html'), flags)).toEqual({ name: 'Größe.html', remarks: [] });
  }
});

test.for<[number, string, string]>([
  [0, 'warning', 'Größe.html'],
  [utf8Flag, 'error', 'Gr\ufffd\ufffde.html'],
])('a name that is no UTF-8, with the flags %i, is remarked on: %s', ([flags, severity, guess]) => {
  const remarks = [{ code: 'NAME-ENCODING', severity, params: { guess } }];
  expect(decode(dos, flags)).toEqual({ name: guess, remarks });
});

test('a Unicode path that says the same is taken, without a word', () => {
  expect(decode(ascii, 0, unicodeField('page.html', ascii))).toEqual({ name: 'page.html', remarks: [] });
  expect(decode(dos, 0, unicodeField('Größe.html', dos))).toEqual({ name: 'Größe.html', remarks: [] });
});

test.for<[string, readonly Buffer[], string]>([
  ['that says something else', [unicodeField('other.html', ascii)], 'other.html'],
  ['of another name', [unicodeField('page.html', Buffer.from('x'))], ''],
  ['that stands twice', [unicodeField('page.html', ascii), unicodeField('page.html', ascii)], ''],
])('a Unicode path %s is an error, and the plain name counts', ([, fields, found]) => {
  expect(decode(ascii, 0, ...fields)).toEqual({
    name: 'page.html',
    remarks: [{ code: 'NAME-UNICODE-FIELD', severity: 'error', params: { found, expected: 'page.html' } }],
  });
});
