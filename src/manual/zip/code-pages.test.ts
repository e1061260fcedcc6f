import { expect, test } from 'vitest';

import { legacyReadings } from './code-pages.ts';

/**
 * Byte by byte from the tables of CP437, CP850 and windows-1252; the best reading first. Node 20 decodes 0x80-0x9f of
 * windows-1252 as controls, other than browsers, so such a reading is left out here.
 */
test.for<[string, readonly string[]]>([
  ['page-1.html', ['page-1.html', 'page-1.html', 'page-1.html']],
  // As DOS wrote it: both of its code pages say the same, and the usual one goes first.
  ['Gr\x94\xe1e', ['Größe', 'Größe']],
  ['\x80\x7f', ['Ç\x7f', 'Ç\x7f']],
  ['Gr\xf6\xdfe', ['Größe', 'Gr÷▀e', 'Gr÷▀e']],
  // A capital in Western Europe's DOS, a box in the other.
  ['\xb5lbum', ['Álbum', 'µlbum', '╡lbum']],
  // A capital between small letters is less likely than none.
  ['Pi\xe8ce', ['Pièce', 'PiΦce', 'PiÞce']],
  // It is likelier than a box.
  ['a\xc4b', ['aÄb', 'a─b', 'a─b']],
  // Several of both.
  ['a\xc4b\xc4c', ['aÄbÄc', 'a─b─c', 'a─b─c']],
  // A sign of currency is one, and so is a mark of old Spanish ordinals.
  ['n\xa7', ['n§', 'nº', 'nº']],
  ['\xfdx', ['²x', '²x', 'ýx']],
])('%j is read as each of them', ([name, readings]) => {
  const found = legacyReadings(Uint8Array.from(name, (char) => char.charCodeAt(0)));
  expect(found).toHaveLength(3);
  expect(found.slice(0, readings.length)).toEqual(readings);
});
