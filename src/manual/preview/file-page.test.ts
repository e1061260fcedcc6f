import { expect, test } from 'vitest';

import { picturePage, textPage } from './render.ts';

const head = (title: string): string =>
  `<!doctype html><title>${title}</title><meta name="color-scheme" content="light dark">`;

test('a picture is shown under its name, which is never treated as markup', () => {
  expect(picturePage('img/<a> & "b".png', 7)).toEqual([
    `${head('&lt;a> &amp; "b".png')}<body style="margin:0"><img style="max-width:100%" alt="&lt;a> &amp; &quot;b&quot;.png" src="`,
    7,
    '">',
  ]);
});

const text = 'a & b\n\n<c>';

test.each([
  [undefined, 'a &amp; b\n\n&lt;c>'],
  [1, '<mark data-manual-place>a &amp; b</mark>\n\n&lt;c>'],
  [2, 'a &amp; b\n<mark data-manual-place> </mark>\n&lt;c>'],
  [3, 'a &amp; b\n\n<mark data-manual-place>&lt;c></mark>'],
  [4, 'a &amp; b\n\n&lt;c>'],
])('[PREVIEW-32] a text is shown with line %s marked', (line, shown) => {
  expect(textPage('js/x.js', text, line === undefined ? undefined : { line, column: 1 })).toEqual([
    `${head('x.js')}<pre style="white-space:pre-wrap">\n${shown}</pre>`,
  ]);
});
