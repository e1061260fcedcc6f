import { expect, test } from 'vitest';

import { eachCssAddress } from './read-css.ts';

const data = (quote: string, text = 'A/+0'.repeat(1000)): string =>
  `src: url(${quote}data:font/woff2;base64,${text}${quote});`;

test.each([
  ['nothing embedded', 'a { color: red }'],
  ['data without quotes', `a { ${data('')} }`],
  ['data in quotes', `a { ${data('"')} } b { ${data("'")} }`],
  [
    'data twice, and an address between them',
    `a { ${data('')} } b { background: url(c.png) } d { ${data('"')} }`,
  ],
  ['data in a comment that ends within them', 'a {} /* url(data:,*/ b { background: url(c.png) } /* ) */'],
  ['what looks like data in a string', 'a { content: "url(data:,"} b{background:url(c.png)}'],
  ['data that were never closed', 'a { src: url("data:,\n } b { background: url(c.png) }'],
  ['data with an escape', 'a { src: url(data:,\\)url(c.png) }'],
  ['data of a picture as text', `a { src: url('data:image/svg+xml,<svg xmlns="x">\\'(</svg>') }`],
])('addresses are found at their places: %s', (_, before) => {
  const css = `${before} z { background: url(last.png) } @import "end.css";`;
  const found: string[] = [];
  eachCssAddress(css, ({ url, start, end }) => {
    if (!url.startsWith('data:')) found.push(`${url} ${css.slice(start, end)}`);
  });
  expect(found.slice(-2)).toEqual(['last.png url(last.png)', 'end.css "end.css"']);
  expect(found.includes('c.png url(c.png)')).toBe(/(?<!\))url\(c\.png\)/.test(before));
});

const addressesIn = (css: string): readonly string[] => {
  const found: string[] = [];
  eachCssAddress(css, ({ url }) => void found.push(url));
  return found;
};

test.each<[string, readonly string[]]>([
  ['a { background: image-set("a.png" 1x, "b.png" 2x) "c" }', ['a.png', 'b.png']],
  ['a { background: -webkit-image-set(url(a.png) 1x) }', ['a.png']],
  ['a { background: image-set(/* first */ "a.png" type("image/png"), "b.png") }', ['a.png', 'b.png']],
  ['a { background: src("a.png") } b { content: "no" }', ['a.png']],
  ['@import "a.css" layer("no"); @IMPORT url(b.css);', ['a.css', 'b.css']],
  ['@import /* first */ "a.css";', ['a.css']],
  ['@import ; a { content: "no" }', []],
  ['@import { content: "no" }', []],
  ['@namespace svg "http://www.w3.org/2000/svg"; @namespace url(http://www.w3.org/1999/xhtml);', []],
  ['@namespace svg url("http://www.w3.org/2000/svg"); a { background: url(a.png) }', ['a.png']],
])('what a style sheet loads: %s', (css, urls) => {
  expect(addressesIn(css)).toEqual(urls);
});
