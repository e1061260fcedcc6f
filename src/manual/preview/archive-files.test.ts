import { expect, test } from 'vitest';

import { zipFile } from '../../../tests/fixtures/build-zip.ts';
import { startPageText } from '../repair/start-page-text.ts';
import { openArchive } from './archive-files.ts';

const named = (...names: string[]) => openArchive(zipFile(names.map((name) => ({ name, data: name }))));

test('[PREVIEW-31] the start page comes first, then the pages in the order of their paths', async () => {
  const archive = await named('b.htm', 'z/x.xhtml', 'a.css', 'index.html', 'a.html', 'C.html', 'a/');
  expect(archive?.startPage).toBe('index.html');
  expect(archive?.pages).toEqual(['index.html', 'C.html', 'a.html', 'b.htm', 'z/x.xhtml']);
});

test("[INSPECT-6] a start page that a repair added isn't listed, and the page that it leads to comes first", async () => {
  const data = startPageText({ target: 'manual/start.html', title: 'Pump manual' });
  const others = ['manual/page2.html', 'manual/start.html'].map((name) => ({ name, data: name }));
  const archive = await openArchive(zipFile([{ name: 'index.html', data }, ...others]));
  expect(archive?.startPage).toBe('index.html');
  expect(archive?.pages).toEqual(['manual/start.html', 'manual/page2.html']);
});

test("[PREVIEW-31] files left behind by tools aren't pages", async () => {
  const archive = await named('__MACOSX/a.html', 'b.html', 'a.html', 'a.html~');
  expect(archive?.startPage).toBeUndefined();
  expect(archive?.pages).toEqual(['a.html', 'b.html']);
});

test('[PREVIEW-20] files are found by the paths that unpackers make of names', async () => {
  const archive = await named('index.html', 'img\\a.png');
  expect(archive?.entryAt('img/a.png')).toMatchObject({ name: 'img\\a.png', sizeBytes: 9 });
  expect(archive?.entryAt('img')).toBeUndefined();
  expect(archive?.site.isFolder('img')).toBe(true);
});
