import { expect, test } from 'vitest';

import { inspectArchive } from '#manual/inspect.ts';
import { readStructure } from '#manual/structure.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { bytesOf, concat, zipFile } from '../../../tests/fixtures/build-zip.ts';
import { contentsOf, repairCopy } from '../../../tests/support/repair-copy.ts';
import { page, png, repair } from '../../../tests/support/repair-files.ts';
import { planRepair } from './plan-repair.ts';

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

test('[REPAIR-1] a backslash in a link becomes a slash, also among entities and in a refresh', async () => {
  const { files, left } = await repair([
    {
      name: 'index.html',
      data: page(
        '<a href="pages\\a&amp;b.html#x&amp;y">a</a><img srcset="img\\a.png 1x, img\\a.png 2x">',
        '<meta charset="utf-8"><meta http-equiv=refresh content="9; url=\'pages\\a&amp;b.html\'">',
      ),
    },
    { name: 'pages/a&b.html', data: page('<p id="x&y">') },
    { name: 'img/a.png', data: png },
  ]);
  expect(files['index.html']).toContain('<a href="pages/a&amp;b.html#x&amp;y">');
  expect(files['index.html']).toContain('srcset="img/a.png 1x, img/a.png 2x"');
  expect(files['index.html']).toContain('content="9; url=&#39;pages/a&amp;b.html&#39;"');
  expect(left).not.toContain('LINK-BACKSLASH');
});

test("[REPAIR-4] an archive that is unsafe, or wasn't read completely, has no plan", async () => {
  const unsafe = zipFile([{ name: 'Index.HTML', data: page(''), local: { crc: 1 }, central: { crc: 1 } }]);
  expect(
    await planRepair(unsafe, await inspectArchive(unsafe), { scheduling: uninterruptedScheduling }),
  ).toEqual({
    items: [],
  });
  const sound = zipFile([{ name: 'Index.HTML', data: page('') }]);
  const report = await inspectArchive(sound);
  expect((await planRepair(sound, report, { scheduling: uninterruptedScheduling })).items).toHaveLength(1);
  expect(
    await planRepair(sound, { ...report, complete: false }, { scheduling: uninterruptedScheduling }),
  ).toEqual({
    items: [],
  });
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

test('[REPAIR-6] the only candidate gets a start page that redirects and links to it', async () => {
  const { items, files, after } = await repair([
    {
      name: 'pages/Über & aus.htm',
      data: '<html lang="de"><meta charset="utf-8"><title>Über &amp; <i>aus</title>',
    },
    { name: 'a.png', data: png },
  ]);
  expect(items).toEqual([
    {
      kind: 'add-start-page',
      name: 'index.html',
      target: 'pages/Über & aus.htm',
      title: 'Über & <i>aus',
      language: 'de',
    },
  ]);
  const start = files['index.html'];
  expect(start).toContain('<html lang="de">');
  expect(start).toContain('content="0; url=pages/%C3%9Cber%20%26%20aus.htm"');
  expect(start).toContain('<a href="pages/%C3%9Cber%20%26%20aus.htm">Über &amp; &lt;i&gt;aus</a>');
  expect(after).toMatchObject({ verdict: 'manual', startPage: 'index.html', title: 'Über & <i>aus' });
  const two = await repair([
    { name: 'pages/a.html', data: page('') },
    { name: 'pages/b.html', data: page('') },
  ]);
  expect(two.items).toEqual([]);
});

test('[REPAIR-9] junk is left out, unless a page refers to it', async () => {
  const { files, items } = await repair([
    { name: 'index.html', data: page('<a href="notes.txt~">notes</a>') },
    { name: 'notes.txt~', data: 'x' },
    { name: '__MACOSX/._index.html', data: 'x' },
    { name: 'Thumbs.db', data: 'x' },
    { name: '.DS_Store', data: 'x' },
  ]);
  expect(items).toEqual([
    { kind: 'leave-out-junk', entries: ['__MACOSX/._index.html', 'Thumbs.db', '.DS_Store'] },
  ]);
  expect(Object.keys(files)).toEqual(['index.html', 'notes.txt~']);
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

test.each([
  ['shift_jis', [0x83, 0x5c, 0x83, 0x5c]],
  ['euc-kr', [0xb0, 0xa1, 0xb0]],
  ['gb18030', [0x81, 0x30, 0x81, 0x30, 0xc4]],
  ['iso-8859-1', [0xe4]],
  ['utf-8', [0xe4, 0xc3, 0xa4]],
  ['utf-8', [0xf0, 0x9f, 0x98, 0x80]],
])(
  '[REPAIR-1][REPAIR-10] in a page in %s every other byte stays, invalid ones too',
  async (encoding, letters) => {
    const text = (target: string) =>
      concat([
        bytesOf(`<meta charset="${encoding}"><title>a</title>`),
        Uint8Array.from(letters),
        bytesOf(` <a href="${target}#`),
        Uint8Array.from(letters),
        bytesOf(' ">a</a>'),
      ]);
    const { copy } = await repairCopy(
      zipFile([
        { name: 'index.html', data: text('PAGES/b.html') },
        { name: 'pages/b.html', data: page('') },
      ]),
    );
    expect((await contentsOf(copy)).get('index.html')).toEqual(text('pages/b.html'));
  },
);

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
