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
