import { expect, test } from 'vitest';

import { eachCssAddress, readCss, type CssAddress } from './read-css.ts';

const data = (quote: string, text = 'A/+0'.repeat(1000)): string =>
  `src: url(${quote}data:font/woff2;base64,${text}${quote});`;

test.each([
  ['no data', 'a { color: red }'],
  ['unquoted data', `a { ${data('')} }`],
  ['quoted data', `a { ${data('"')} } b { ${data("'")} }`],
  [
    'data twice, and an address between them',
    `a { ${data('')} } b { background: url(c.png) } d { ${data('"')} }`,
  ],
  [
    'data in a comment that ends within the data',
    'a {} /* url(data:,*/ b { background: url(c.png) } /* ) */',
  ],
  ['a string that looks like data', 'a { content: "url(data:,"} b{background:url(c.png)}'],
  ['unclosed data', 'a { src: url("data:,\n } b { background: url(c.png) }'],
  ['data with an escape', 'a { src: url(data:,\\)url(c.png) }'],
  ['data of an SVG as text', `a { src: url('data:image/svg+xml,<svg xmlns="x">\\'(</svg>') }`],
])('addresses are found with their offsets: %s', (_, before) => {
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
  ['a { background: image-set(/* first */ "a.png" type("image/png"), "b.png") }', ['a.png', 'b.png']],
  ['a { background: src("a.png") } b { content: "no" }', ['a.png']],
  ['@import "a.css" layer("no"); @IMPORT url(b.css);', ['a.css', 'b.css']],
  ['@import ; a { content: "no" }', []],
  // Names that every JavaScript object has.
  ['@constructor "no"; @__proto__ "no"; a { b: constructor("no") } @import "a.css";', ['a.css']],
  ['a { b: url(  "a.png"  ) "no" }', ['a.png']],
  ['a { b: url("a.png" "no") }', ['a.png']],
  ['a { b: SRC("a.png") }', ['a.png']],
  ['@import url("a.css") "no"', ['a.css']],
  ['@import supports("no") "no"; b { c: url(a.png) }', ['a.png']],
  ['a { b: image-set(("no"), "a.png") }', ['no', 'a.png']],
  ['a { b: image-set("a.png") } c { d: "no" }', ['a.png']],
  ['a { b: image-set("a.png" { "no" } url(b.png)', ['a.png', 'b.png']],
  ['a { b: (image-set("a.png") "no") ) "no" }', ['a.png']],
  ['@namespace "no" "no"; @namespace a (url(no) "no") "no"; b { c: url(a.png) }', ['a.png']],
  ['@namespace svg "http://www.w3.org/2000/svg"; @namespace url(http://www.w3.org/1999/xhtml);', []],
  ['@namespace svg url("http://www.w3.org/2000/svg"); a { background: url(a.png) }', ['a.png']],
])('a style sheet loads: %s', (css, urls) => {
  expect(addressesIn(css)).toEqual(urls);
});

const allIn = (css: string): readonly CssAddress[] => {
  const found: CssAddress[] = [];
  eachCssAddress(css, (address) => void found.push(address));
  return found;
};

test('an address has its offset, its form and its rule', () => {
  const string = { form: 'string', isImport: false };
  expect(
    allIn('@import "a"; @import url(b); i { j: url(c) url("d") src("e") image-set("f", url(g)) }'),
  ).toEqual([
    { url: 'a', start: 8, end: 11, form: 'string', isImport: true },
    { url: 'b', start: 21, end: 27, form: 'url', isImport: true },
    { url: 'c', start: 36, end: 42, form: 'url', isImport: false },
    { ...string, url: 'd', start: 47, end: 50 },
    { ...string, url: 'e', start: 56, end: 59 },
    { ...string, url: 'f', start: 71, end: 74 },
    { url: 'g', start: 76, end: 82, form: 'url', isImport: false },
  ]);
});

test('the addresses in an embedded style sheet are resources at offsets of the page', () => {
  const found: unknown[] = [];
  readCss('i{j:url(a) url(b)}', 100, (reference) => found.push(reference));
  expect(found).toEqual([
    { kind: 'resource', url: 'a', offset: 104 },
    { kind: 'resource', url: 'b', offset: 111 },
  ]);
});

test('the address after embedded data is found where it is', () => {
  const css = 'i{j:url(data:,A*A) url("data:A A,B") url(c.png)}';
  expect(allIn(css).map(({ url, start, end }) => [url, css.slice(start, end)])).toEqual([
    ['data:,A*A', 'url(data:,A*A)'],
    ['data:A A,B', '"data:A A,B"'],
    ['c.png', 'url(c.png)'],
  ]);
});
