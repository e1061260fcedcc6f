import { expect, test } from 'vitest';

import { readPage } from '../pages/read-page.ts';
import { markupSplices } from './edit-text.ts';
import { splicedText } from './splice.ts';

interface Options extends Partial<Omit<Parameters<typeof markupSplices>[1], 'links'>> {
  /** New addresses by old ones. */
  readonly links?: Readonly<Record<string, string>>;
}

/** Applies the changes to a page; returns the page and the number of changed places. */
function applyChanges(page: string, { links = {}, isXml = false }: Options) {
  const changes = readPage(page, isXml).references.flatMap((reference) => {
    const to = links[reference.url];
    return to === undefined ? [] : [{ reference, to, kinds: ['correct-case' as const] }];
  });
  const options = { isXml, links: changes };
  const { splices, placed } = markupSplices(page, options);
  return { page: splicedText(page, splices), placed: placed.length };
}

const rewrite = (page: string, links: Readonly<Record<string, string>>, isXml = false) => {
  const { page: changed, placed } = applyChanges(page, { links, isXml });
  return [changed, placed];
};

const a = { 'A.html': 'a.html' };

test.each([
  // Quotes, white space and other attributes stay.
  ['<a href="A.html">A.html</a>', '<a href="a.html">A.html</a>'],
  ["<A  title='A.html'\n\tHREF = \r\n'A.html' >", "<A  title='A.html'\n\tHREF = \r\n'a.html' >"],
  ['<a href=A.html>', '<a href=a.html>'],
  ['<a href=A.html title>', '<a href=a.html title>'],
  ['<a href=A.html\ttitle=b>', '<a href=a.html\ttitle=b>'],
  ['<a download href=A.html>', '<a download href=a.html>'],
  ['<a =x="1" href="A.html">', '<a =x="1" href="a.html">'],
  // Of two attributes with the same name the second doesn't count.
  ['<a href="A.html" href="A.html">', '<a href="a.html" href="A.html">'],
])('[REPAIR-1] the link in %j is corrected, and every other character stays', (page, expected) => {
  expect(rewrite(page, a)).toEqual([expected, 1]);
});

test('[REPAIR-1] white space beyond ASCII belongs to an unquoted address', () => {
  const links = { 'A\u00a0b.html': 'a%C2%A0b.html', '\u3000B.html': '%E3%80%80b.html' };
  expect(rewrite('<a href=A\u00a0b.html><a href=\u3000B.html>', links)).toEqual([
    '<a href=a%C2%A0b.html><a href=%E3%80%80b.html>',
    2,
  ]);
});

test.each([
  ['<area href="A">', 1],
  ['<img src="A" alt="A">', 1],
  ['<video src="A" poster="A">', 2],
  ['<object data="A">', 1],
  ['<form action="A"><button formaction="A">', 2],
  ['<body background="A" title="A">', 1],
  ['<svg><use xlink:href="A"/></svg>', 1],
])('[REPAIR-1] every attribute that holds an address is rewritten, and no other: %s', (page, count) => {
  const expected = page.replace(/(?<!alt=|title=)"A"/g, '"b"');
  expect(rewrite(page, { A: 'b' })).toEqual([expected, count]);
});

test.for<readonly [string, string, string, string]>([
  ['"A.html?x=1&y=2"', '"a.html?x=1&y=2"', 'A.html?x=1&y=2', 'a.html?x=1&y=2'],
  ['"A.html?x=1&amp;y=2"', '"a.html?x=1&amp;y=2"', 'A.html?x=1&y=2', 'a.html?x=1&y=2'],
  ["'A.html?&quot;&#39;&amp;'", "'a.html?&quot;&#39;&amp;'", `A.html?"'&`, `a.html?"'&`],
  ['A.html?x=1&amp;y=2', '"a.html?x=1&amp;y=2"', 'A.html?x=1&y=2', 'a.html?x=1&y=2'],
  ['"A&#x1F600;ü&nbsp;&uuml;b"', '"a&#128512;ü&#160;üb"', 'A😀ü\u00a0üb', 'a😀ü\u00a0üb'],
  // The unchanged part isn't rewritten.
  ["'a&apos;b'", "'a&apos;b'", "a'b", "a'b"],
])('[REPAIR-1] the entities of %s are entities in %s', ([value, expected, url, to]) => {
  expect(rewrite(`<a href=${value}>`, { [url]: to })).toEqual([`<a href=${expected}>`, 1]);
});

test.each([
  ['<img srcset="xA 1x, A 2x">', '<img srcset="xA 1x, b 2x">', 1],
  ['<img srcset="A 1x, A 2x" src="c">', '<img srcset="b 1x, b 2x" src="c">', 2],
  // The descriptor of the first candidate has the same text as the second address.
  ['<img srcset="c A, A 2x">', '<img srcset="c A, b 2x">', 1],
  ['<link rel=preload imagesrcset="A, c 2x">', '<link rel=preload imagesrcset="b, c 2x">', 1],
  ['<meta http-equiv="refresh" content="5; url=A">', '<meta http-equiv="refresh" content="5; url=b">', 1],
  ['<meta http-equiv="refresh" content="A; url=A">', '<meta http-equiv="refresh" content="A; url=A">', 0],
])('[REPAIR-1] one of several addresses in an attribute: %s', (page, expected, count) => {
  expect(rewrite(page, { A: 'b' })).toEqual([expected, count]);
});

test('[REPAIR-1] each of several addresses in a style gets its own replacement', () => {
  const page = '<p style="background: url(A), url(B), url(A), url(C)">';
  const changed = '<p style="background: url(a), url(b), url(a), url(C)">';
  expect(rewrite(page, { B: 'b', A: 'a' })).toEqual([changed, 3]);
});

test.each([
  // In a refresh the address is the last word.
  ['<meta http-equiv="refresh" content="0; url=$">', false, 1],
  // In style attributes and in a style sheet within the page.
  ['<style>p { background: url($) } q { background: url(c) }</style>', false, 1],
  [`<p style="color: red; background: url('$'), url(c)">`, false, 1],
  ['<p title="url(l)" style="background: url($)">', false, 1],
  // Only in XML do empty tags close themselves.
  ['<svg><title/><script/><a href="$"><text>l</text></a></svg>', true, 1],
  // Far into a long page, in the second chunk and beyond.
  [`${'<p>l</p>'.repeat(2_100)}<a href="$">${'<p>l</p>'.repeat(2_100)}<img src="$">`, false, 2],
] as const)('[REPAIR-1] the address $ is rewritten in %s', (page, isXml, count) => {
  expect(rewrite(page.replaceAll('$', 'l'), { l: 'm' }, isXml)).toEqual([page.replaceAll('$', 'm'), count]);
});

test('[REPAIR-1] a change whose place is missing changes nothing', () => {
  const changes = ['<p>url(A)</p>', '<p>A</p>', '<p><a href="b">'].map((page) => {
    const change = {
      reference: { kind: 'resource', url: 'A', offset: 3 },
      to: 'b',
      kinds: ['correct-case'],
    } as const;
    const options = { isXml: false, links: [change] };
    return markupSplices(page, options).placed;
  });
  expect(changes.map(({ length }) => length)).toEqual([1, 0, 0]);
});
