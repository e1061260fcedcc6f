import { expect, test } from 'vitest';

import { readStructure } from '#manual/structure.ts';

import { bytesOf, concat, zipFile } from '../../../tests/fixtures/build-zip.ts';
import { contentsOf, repairCopy } from '../../../tests/support/archives/repair-copy.ts';
import { page, png, repair } from '../../../tests/support/archives/repair-files.ts';

const linkedBody = (start: string, picture: string) =>
  `<a  href='${start}?x=1&amp;y#top' >Pages/Start.HTML &amp; b</a><IMG src=${picture} alt>` +
  '<script>open("Pages/Start.HTML")</script>';

test('[REPAIR-1][REPAIR-2] a link in the wrong case is corrected, and every other byte stays', async () => {
  const { items, files, left } = await repair([
    { name: 'index.html', data: page(linkedBody('Pages/Start.HTML', 'IMG/a.PNG')) },
    {
      name: 'pages/start.html',
      data: page('<p style="color: red; background: url(../IMG/a.png)">Start</p>'),
    },
    { name: 'img/a.png', data: png },
    { name: 'style.css', data: '@import "Style.CSS"; p { background: url( "IMG/a.png" ) }' },
  ]);
  expect(items).toEqual([
    {
      kind: 'correct-case',
      texts: [
        { entry: 'index.html', places: 2 },
        { entry: 'pages/start.html', places: 1 },
        { entry: 'style.css', places: 2 },
      ],
    },
  ]);
  expect(files).toEqual({
    'index.html': page(linkedBody('pages/start.html', 'img/a.png')),
    'pages/start.html': page('<p style="color: red; background: url(../img/a.png)">Start</p>'),
    'img/a.png': new TextDecoder().decode(png),
    'style.css': '@import "style.css"; p { background: url( "img/a.png" ) }',
  });
  expect(left).not.toContain('LINK-CASE');
});

test('[REPAIR-2] backslashes in links stay unless their repair is selected, also where the case is corrected', async () => {
  const { items, files } = await repair(
    [
      {
        name: 'index.html',
        data: page('<a href="Pages\\Start.html">a</a><a href="pages\\start.html">a</a>'),
      },
      { name: 'pages/start.html', data: page('') },
    ],
    { only: ['correct-case'] },
  );
  expect(items).toEqual([{ kind: 'correct-case', texts: [{ entry: 'index.html', places: 1 }] }]);
  expect(files['index.html']).toBe(
    page('<a href="pages\\start.html">a</a><a href="pages\\start.html">a</a>'),
  );
});

test('[REPAIR-3][REPAIR-4] with nothing selected the copy has the same entries, records and comment', async () => {
  const file = zipFile(
    [
      {
        name: 'Manual/Index.HTML',
        data: page('ä', ''),
        descriptor: 'signed',
        central: { comment: bytesOf('why'), attributes: 0o100644 << 16 },
      },
      { name: 'Manual/img/', method: 0 },
      { name: 'Manual/__MACOSX/x', data: 'junk', method: 0 },
    ],
    { end: { comment: bytesOf('made by hand') } },
  );
  const before = new Uint8Array(await file.arrayBuffer());
  const { copy } = await repairCopy(file, () => false);
  expect(new Uint8Array(await copy.arrayBuffer())).toEqual(before);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(before);
});

test('[REPAIR-5] everything moves out of a wrapping folder, and links through its name still work', async () => {
  const { items, files, left } = await repair(
    [
      { name: 'Manual/', method: 0 },
      {
        name: 'Manual/index.html',
        data: page('<a href="../Manual/pages/a%20b.html#x">a</a><a href="pages/a b.html">a</a>'),
      },
      {
        name: 'Manual/pages/a b.html',
        data: page('<a id="x" href="../../Manual/">up</a><a href="../index.html">up</a>'),
      },
      { name: '__MACOSX/Manual/._index.html', data: 'x' },
    ],
    { only: ['unwrap'] },
  );
  expect(items).toEqual([
    {
      kind: 'unwrap',
      folder: 'Manual',
      texts: [
        { entry: 'Manual/index.html', places: 1 },
        { entry: 'Manual/pages/a b.html', places: 1 },
      ],
    },
  ]);
  expect(Object.keys(files)).toEqual(['index.html', 'pages/a b.html', '__MACOSX/Manual/._index.html']);
  expect(files['index.html']).toBe(page('<a href="pages/a%20b.html#x">a</a><a href="pages/a b.html">a</a>'));
  expect(files['pages/a b.html']).toBe(page('<a id="x" href="../">up</a><a href="../index.html">up</a>'));
  expect(left).toEqual(['ENTRY-JUNK', 'LINK-INDEX']);
});

test('[REPAIR-5] a folder stays if a relative base would then lead out of the archive', async () => {
  const { items } = await repair([
    {
      name: 'Manual/index.html',
      data: page('<a href="Manual/a.html">a</a>', '<meta charset="utf-8"><base href="../">'),
    },
    { name: 'Manual/a.html', data: page('') },
  ]);
  expect(items).toEqual([]);
});

test("[REPAIR-10] a guessed name isn't rewritten", async () => {
  const { items, copy } = await repair([
    { name: 'Manual/index.html', data: page('') },
    { name: concat([bytesOf('Manual/'), Uint8Array.of(0x81), bytesOf('.txt')]), data: 'x' },
  ]);
  expect(items).toEqual([]);
  expect([...(await contentsOf(copy)).keys()]).toHaveLength(2);
});

test('[REPAIR-10] a page with a guessed name is repaired, and keeps its name byte for byte', async () => {
  const name = concat([bytesOf('Gr'), Uint8Array.of(0x94, 0xe1), bytesOf('e.html')]);
  const { copy, items, left } = await repair([
    { name: 'index.html', data: page('') },
    { name, data: page('<a href="INDEX.html">start</a>') },
  ]);
  const guess = 'Größe.html';
  expect(items).toEqual([{ kind: 'correct-case', texts: [{ entry: guess, places: 1 }] }]);
  expect(left).not.toContain('LINK-CASE');
  const { structure } = await readStructure(copy);
  const entry = structure?.archive.entries[1];
  expect(entry).toMatchObject({ name: guess, nameBytes: name, flags: 0 });
  expect(new TextDecoder().decode((await contentsOf(copy)).get(guess))).toBe(
    page('<a href="index.html">start</a>'),
  );
});

test('[REPAIR-10] a page in UTF-16 stays unchanged', async () => {
  const wide = new Uint8Array(
    new Uint16Array(Array.from('\uFEFF<a href="B.html">', (char) => char.charCodeAt(0))).buffer,
  );
  const { items } = await repair([
    { name: 'index.html', data: page('<a href="b.html">b</a>') },
    { name: 'b.html', data: wide },
  ]);
  expect(items).toEqual([]);
});
