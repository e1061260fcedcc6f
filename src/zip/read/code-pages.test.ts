import { expect, test } from 'vitest';

import { legacyReadings } from './code-pages.ts';

/** Bytes and their readings in CP437, CP850 and windows-1252, most likely first. */
test.for<[string, readonly string[]]>([
  ['page-1.html', ['page-1.html', 'page-1.html', 'page-1.html']],
  // Written by DOS: both of its code pages agree, and the usual one comes first.
  ['Gr\x94\xe1e', ['Größe', 'Größe', 'Gr”áe']],
  ['\x80\x7f', ['Ç\x7f', 'Ç\x7f', '€\x7f']],
  ['Gr\xf6\xdfe', ['Größe', 'Gr÷▀e', 'Gr÷▀e']],
  // A capital in the DOS code page of Western Europe, a box-drawing character in the other.
  ['\xb5lbum', ['Álbum', 'µlbum', '╡lbum']],
  // A capital between small letters is less likely than none.
  ['Pi\xe8ce', ['Pièce', 'PiΦce', 'PiÞce']],
  // A capital is more likely than a box-drawing character.
  ['a\xc4b', ['aÄb', 'a─b', 'a─b']],
  // Several of both.
  ['a\xc4b\xc4c', ['aÄbÄc', 'a─b─c', 'a─b─c']],
  // A currency sign counts as odd; an ordinal indicator does too.
  ['n\xa7', ['n§', 'nº', 'nº']],
  ['\xfdx', ['²x', '²x', 'ýx']],
])('%j has these readings', ([name, readings]) => {
  expect(legacyReadings(Uint8Array.from(name, (char) => char.charCodeAt(0)))).toEqual(readings);
});
