import { expect, test } from 'vitest';

import { readPage, refreshTarget } from './read-page.ts';

/** References as `kind url offset`. */
const referencesIn = (text: string, isXml = false): readonly string[] =>
  readPage(text, isXml).references.map(({ kind, url, offset }) => `${kind} ${url} ${offset}`);

test('an empty page has no facts', () => {
  expect(readPage('', false)).toEqual({ ids: new Set(), references: [], hasScript: false, needs: [] });
});

test.each<[string, readonly string[]]>([
  ['<a href=b>', ['page b 0']],
  ['<a HREF="b&amp;c">', ['page b&c 0']],
  ['<a href>', ['page  0']],
  ['<base href=b>', []],
  ['<link href=b>', ['relation b 0']],
  ['<link rel=stylesheet href=b>', ['resource b 0']],
  ['<link rel="Alternate StyleSheet" href=b>', ['resource b 0']],
  ['<link rel="shortcut icon" href=b>', ['resource b 0']],
  ['<link rel=apple-touch-icon href=b>', ['resource b 0']],
  ['<link rel=preload href=b imagesrcset="c 1x, d 2x">', ['resource b 0', 'resource c 0', 'resource d 0']],
  ['<link rel=iconic href=b>', ['relation b 0']],
  ['<link rel="preconnect" href=b>', []],
  ['<link rel="x DNS-prefetch y" href=b>', []],
  ['<link rel=canonical href=b>', []],
  ['<link rel=EditURI href=b>', []],
  ['<link rel=canonicals href=b>', ['relation b 0']],
  ['<svg><image href=b>', ['resource b 5']],
  ['<svg><use href=b>', ['resource b 5']],
  ['<svg><script href=b></script>', ['resource b 5']],
  ['<svg><a href=b>', ['page b 5']],
  ['<svg><a xlink:href=b>', ['page b 5']],
  ['<svg><use xlink:href=b>', ['resource b 5']],
  ['<img src=b srcset="c, d 2x" alt=e>', ['resource b 0', 'resource c 0', 'resource d 0']],
  ['<script src=b></script>', ['resource b 0']],
  ['<iframe src=b></iframe>', ['frame b 0']],
  ['<iframe src=b srcdoc="<img src=c><a href=#d>"></iframe><img src=e>', ['resource c 0', 'resource e 55']],
  ['<iframe srcdoc="<style>url(b)</style><iframe src=c>"></iframe>', ['resource b 0', 'frame c 0']],
  ['<p srcdoc="<img src=b>">', []],
  ['<?xml-stylesheet href="b"?>', []],
  ['<form action=b>', ['form b 0']],
  ['<p action=b data=c>', []],
  ['<button formaction=b>', ['form b 0']],
  ['<object data=b>', ['resource b 0']],
  ['<td background=b>', ['resource b 0']],
  ['<p style="background:url(b)" background=c>', ['resource b 0', 'resource c 0']],
  ['<style>i{j:url(b)}</style>', ['resource b 11']],
  ['<p>i{j:url(b)}</p>', []],
  ['<script>"url(b)"</script><style>url(b)', ['resource b 32']],
  ['<meta http-equiv=refresh content="5;b">', ['refresh b 0']],
  ['<meta http-equiv=refresh content=5>', []],
  ['<meta name=refresh content="5;b">', []],
])('references: %s', (html, references) => {
  expect(referencesIn(html)).toEqual(references);
});

test('XHTML is read as XML', () => {
  expect(referencesIn('<html><script src="b"/><image href="c"/><A href="d"/></html>', true)).toEqual([
    'resource b 6',
    'resource c 23',
    'page d 40',
  ]);
});

test.each<[string, readonly string[]]>([
  ['<a id=b><p ID="c d">', ['b', 'c d']],
  ['<a name=b><a name=""><p name=c id="">', ['b']],
  ['<a name=b id=c>', ['c', 'b']],
])('the places that a fragment can name: %s', (html, ids) => {
  expect([...readPage(html, false).ids]).toEqual(ids);
});

test.each<[string, object]>([
  ['<title> A\n\t &amp; <b> </title>', { title: 'A & <b>' }],
  ['<title></title><title> </title><title>B</title><title>C</title>', { title: 'B' }],
  ['<svg><title>A</title></svg><title>B</title>', { title: 'B' }],
  ['<title>A', { title: 'A' }],
  [`<title>${'x'.repeat(199)} y</title>`, { title: `${'x'.repeat(199)} ` }],
  ['<html lang=de>', { language: 'de' }],
  ['<html xml:lang=de>', { language: 'de' }],
  ['<html lang=en xml:lang=de>', { language: 'en' }],
  ['<p lang=de>', {}],
  [' <base href=b><base href=c>', { base: { href: 'b', offset: 1 } }],
  ['<base target=_top><base href="">', { base: { href: '', offset: 18 } }],
  ['<script></script>', { hasScript: true }],
  ['<p onclick="b()">', {}],
])('facts about the page: %s', (html, expected) => {
  const { ids: _ids, references: _references, needs: _needs, ...rest } = readPage(html, false);
  expect(rest).toEqual({ hasScript: false, ...expected });
});

test.each<[string, readonly string[]]>([
  ['<script type=module></script>', ['module 0']],
  ['<script type=text/javascript></script>', []],
  ['<p type=module>', []],
  ['<script>fetch("b")</script>', ['request 8']],
  ['<script async>\nfetch("b")</script>', ['request 15']],
  ['<style>fetch("b")</style><p>fetch("b")</p>', []],
  [' <!--#include file="b" -->', ['include 1']],
  ['<!-- #include -->', []],
])('needs that only a server can meet: %s', (html, needs) => {
  expect(readPage(html, false).needs.map(({ need, offset }) => `${need} ${offset}`)).toEqual(needs);
});

test.each([
  ['5; url=b.html', 'b.html'],
  ['5;URL = b.html', 'b.html'],
  ['5 b.html', 'b.html'],
  [' 0.5 ; \turl\t=  b c.html ', 'b c.html'],
  ["5;url='b.html' c", 'b.html'],
  ['5;url="b.html" c', 'b.html'],
  ['5;"b\'c', "b'c"],
  ['5;url', 'url'],
  ['5;=b', '=b'],
  ['5', ''],
  ['', ''],
  ['b.html', ''],
])('the target of a refresh: %s', (content, target) => {
  expect(refreshTarget(content)).toBe(target);
});

test('references in styles and scripts come in page order', () => {
  const html =
    '<a href=a><style>i{j:url(b)}k{l:url(c)}</style><a href=d><style>i{j:url(e)}</style><a href=f>' +
    '<script>fetch("b")</script><script type=module></script><script>fetch("c")</script><!--#include -->';
  const { references, needs } = readPage(html, false);
  expect(references.map(({ url }) => url).join('')).toBe('abcdef');
  const offsets = needs.map(({ offset }) => offset);
  expect(offsets).toHaveLength(4);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
});

test('a long page is read to its end', () => {
  const filler = 'x'.repeat(2 ** 14 - 3);
  expect(referencesIn(`${filler}<a href=b>${filler}<a href=c>`)).toEqual([
    `page b ${filler.length}`,
    `page c ${filler.length * 2 + 10}`,
  ]);
});
