import { expect, test } from 'vitest';

import { readCss } from '../pages/read-css.ts';
import { cssSplice } from './css-splice.ts';
import { splicedText, type Splice } from './splice.ts';

function rewrite(css: string, changed: string, to: string): string {
  const splices: (Splice | undefined)[] = [];
  readCss(css, 0, ({ url, offset }) => {
    if (url === changed) splices.push(cssSplice(css, offset, { url, to }));
  });
  return splicedText(
    css,
    splices.filter((splice) => splice !== undefined),
  );
}

test.each([
  ['p { background: url(A.png) }', 'p { background: url(a.png) }'],
  ['p { background: URL( \n A.png\t) }', 'p { background: URL( \n a.png\t) }'],
  ['p { background: url( "A.png" ) }', 'p { background: url( "a.png" ) }'],
  ["@import 'A.png' screen; q {}", "@import 'a.png' screen; q {}"],
  [
    'p { background: image-set("A.png" 1x, url(A.png) 2x, "b" 3x) }',
    'p { background: image-set("a.png" 1x, url(a.png) 2x, "b" 3x) }',
  ],
  [
    'p { background: url(A.png), url(xA.png), url("A.pngx") } /* A.png */ A.png {}',
    'p { background: url(a.png), url(xA.png), url("A.pngx") } /* A.png */ A.png {}',
  ],
  // Escaped, each character with six digits and a space.
  ['p { background: url(\\41 .png) }', 'p { background: url(a.png) }'],
  [
    `@import "${Array.from('A.png', (char) => `\\0000${char.charCodeAt(0).toString(16)} `).join('')}";`,
    '@import "a.png";',
  ],
  ['p { background: url(A.png', 'p { background: url(a.png'],
])('[REPAIR-1] the address in %j is corrected, and every other character stays', (css, expected) => {
  expect(rewrite(css, 'A.png', 'a.png')).toBe(expected);
});

test('[REPAIR-1] a long address of escaped characters is read to its end', () => {
  const escaped = '\\000041 '.repeat(40);
  expect(rewrite(`@import "${escaped}";`, 'A'.repeat(40), 'b')).toBe('@import "b";');
});

test('[REPAIR-1] an address is written so that a style sheet needs no quotes or escapes for it', () => {
  const to = `a"b'c(d)e<f>g h\ti\\j\u3000k`;
  const written = 'a%22b%27c%28d%29e%3Cf%3Eg%20h%09i\\\\j\u3000k';
  expect(rewrite('p { background: url(A) }', 'A', to)).toBe(`p { background: url(${written}) }`);
  expect(rewrite('@import "A";', 'A', to)).toBe(`@import "${written}";`);
});

test.each([
  ['url(A)', { start: 0, end: 6, text: 'url(b)' }],
  ['"A" x', { start: 0, end: 3, text: '"b"' }],
  ['url(B)', undefined],
  ['"B"', undefined],
  ['A', undefined],
  ['', undefined],
])('[REPAIR-1] in %j the address A is replaced by %j', (css, splice) => {
  expect(cssSplice(css, 0, { url: 'A', to: 'b' })).toEqual(splice);
});
