import { expect, test } from 'vitest';

import { decodeText } from '#file-type/decode-text.ts';

import { bytesOf, concat } from '../../../tests/fixtures/build-zip.ts';
import { spliceBytes } from './splice-bytes.ts';
import { type Splice } from './splice.ts';

type Parts = readonly (string | number)[];

/** Text in UTF-8 and single bytes. */
const bytesFrom = (parts: Parts): Uint8Array =>
  concat(parts.map((part) => (typeof part === 'string' ? bytesOf(part) : Uint8Array.of(part))));

const spliced = (bytes: Uint8Array, splices: readonly Splice[]): Uint8Array | undefined =>
  spliceBytes(decodeText(bytes, 'html'), bytes, splices);

const inUtf8 = (text: string, splices: readonly Splice[]): string | undefined => {
  const changed = spliced(bytesOf(text), splices);
  return changed && new TextDecoder('utf-8', { ignoreBOM: true }).decode(changed);
};

test.each([
  // A character beyond ASCII stays in place within, before or after a change.
  ['pages\\Grüße\\teil', 'pages/Grüße/teil'],
  ['PAGES/Grüße/TEIL', 'pages/Grüße/teil'],
  ['Grüße', 'Grüsse'],
  ['üxü', 'xü'],
  ['Ü b/ü/A', '%C3%BC%20b/ü/a'],
  ['ä\\b\\ü\\C', 'ä/b/ü/c'],
  ['ab', ''],
  ['', 'ab'],
])('[REPAIR-1][REPAIR-10] %j becomes %j in the bytes of the page', (old, added) => {
  for (const before of ['', 'ä', '\uFEFFä', '\uFEFF\uFEFFä']) {
    // The decoder removes one mark; a second one is a character.
    const start = before.replace('\uFEFF', '').length;
    const splices = [{ start, end: start + old.length, text: added }];
    expect(inUtf8(`${before}${old}ö`, splices)).toBe(`${before}${added}ö`);
  }
});

test.each([['ü'], ['üa'], ['aü']])("[REPAIR-10] %s isn't written if it wasn't there before", (added) => {
  expect(inUtf8('<p>ä', [{ start: 1, end: 2, text: added }])).toBeUndefined();
  expect(inUtf8('<p>ü', [{ start: 0, end: 2, text: added }])).toBeUndefined();
  expect(inUtf8('<p>a', [{ start: 1, end: 2, text: added }])).toBeUndefined();
});

test('[REPAIR-10] nothing changes if two splices overlap, or one starts within a character', () => {
  const first = { start: 0, end: 4, text: 'x' };
  expect(inUtf8('abcdefg', [first, { start: 3, end: 6, text: 'y' }])).toBeUndefined();
  expect(inUtf8('abcdefg', [first, { start: 4, end: 6, text: 'y' }])).toBe('xyg');
  expect(inUtf8('😀a', [{ start: 1, end: 3, text: '' }])).toBeUndefined();
});

test.each<readonly [Parts, Parts]>([
  [
    ['\uFEFFA', 0xff],
    ['\uFEFFx', 0xff],
  ],
  [
    ['A', 0xff],
    ['x', 0xff],
  ],
])(
  '[REPAIR-1][REPAIR-10] the byte order mark of UTF-8 stays in a page with invalid bytes: %j',
  (parts, expected) => {
    expect(spliced(bytesFrom(parts), [{ start: 0, end: 1, text: 'x' }])).toEqual(bytesFrom(expected));
  },
);

test.for<readonly [string, Parts, number, Parts]>([
  // Two bytes of one character, with an insertion before or after it.
  ['shift_jis', [0x83, 0x5c, 'b'], 0, ['+', 0x83, 0x5c, 'b']],
  ['shift_jis', [0x83, 0x5c, 'b'], 1, [0x83, 0x5c, '+', 'b']],
  ['shift_jis', ['b', 0x83, 0x5c], 2, ['b', 0x83, 0x5c, '+']],
  // An invalid pair, which the decoder emits together with the next character.
  ['euc-kr', [0xb0, ' ', 'b'], 0, ['+', 0xb0, ' ', 'b']],
  ['euc-kr', [0xb0, ' ', 'b'], 1, [0xb0, '+', ' ', 'b']],
  ['euc-kr', [0xb0, ' ', 'b'], 2, [0xb0, ' ', '+', 'b']],
  ['utf-8', ['ä', 0xe4, ' ', 'b'], 1, ['ä', '+', 0xe4, ' ', 'b']],
  ['utf-8', ['ä', 0xe4, ' ', 'b'], 2, ['ä', 0xe4, '+', ' ', 'b']],
  ['gb18030', [0x81, 0x30, 0x81, 0x30, 0xc4, 'b'], 1, [0x81, 0x30, 0x81, 0x30, '+', 0xc4, 'b']],
  ['windows-1252', [0xe4, 0xff, 'b'], 1, [0xe4, '+', 0xff, 'b']],
])(
  '[REPAIR-10] in %s %j a character inserted at %d leaves every other byte: %j',
  ([encoding, letters, place, expected]) => {
    const declaration = `<meta charset="${encoding}">`;
    const at = declaration.length + place;
    expect(spliced(bytesFrom([declaration, ...letters]), [{ start: at, end: at, text: '+' }])).toEqual(
      bytesFrom([declaration, ...expected]),
    );
  },
);

test.each([
  ['utf-16le', '\uFEFF<p>', 2],
  ['iso-2022-jp', '<meta charset="iso-2022-jp"><p>', 1],
])("[REPAIR-10] a text in %s isn't changed", (encoding, text, unitBytes) => {
  const units = Array.from(text, (char) => char.charCodeAt(0));
  const bytes = unitBytes === 2 ? new Uint8Array(new Uint16Array(units).buffer) : Uint8Array.from(units);
  expect(decodeText(bytes, 'html').encoding).toBe(encoding);
  expect(spliced(bytes, [{ start: 0, end: 0, text: '' }])).toBeUndefined();
});
