import { expect, test } from 'vitest';

import type { EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { renderEntries, writtenOut } from '../../../tests/support/archives/preview-pages.ts';

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

test('[PREVIEW-10] a style sheet and its files lead to the entries', async () => {
  expect(await writtenOut(await renderEntries(createEntries('<link rel=stylesheet href=css/s.css>')))).toBe(
    '<base href="file:///manual/index.html" /><link rel="stylesheet" href="{text/css: b{background:url("{image/png: PNG}")}}">',
  );
});

test('[PREVIEW-10] style sheets that import each other come to an end', async () => {
  const sheets = [
    { name: 'a.css', data: '@import "b.css";' },
    { name: 'b.css', data: '@import url("a.css");' },
  ];
  const rendering = await renderEntries(createEntries('<link rel=stylesheet href=a.css>', sheets));
  expect(rendering.kind === 'page' && rendering.resources.map(({ kind }) => kind)).toEqual(['text', 'text']);
});
