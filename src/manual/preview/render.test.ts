import { expect, test } from 'vitest';

import { renderEntries, writtenOut } from '../../../tests/support/preview-pages.ts';
import type { EntrySpec } from '../../../tests/fixtures/build-zip.ts';

/** Manual with one page at its root, and a few files to refer to. */
function createEntries(page: string, more: readonly EntrySpec[] = []): readonly EntrySpec[] {
  return [
    { name: 'index.html', data: page },
    { name: 'img/a.png', data: 'PNG', method: 0 },
    { name: 'css/s.css', data: 'b{background:url(../img/a.png)}' },
    { name: 'sub/page.html', data: '<title>Sub</title>' },
    ...more,
  ];
}

const shown = async (page: string, more?: readonly EntrySpec[]): Promise<string> =>
  writtenOut(await renderEntries(createEntries(page, more)));

const missingIn = async (page: string) => {
  const rendering = await renderEntries(createEntries(page));
  return rendering.kind === 'page' ? rendering.missing : [];
};

test.for([
  ['a picture', '<img src="img/a.png">', '<img src="{image/png: PNG}">'],
  ['a picture with a query', "<img src='img/a.png?v=2'>", '<img src="{image/png: PNG}">'],
  ['an escaped name', '<img src=img/%61.png>', '<img src="{image/png: PNG}">'],
  [
    'a set of pictures',
    '<img srcset="img/a.png 1x, img/a.png 2x">',
    '<img srcset="{image/png: PNG} 1x, {image/png: PNG} 2x">',
  ],
  [
    'a style sheet and its files',
    '<link rel=stylesheet href=css/s.css>',
    '<link rel="stylesheet" href="{text/css: b{background:url("{image/png: PNG}")}}">',
  ],
  [
    'a style in the page',
    '<style>p{background:url(img/a.png)}</style>',
    '<style>p{background:url("{image/png: PNG}")}</style>',
  ],
  [
    'a style attribute',
    '<p style="background:url(\'img/a.png\')">',
    '<p style="background:url(&quot;{image/png: PNG}&quot;)">',
  ],
  [
    'a video and its poster',
    '<video poster=img/a.png src=img/a.png>',
    '<video poster="{image/png: PNG}" src="{image/png: PNG}">',
  ],
  ['a sound', '<audio src=img/a.png>', '<audio src="{image/png: PNG}">'],
  ['the subtitles of a video', '<track src=img/a.png>', '<track src="{image/png: PNG}">'],
  [
    'one of several sources',
    '<source src=img/a.png srcset="img/a.png 2x">',
    '<source src="{image/png: PNG}" srcset="{image/png: PNG} 2x">',
  ],
  [
    'a button that is a picture',
    '<input type=image src=img/a.png>',
    '<input type="image" src="{image/png: PNG}">',
  ],
  [
    'a part of a drawing',
    '<svg><use href="img/a.png#part"/></svg>',
    '<svg><use href="{image/png: PNG}#part"/></svg>',
  ],
  [
    'a drawing',
    '<svg><image xlink:href="img/a.png"/></svg>',
    '<svg><image xlink:href="{image/png: PNG}"/></svg>',
  ],
  ['a background of a table', '<table background=img/a.png>', '<table background="{image/png: PNG}">'],
])('[PREVIEW-10] %s leads to the entry', async ([, page, expected]) => {
  expect(await shown(page!)).toBe(`<base href="file:///manual/index.html" />${expected}`);
});

test('[PREVIEW-10] markup that refers to no file stays unchanged', async () => {
  const page = `<a href="x.html"  CLASS='y'>x</a><img src="data:image/gif;base64,R0"><!-- <img src=y.png> -->`;
  expect(await shown(page)).toBe(`<base href="file:///manual/index.html" />${page}`);
});

test('[PREVIEW-10] style sheets that import each other come to an end', async () => {
  const sheets = [
    { name: 'a.css', data: '@import "b.css";' },
    { name: 'b.css', data: '@import url("a.css");' },
  ];
  const rendering = await renderEntries(createEntries('<link rel=stylesheet href=a.css>', sheets));
  expect(rendering.kind === 'page' && rendering.resources.map(({ kind }) => kind)).toEqual(['text', 'text']);
});

test.for([
  ['a picture of the internet', '<img src="https://a.example/x.png">', 'https://a.example/x.png', 'internet'],
  [
    'a font of the internet',
    '<style>@font-face{src:url(http://a.example/f)}</style>',
    'http://a.example/f',
    'internet',
  ],
  ['a frame of the internet', '<iframe src="https://a.example/">', 'https://a.example/', 'internet'],
  ['a missing picture', '<img src="img/b.png">', 'img/b.png', 'absent'],
  ['a name in another case', '<img src="img/A.png">', 'img/A.png', 'spelling'],
  ['a path from the root of the disk', '<img src="/img/a.png">', '/img/a.png', 'absent'],
  ['a file of the disk', '<img src="file:///C:/a.png">', 'file:///C:/a.png', 'absent'],
])('[PREVIEW-11] %s is left out and listed', async ([, page, url, why]) => {
  expect(await missingIn(page!)).toEqual([{ url, why }]);
  expect(await shown(page!)).not.toContain(`"${url}"`);
});

test('[PREVIEW-11] a missing picture has a placeholder', async () => {
  expect(await shown('<img alt="Pump" src="https://a.example/x.png">')).toContain(
    'alt="Pump" src="data:image/svg+xml,',
  );
});

test('[PREVIEW-11] a damaged file is reported', async () => {
  const entries = createEntries('<img src=bad.png>', [
    { name: 'bad.png', data: 'x', packed: Uint8Array.of(7, 7) },
  ]);
  const rendering = await renderEntries(entries);
  expect(rendering).toMatchObject({ missing: [{ url: 'bad.png', why: 'damaged' }] });
});

test('[PREVIEW-12] the base follows the start of the head, so that the page keeps its rendering mode', async () => {
  expect(await shown('<!doctype html><html lang="en"><head><title>x</title></head></html>')).toBe(
    '<!doctype html><html lang="en"><head><base href="file:///manual/index.html" /><title>x</title></head></html>',
  );
});

test('[PREVIEW-15] a folder leads to its index page, and another address to nothing', async () => {
  const entries = createEntries('', [{ name: 'deep/index.htm', data: '<p>' }]);
  expect(await renderEntries(entries, 'deep/')).toMatchObject({ kind: 'page', path: 'deep/index.htm' });
  expect(await renderEntries(entries, 'img/')).toMatchObject({ kind: 'absent' });
  expect(await renderEntries(entries, 'no.html')).toMatchObject({ kind: 'absent' });
});

test('a picture is shown in a page, a text with its lines, and a document of another program is reported', async () => {
  const entries = createEntries('', [{ name: 'data.pdf', data: '%PDF' }]);
  expect(await writtenOut(await renderEntries(entries, 'img/a.png'))).toContain('src="{image/png: PNG}"');
  expect(await writtenOut(await renderEntries(entries, 'css/s.css'))).toContain(
    'b{background:url(../img/a.png)}',
  );
  expect(await renderEntries(entries, 'data.pdf')).toEqual({
    kind: 'unshown',
    path: 'data.pdf',
    sizeBytes: 4,
  });
});

test('[PREVIEW-32] the line of a text is marked', async () => {
  const entries = createEntries('', [{ name: 'x.js', data: 'one\ntwo <b>\nthree' }]);
  const page = await writtenOut(await renderEntries(entries, 'x.js', { place: { line: 2, column: 3 } }));
  expect(page).toContain('<mark data-manual-place>two &lt;b></mark>\nthree');
});
