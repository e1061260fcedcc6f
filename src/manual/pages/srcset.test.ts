import { expect, test } from 'vitest';

import { parseSrcset } from './srcset.ts';

test.each<[string, readonly string[]]>([
  ['', []],
  [' , ,', []],
  ['a.png', ['a.png']],
  ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
  ['a.png,b.png 2x', ['a.png,b.png']],
  ['\n  a.png 100w,\n  b.png 200w\n', ['a.png', 'b.png']],
  ['data:image/png;base64,AA== 1x, b.png 2x', ['data:image/png;base64,AA==', 'b.png']],
  // Commas in brackets belong to a descriptor (HTML standard, "in parens").
  ['a.png sizes(1, 2) 2x, b.png', ['a.png', 'b.png']],
  ['a.png (1, (2), b.png 3x', ['a.png']],
  ['a.png ((1), 2), b.png', ['a.png', 'b.png']],
  ['a.png ), (b.png', ['a.png', '(b.png']],
  ['a.png 1x,b.png', ['a.png', 'b.png']],
  ['a.png 1x 2w, b.png,', ['a.png', 'b.png']],
  ['a.png 2x, 2x', ['a.png', '2x']],
])('the addresses in %o', (value, urls) => {
  const candidates = parseSrcset(value);
  expect(candidates.map(({ url }) => url)).toEqual(urls);
  expect(candidates.map(({ url, start }) => value.slice(start, start + url.length))).toEqual(urls);
});
