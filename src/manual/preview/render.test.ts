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

test.for([
  ['a picture', '<img src="img/a.png">', '<img src="{image/png: PNG}">'],
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
])('[PREVIEW-10] %s leads to the entry', async ([, page, expected]) => {
  expect(await shown(page!)).toBe(`<base href="file:///manual/index.html" />${expected}`);
});

test('[PREVIEW-10] style sheets that import each other come to an end', async () => {
  const sheets = [
    { name: 'a.css', data: '@import "b.css";' },
    { name: 'b.css', data: '@import url("a.css");' },
  ];
  const rendering = await renderEntries(createEntries('<link rel=stylesheet href=a.css>', sheets));
  expect(rendering.kind === 'page' && rendering.resources.map(({ kind }) => kind)).toEqual(['text', 'text']);
});

test('[PREVIEW-11] a missing picture has a placeholder', async () => {
  expect(await shown('<img alt="Pump" src="https://a.example/x.png">')).toContain(
    'alt="Pump" src="data:image/svg+xml,',
  );
});
