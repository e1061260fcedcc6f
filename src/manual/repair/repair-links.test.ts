import { expect, test } from 'vitest';

import { page, png, repair } from '../../../tests/support/repair-files.ts';
import type { RepairKind } from './repair-item.ts';

const empty = page('');

/** A manual whose first page has this body; the other files are empty pages. */
const manualOf = (body: string, ...names: readonly string[]) => [
  { name: 'index.html', data: page(body) },
  ...names.map((name) => ({ name, data: empty })),
];

test.each([
  ['<a href="pages\\Grüße\\teil.html">', '<a href="pages/Grüße/teil.html">', 'correct-backslashes'],
  [
    '<a href="pages\\Gr&uuml;&szlig;e\\teil.html">',
    '<a href="pages/Gr&#252;&#223;e/teil.html">',
    'correct-backslashes',
  ],
  ['<a href="PAGES/Gr&uuml;ße/teil.html">', '<a href="pages/Gr&#252;ße/teil.html">', 'correct-case'],
  ['<a href="PAGES/Grüße/Teil.html">', '<a href="pages/Grüße/teil.html">', 'correct-case'],
])('[REPAIR-1][REPAIR-10] in %s the characters beyond ASCII stay', async (link, expected, kind) => {
  const { items, files, left } = await repair(manualOf(`ä${link}ö</a>`, 'pages/Grüße/teil.html'));
  expect(items).toEqual([{ kind, texts: [{ entry: 'index.html', places: 1 }] }]);
  expect(files['index.html']).toBe(page(`ä${expected}ö</a>`));
  expect(left).toEqual([]);
});

test.each<readonly [RepairKind, string]>([
  ['correct-case', '<a href="pages\\a.html"><a href="x\\y.html"><a href="pages/b.html">'],
  ['correct-backslashes', '<a href="Pages/A.html"><a href="x/y.html"><a href="PAGES/b.html">'],
])(
  '[REPAIR-1][REPAIR-2] a link with two defects counts for each, and only %s is done',
  async (kind, expected) => {
    const { items, files } = await repair(
      manualOf(
        '<a href="Pages\\A.html"><a href="x\\y.html"><a href="PAGES/b.html">',
        'pages/a.html',
        'pages/b.html',
      ),
      { only: [kind] },
    );
    expect(items).toEqual([{ kind, texts: [{ entry: 'index.html', places: 2 }] }]);
    expect(files['index.html']).toBe(page(expected));
  },
);

const wrapped = (body: string, head?: string) => [
  { name: 'Manual/index.html', data: page(body, head) },
  { name: 'Manual/sub/a.html', data: empty },
];

test.each([
  // Through the name of the folder, in any case.
  ['../Manual/sub/a.html', 'sub/a.html', 1],
  ['../MANUAL/sub/a.html', 'sub/a.html', 1],
  // The wrong case stays if its repair isn't selected.
  ['../Manual/Sub/A.html', 'Sub/A.html', 1],
  ['../Manual/sub/a.html?x#y', 'sub/a.html?x#y', 1],
  ['../Manual/', './', 1],
  ['../Manual/nowhere.html', '../Manual/nowhere.html', 0],
  ['..\\Manual\\nowhere.html', '..\\Manual\\nowhere.html', 0],
  ['sub/a.html', 'sub/a.html', 0],
  ['#top', '#top', 0],
])('[REPAIR-5] outside its folder the address %s becomes %s', async (address, expected, places) => {
  const { items, files } = await repair(wrapped(`<a href="${address}">a</a>`), { only: ['unwrap'] });
  const texts = places === 0 ? [] : [{ entry: 'Manual/index.html', places }];
  expect(items).toEqual([{ kind: 'unwrap', folder: 'Manual', texts }]);
  expect(files).toEqual({ 'index.html': page(`<a href="${expected}">a</a>`), 'sub/a.html': empty });
});

test('[REPAIR-1][REPAIR-5] a broken address gets slashes, and changes in no other way', async () => {
  const { files } = await repair(wrapped('<A HREF="..\\Manual\\nowhere.html">a</A>'));
  expect(files['index.html']).toBe(page('<A HREF="../Manual/nowhere.html">a</A>'));
});

test("[REPAIR-5] a relative base within the folder doesn't prevent the move", async () => {
  const base = '<meta charset="utf-8"><base href="sub/">';
  const { items, files, left } = await repair(wrapped('<a href="a.html">a</a>', base));
  expect(items).toEqual([{ kind: 'unwrap', folder: 'Manual', texts: [] }]);
  expect(files).toEqual({ 'index.html': page('<a href="a.html">a</a>', base), 'sub/a.html': empty });
  expect(left).toEqual([]);
});

test('[REPAIR-5][REPAIR-6] links of both kinds lead to a start page that is moved and renamed', async () => {
  const { items, files, left } = await repair([
    { name: 'Manual/', method: 0 },
    { name: 'Manual/Index.HTML', data: page('<a href="b/a.html">a</a>') },
    {
      name: 'Manual/b/a.html',
      data: page('<a href="../Index.HTML">a</a><a href="../../Manual/Index.HTML">b</a>'),
    },
  ]);
  const entry = 'Manual/b/a.html';
  expect(items).toEqual([
    { kind: 'unwrap', folder: 'Manual', texts: [{ entry, places: 1 }] },
    {
      kind: 'rename-start-page',
      entry: 'Manual/Index.HTML',
      newName: 'index.html',
      texts: [{ entry, places: 2 }],
    },
  ]);
  expect(files).toEqual({
    'index.html': page('<a href="b/a.html">a</a>'),
    'b/a.html': page('<a href="../index.html">a</a><a href="../index.html">b</a>'),
  });
  expect(left).toEqual([]);
});

test("[REPAIR-1] an XHTML page, an SVG and a style sheet are repaired, a script isn't", async () => {
  const xhtml = '<html lang="de"><head><title/></head><body>ü<a href="A.PNG"/></body></html>';
  const svg = '<svg><title/><image href="A.PNG"/></svg>';
  const script = 'location.href = "A.PNG"; // <a href="A.PNG">ü';
  const { items, files } = await repair([
    { name: 'index.html', data: page('<a href="b.xhtml"><img src="c.svg"><script src="e.js"></script>') },
    { name: 'a.png', data: png },
    { name: 'b.xhtml', data: xhtml },
    { name: 'c.svg', data: svg },
    { name: 'd.css', data: 'p { background: url(A.PNG), url(none.png) }' },
    { name: 'e.js', data: script },
  ]);
  const texts = ['b.xhtml', 'c.svg', 'd.css'].map((entry) => ({ entry, places: 1 }));
  expect(items).toEqual([{ kind: 'correct-case', texts }]);
  expect(files).toMatchObject({
    'b.xhtml': xhtml.replace('A.PNG', 'a.png'),
    'c.svg': svg.replace('A.PNG', 'a.png'),
    'd.css': 'p { background: url(a.png), url(none.png) }',
    'e.js': script,
  });
});

const framed = (name: string) => `<iframe srcdoc="&lt;a href=&quot;${name}&quot;&gt;a&lt;/a&gt;"></iframe>`;

test('[REPAIR-1][REPAIR-2] a link within a `srcdoc` is corrected, and counted', async () => {
  const { items, files, left } = await repair(manualOf(framed('PAGES/a.html'), 'pages/a.html'));
  expect(items).toEqual([{ kind: 'correct-case', texts: [{ entry: 'index.html', places: 1 }] }]);
  expect(files['index.html']).toBe(page(framed('pages/a.html')));
  expect(left).toEqual([]);
});
