import { expect, test } from 'vitest';

import { rewriteCss } from './rewrite-css.ts';

/** Returns the sheet with each address in place of its number. */
function rewritten(css: string): string {
  const replaced: string[] = [];
  const parts = rewriteCss(css, (url, isImport) =>
    url.startsWith('stay') ? undefined : replaced.push(`${isImport ? 'sheet' : 'file'} ${url}`) - 1,
  );
  return parts.map((part) => (typeof part === 'string' ? part : `{${replaced[part]}}`)).join('');
}

test.each([
  ['a{b:url(c)}', 'a{b:url("{file c}")}'],
  ['a{b:url( "c" )}', 'a{b:url( "{file c}" )}'],
  ["@import 'c';", '@import "{sheet c}";'],
  ['@import url(c) print;', '@import url("{sheet c}") print;'],
  ['@import url("c.css");', '@import url("{sheet c.css}");'],
  ['a{b:url(c.css?d) url(c.CSS#d)}', 'a{b:url("{sheet c.css?d}") url("{sheet c.CSS#d}")}'],
  ['a{b:url(c.csss) url(css) url(xcss)}', 'a{b:url("{file c.csss}") url("{file css}") url("{file xcss}")}'],
  ['a{b:image-set("c" 1x,"d" 2x)}', 'a{b:image-set("{file c}" 1x,"{file d}" 2x)}'],
  ['a{b:url(stay) url(c)}d{}', 'a{b:url(stay) url("{file c}")}d{}'],
  ['a{b:url(stay)}', 'a{b:url(stay)}'],
])('[PREVIEW-10] the addresses of a sheet are replaced in their places: %s', (css, expected) => {
  expect(rewritten(css)).toBe(expected);
});

test('[PREVIEW-10] a style sheet without replacements stays one piece', () => {
  expect(rewriteCss('a{b:url(c)}', () => undefined)).toEqual(['a{b:url(c)}']);
  expect(rewriteCss('', () => 0)).toEqual(['']);
});
