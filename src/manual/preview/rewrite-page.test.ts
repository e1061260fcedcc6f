import { expect, test } from 'vitest';

import { ownBase, rewritten } from '../../../tests/support/archives/rewritten-page.ts';
import { baseOf } from '../links/base-of.ts';
import { readPage } from '../pages/read-page.ts';
import { tagBefore } from './render.ts';

test.each([
  ['text <p>x', `text ${ownBase}<p>x`],
  ['<!-- c --><html lang=en><body>x', `<!-- c --><html lang=en>${ownBase}<body>x`],
  ['<html><head lang=en><title>x', `<html><head lang=en>${ownBase}<title>x`],
  ['<svg><path d=M0/></svg>', `${ownBase}<svg><path d=M0/></svg>`],
  ['</p></br></i>', `</p></br></i>${ownBase}`],
])('[PREVIEW-10] one base comes before anything that can contain an address: %s', (source, expected) => {
  expect(rewritten(source).text).toBe(expected);
});

test('[PREVIEW-10] an SVG drawing gets no base, an XHTML page does', () => {
  const drawing = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><g/><title>x</title></svg>';
  expect(rewritten(drawing, { isXml: true }).text).toBe(drawing);
  const page = '<html xmlns="http://www.w3.org/1999/xhtml"><head/><body><svg/></body></html>';
  expect(rewritten(page, { isXml: true }).text).toBe(
    `<html xmlns="http://www.w3.org/1999/xhtml"><head/>${ownBase}<body><svg/></body></html>`,
  );
});

test.each([
  ['img/', 'sub/img/'],
  ['img/x.html', 'sub/img/x.html'],
  ['https://a.example/', 'sub/page.html'],
])('[PREVIEW-12] a base applies inside the manual: %s', (href, base) => {
  expect(rewritten(`<base href="${href}"><img src=a.png>`).text).toBe(
    `<base href="file:///manual/${base}" /><img src="{picture a.png <- ${base}}">`,
  );
});

test('[PREVIEW-12] the first of several bases counts, as in the inspection, even if it leads outside', () => {
  const source = '<base target=_top><base href="https://a.example/"><base href="x/"><img src=a.png>';
  expect(rewritten(source).text).toBe(
    '<base href="file:///manual/sub/page.html" /><img src="{picture a.png <- sub/page.html}">',
  );
  expect(baseOf(readPage(source, false), 'sub/page.html')).toBe('sub/page.html');
});

test('[PREVIEW-12] a base counts from its position', () => {
  const source =
    '<img src=a.png><base target=_top><BASE HREF="x/"><base href="y/"><img src=b.png><style>p{background:url(c.png)}</style>';
  expect(rewritten(source).text).toBe(
    '<base href="file:///manual/sub/x/" /><img src="{picture a.png <- sub/page.html}">' +
      '<img src="{picture b.png <- sub/x/}"><style>p{background:url("{picture c.png <- sub/x/}")}</style>',
  );
});

test.each([
  ['<meta http-equiv=Refresh content=5>', ''],
  ['<META HTTP-EQUIV=X-DNS-Prefetch-Control content=on>', ''],
  ['<meta http-equiv=content-security-policy>', ''],
  ['<meta http-equiv=content-type content=text/html>', '<meta http-equiv=content-type content=text/html>'],
  ['<meta name=refresh content="1;a.html">', '<meta name=refresh content="1;a.html">'],
])('[PREVIEW-12] policies and loading hints of a page: %s', (tag, expected) => {
  expect(rewritten(tag)).toEqual({ text: ownBase + expected, outside: [], hasScripts: false });
});

const refreshOf = (content: string, before = '') => {
  const { refresh, outside } = rewritten(`${before}<meta http-equiv="refresh" content="${content}">`);
  return { refresh, outside };
};

test.each([
  ['5; url=a.html', 5000, 'sub/a.html'],
  [' 0.5;../a.html?b#c', 500, 'a.html?b#c'],
  [".5,URL = 'a b.html'x", 500, 'sub/a%20b.html'],
  ['.;a.html', 0, 'sub/a.html'],
  ['2 #c', 2000, 'sub/page.html#c'],
])('[PREVIEW-12] a page redirects: %s', (content, afterMs, path) => {
  expect(refreshOf(content)).toEqual({
    refresh: { afterMs, url: `file:///manual/${path}` },
    outside: [],
  });
});

