import { expect, test } from 'vitest';

import { isTooLargeToRead, textKindOf } from './read-text.ts';

test.each([
  ['a.svg', 'xml'],
  ['a.xhtml', 'xml'],
  ['a.xht', 'xml'],
  ['a.SVG', 'xml'],
  ['a.html', 'html'],
  ['a.htm', 'html'],
  ['a.xhtm', 'xml'],
  ['a.shtml', 'html'],
  ['a.css', 'css'],
  ['a.js', 'script'],
  ['a.mjs', 'script'],
  ['a.cjs', undefined],
  ['a.txt', undefined],
  ['svg', undefined],
  ['__MACOSX/a.html', undefined],
])('%s is read as %s', (name, kind) => {
  expect(textKindOf(name)).toBe(kind);
  const isTooLarge = (sizeBytes: number, compressedBytes: number) =>
    isTooLargeToRead({ name, sizeBytes, compressedBytes }, 10);
  expect(isTooLarge(11, 0)).toBe(kind !== undefined);
  expect(isTooLarge(0, 11)).toBe(kind !== undefined);
  expect(isTooLarge(10, 10)).toBe(false);
});
