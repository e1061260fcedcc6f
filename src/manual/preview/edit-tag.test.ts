import { expect, test } from 'vitest';

import { ownBase, rewritten } from '../../../tests/support/archives/rewritten-page.ts';

/** Rewrites one tag. */
const edited = (tag: string): string => {
  const { text } = rewritten(tag);
  expect(text.startsWith(ownBase)).toBe(true);
  return text.slice(ownBase.length);
};

const from = '<- sub/page.html}';

test.each([
  ['<img src=a.png>', `<img src="{picture a.png ${from}">`],
  ['<img srcset=a.png>', `<img srcset="{picture a.png ${from}">`],
  ['<input type=image src=a.png>', `<input type="image" src="{picture a.png ${from}">`],
  ['<video src=a.mp4>', `<video src="{media a.mp4 ${from}">`],
  ['<video poster=a.png>', `<video poster="{picture a.png ${from}">`],
  ['<svg><image href=a.png>', `<svg><image href="{picture a.png ${from}">`],
  ['<svg><use xlink:href=a.svg>', `<svg><use xlink:href="{picture a.svg ${from}">`],
  ['<svg><feImage xlink:href=a.png>', `<svg><feImage xlink:href="{picture a.png ${from}">`],
  ['<iframe src=a.html>', `<iframe src="{frame a.html ${from}">`],
  ['<link rel=stylesheet href=a.css>', `<link rel="stylesheet" href="{style a.css ${from}">`],
  ['<td background=a.png>', `<td background="{picture a.png ${from}">`],
  [
    '<input background=b.png src=a.png>',
    `<input background="{picture b.png ${from}" src="{picture a.png ${from}">`,
  ],
])('[PREVIEW-10] the addresses of an element, each by its use: %s', (tag, expected) => {
  expect(edited(tag)).toBe(expected);
});

test.each([
  '<a href=a.html>',
  '<img alt=a.png data-src=b.png>',
  '<p src=a.png>',
  '<link rel=next href=a.html>',
  '<link href=a.css>',
  '<link rel=not-stylesheet href=a.css>',
  '<img src=stay.png srcset="stay.png 1x,  stay.png 2x" crossorigin>',
  // These names are also properties of every object.
  '<constructor href=a.png>',
  '<p constructor=a tostring=b>',
])('[PREVIEW-10] nothing is loaded from %s', (tag) => {
  expect(edited(tag)).toBe(tag);
});

test.each([
  ['<IMG SRC="a.png" ALT=\'x\'>', `<IMG SRC="{picture a.png ${from}" ALT="x">`],
  ['<img SRC=a.png src=b.png>', `<img SRC="{picture a.png ${from}" src="b.png">`],
  ['<img src>', `<img src="{picture  ${from}">`],
  [
    '<LINK REL=" Alternate StyleSheet" HREF=a.css>',
    `<LINK REL=" Alternate StyleSheet" HREF="{style a.css ${from}">`,
  ],
  [
    '<link rel="stylesheet alternate" href=a.css>',
    `<link rel="stylesheet alternate" href="{style a.css ${from}">`,
  ],
  ['<svg><image href="a.png"/></svg>', `<svg><image href="{picture a.png ${from}"/></svg>`],
])('[PREVIEW-10] the address in a tag is replaced, however the tag is written: %s', (tag, expected) => {
  expect(edited(tag)).toBe(expected);
});

test.each([
  [
    '<link rel=stylesheet href=a.css integrity=x crossorigin nonce=y media=all>',
    `<link rel="stylesheet" href="{style a.css ${from}" media="all">`,
  ],
  ['<img SRC=a.png CrossOrigin=use-credentials>', `<img SRC="{picture a.png ${from}">`],
])('[PREVIEW-10] attributes about the bytes are removed with the address: %s', (tag, expected) => {
  expect(edited(tag)).toBe(expected);
});

test.each([
  ['<svg><use href="a.svg#b#c"/></svg>', `<svg><use href="{picture a.svg#b#c ${from}#b#c"/></svg>`],
  ['<svg><use href="#b"/></svg>', `<svg><use href="{picture #b ${from}#b"/></svg>`],
])('[PREVIEW-10] a fragment stays behind the resource: %s', (tag, expected) => {
  expect(edited(tag)).toBe(expected);
});