test.each([
  ['0;https://a.example/', ['https://a.example/']],
  ['0;../../a.html', ['../../a.html']],
  ['5', []],
  ['5;url=', []],
  ['x;a.html', []],
])('[PREVIEW-12] a page does not redirect outside: %s', (content, outside) => {
  expect(refreshOf(content)).toEqual({ refresh: undefined, outside });
});

test('[PREVIEW-12] the first refresh counts, resolved against the base', () => {
  const first = '<base href="x/"><meta http-equiv=refresh content="1;a.html"><meta http-equiv=refresh>';
  expect(refreshOf('2;b.html', first)).toEqual({
    refresh: { afterMs: 1000, url: 'file:///manual/sub/x/a.html' },
    outside: [],
  });
});

test.each([
  ['<style>@import "a.css";</style>', '<style>@import "{style a.css <- sub/page.html}";</style>'],
  ['<style>@import url(a);b{}</style>', '<style>@import url("{style a <- sub/page.html}");b{}</style>'],
  ['<style>p{background:url(a)}', '<style>p{background:url("{picture a <- sub/page.html}")}'],
  ['<style>p{background:url(stay.a)} </style >', '<style>p{background:url(stay.a)} </style >'],
  ['<title>location.href url(a)</title>', '<title>location.href url(a)</title>'],
])('[PREVIEW-10] CSS in a page: %s', (source, expected) => {
  expect(rewritten(source).text).toBe(ownBase + expected);
});

test.each([
  ['<script>a</script>x', 'x'],
  ['<style></style><SCRIPT src=a.js></script >x', '<style></style>x'],
  ['<script type="application/json">{"a":"<p>"}</script>x', 'x'],
  ['<svg><script href=a.js></script></svg>', '<svg></svg>'],
  ['<script>if (a) "<!-- <script>"</script>x', 'x'],
])('[PREVIEW-14] scripts are removed with their text: %s', (source, expected) => {
  const { text, hasScripts } = rewritten(source);
  expect([text.replace(ownBase, ''), hasScripts]).toEqual([expected, true]);
});

test.each([
  ['<b><script src="a.js"/>x</b>', '<b>x</b>'],
  ['<b/><script><![CDATA[if (a < b) c]]></script>', '<b/>'],
  ['<b/><h:script><i>a</i></h:script>', '<b/>'],
])('[PREVIEW-14] scripts are removed from XHTML: %s', (source, expected) => {
  expect(rewritten(source, { isXml: true }).text).toBe(ownBase + expected);
});

test.each([
  ['<STYLE>i{src:url(a)}</STYLE>', '<STYLE>i{src:url("{picture a <- sub/page.html}")}</STYLE>'],
  // Only XML allows elements in a style.
  [
    '<style>i{src:url(a)}<b background="c.png"/></style>',
    '<style>i{src:url("{picture a <- sub/page.html}")}<b background="c.png"/></style>',
  ],
])('[PREVIEW-10] XHTML is read by the rules of XML: %s', (source, expected) => {
  expect(rewritten(source, { isXml: true }).text).toBe(ownBase + expected);
});

test.each([
  [0, `${ownBase}<p data-manual-place="">a<img src="{picture b.png <- sub/page.html}">`],
  [4, `${ownBase}<p>a<img src="{picture b.png <- sub/page.html}" data-manual-place="">`],
  [3, `${ownBase}<p>a<img src="{picture b.png <- sub/page.html}">`],
  [-1, `${ownBase}<p>a<img src="{picture b.png <- sub/page.html}">`],
])('[PREVIEW-32] the tag that begins at %i is marked', (placeAt, expected) => {
  expect(rewritten('<p>a<img src=b.png>', { placeAt }).text).toBe(expected);
});

test('[PREVIEW-32] a removed tag is not marked, and the base follows a marked head', () => {
  expect(rewritten('<link rel=icon><p>', { placeAt: 0 }).text).toBe(`${ownBase}<p>`);
  expect(rewritten('<head><p>', { placeAt: 0 }).text).toBe(`<head data-manual-place="">${ownBase}<p>`);
});

test.each([
  [0, false, -1],
  [1, false, 1],
  [4, false, 4],
  [99, false, 4],
  [13, true, 4],
  [99, true, 22],
])('[PREVIEW-32] the last tag that begins up to offset %i, in XML: %s', (offset, isXml, at) => {
  expect(tagBefore(' <p><script/> <b>x</b><i>', offset, isXml)).toBe(at);
});