test('[PREVIEW-11] the fragment of a missing file is removed', () => {
  const { text } = rewritten('<svg><use href="a.svg#b"/></svg>', { replaceAddress: () => 'about:invalid' });
  expect(text).toBe(`${ownBase}<svg><use href="about:invalid"/></svg>`);
});

test.each([
  [
    ' a.png 1x ,stay.png 2x,\n a.png 3x ',
    ` {picture a.png ${from} 1x ,stay.png 2x,\n {picture a.png ${from} 3x `,
  ],
  ['stay.png, a.png', `stay.png, {picture a.png ${from}`],
  // The second address follows the first one, which starts the same way.
  ['stay.png/a 1x, a 2x', `stay.png/a 1x, {picture a ${from} 2x`],
  // And follows its own descriptors.
  ['stay.png a, a 2x', `stay.png a, {picture a ${from} 2x`],
])('[PREVIEW-10] each address of a `srcset` is replaced in place: %s', (srcset, expected) => {
  expect(edited(`<img srcset="${srcset}">`)).toBe(`<img srcset="${expected}">`);
});

test.each(['preload', 'dns-prefetch', 'manifest', 'icon', 'apple-touch-icon', 'shortcut icon', 'PRELOAD'])(
  '[PREVIEW-12] a loading hint or an icon is removed: rel=%s',
  (rel) => {
    expect(edited(`<link rel="${rel}" href=a.html>`)).toBe('');
  },
);

test.each(['next', 'iconic', 'my-icon', 'x-preload', 'preloaded', 'canonical'])(
  '[PREVIEW-12] a relation stays: rel=%s',
  (rel) => {
    expect(edited(`<link rel="${rel}" href=a.html>`)).toBe(`<link rel="${rel}" href=a.html>`);
  },
);

test('[PREVIEW-12] only a link prepares loading, and one that is also a style sheet stays', () => {
  expect(edited('<a rel=prefetch href=a.html>')).toBe('<a rel=prefetch href=a.html>');
  expect(edited('<link rel="preload stylesheet" href=a.css>')).toBe(
    `<link rel="preload stylesheet" href="{style a.css ${from}">`,
  );
  expect(edited('<link rel="StyleSheet prefetch" href=a.css>')).toBe(
    `<link rel="StyleSheet prefetch" href="{style a.css ${from}">`,
  );
  expect(edited('<link rel="stylesheets preload" href=a.css>')).toBe('');
  expect(edited('<link rel="no-stylesheet preload" href=a.css>')).toBe('');
});

test.each([
  ['<object data=a.svg width=1>', `<object width="1" data-manual-picture="{picture a.svg ${from}">`],
  ['<object DATA=stay.svg>', '<object>'],
  ['<object data>', `<object data-manual-picture="{picture  ${from}">`],
  ['<embed src=a.svg>', `<embed data-manual-picture="{picture a.svg ${from}">`],
  ['<object src=a.svg>', '<object src=a.svg>'],
])('[PREVIEW-11] an element that could be a document becomes a picture: %s', (tag, expected) => {
  expect(edited(tag)).toBe(expected);
});

test.each([
  ['<a ping="https://a.example/" href=a.html>', '<a href="a.html">'],
  ['<p style="color:red">', '<p style="color:red">'],
  [
    '<p STYLE="background:url(a.png) url(b.png)">',
    `<p STYLE="background:url(&quot;{picture a.png ${from}&quot;) url(&quot;{picture b.png ${from}&quot;)">`,
  ],
  ['<p onclick="a()" id=x>', '<p id="x">'],
  ['<p ONCLICK=a onload=b onClick=c>', '<p>'],
  ['<p on=a on-x=b>', '<p on=a on-x=b>'],
  ['<a href=" JavaScript:a()" id=x>', '<a id="x">'],
  ['<a href="&#1; java\tscript&colon;a()">', '<a>'],
  ['<svg><a xlink:href="javascript:a()">', '<svg><a>'],
  ['<button formaction="javascript:a()">', '<button>'],
  ['<a href="a.html?javascript:a()">', '<a href="a.html?javascript:a()">'],
  ['<p title="javascript:a()">', '<p title="javascript:a()">'],
])('[PREVIEW-14] CSS is rewritten in an attribute, and scripts are removed: %s', (tag, expected) => {
  expect(edited(tag)).toBe(expected);
});
