import { expect, test } from 'vitest';

import { inspectArchive } from '#manual/inspect.ts';
import { readStructure } from '#manual/structure.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';
import type { ZipEntry } from '#zip/entry.ts';

import { buildZip, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { page, png, repair } from '../../../tests/support/archives/repair-files.ts';
import { isEditable, planRepair } from './plan-repair.ts';
import { readTexts } from './read-texts.ts';
import { repairArchive } from './repair-archive.ts';

test('[REPAIR-2][REPAIR-9] all repairs are done together, and the plan lists them in order', async () => {
  const { items, files, left } = await repair([
    { name: 'Manual/', method: 0 },
    {
      name: 'Manual/Index.HTML',
      data: '<head><title>u</title><a href="pages\\A.html"><a href="Index.HTML"><a href="img/x~">',
    },
    { name: 'Manual\\pages\\a.html', data: page('<a href="../../Manual/pages/a.html">') },
    { name: 'Manual/img/x~', data: 'x' },
    { name: 'Manual/img/y~', data: 'y' },
  ]);
  const [entry, other] = ['Manual/Index.HTML', 'Manual\\pages\\a.html'];
  expect(items).toEqual([
    { kind: 'unwrap', folder: 'Manual', texts: [{ entry: other, places: 1 }] },
    { kind: 'leave-out-junk', entries: ['Manual/img/y~'] },
    { kind: 'correct-names', entries: [other] },
    { kind: 'rename-start-page', entry, newName: 'index.html', texts: [{ entry, places: 1 }] },
    { kind: 'correct-case', texts: [{ entry, places: 1 }] },
    { kind: 'correct-backslashes', texts: [{ entry, places: 1 }] },
  ]);
  expect(files).toEqual({
    'index.html': '<head><title>u</title><a href="pages/a.html"><a href="index.html"><a href="img/x~">',
    'pages/a.html': page('<a href="a.html">'),
    'img/x~': 'x',
  });
  expect(left).toEqual(['ENTRY-JUNK', 'DOC-LANGUAGE']);
});

/** Made on Unix, as a symbolic link. */
const link = { central: { madeBy: (3 << 8) | 20, attributes: 0o120777 * 2 ** 16 } };

test.each<[string, EntrySpec]>([
  ['a program', { name: 'tools/setup.exe', data: 'MZ' }],
  ['an absolute path', { name: '/etc/passwd', data: 'x' }],
  ['a path that leads out', { name: '../up.html', data: page('') }],
  ['the same with backslashes', { name: '..\\up.html', data: page('') }],
  ['a link out', { name: 'link', data: '/etc/passwd', ...link }],
])('[REPAIR-4][REPAIR-9] %s is left out, and the rest is a manual', async (_, entry) => {
  const rest = { name: 'index.html', data: page('<a href="tools/setup.exe">') };
  const { items, files, left } = await repair([rest, entry]);
  expect(items).toContainEqual({ kind: 'leave-out-unsafe', entries: [entry.name] });
  expect(Object.keys(files)).toEqual(['index.html']);
  expect(left.filter((code) => /^(?:ZIP|NAME|ENTRY)-/.test(code))).toEqual([]);
});

test('[REPAIR-4] nothing is left out if it is the start page, or if another error stays', async () => {
  const start = await repair([{ name: '/index.html', data: page('') }]);
  expect(start.items).toEqual([]);
  const twice = { name: 'a.html', data: page('') };
  const other = await repair([
    { name: 'index.html', data: page('') },
    twice,
    twice,
    { name: 'a.exe', data: 'x' },
  ]);
  expect(other.items).toEqual([]);
});

test.each([
  ['pages/start.htm', '<meta charset="utf-8">', { title: 'start.htm' }],
  ['start.htm', '<html lang=""><meta charset="utf-8"><title> </title>', { title: 'start.htm' }],
  ['a\\b.htm', '<html lang="de"><meta charset="utf-8"><title>B</title>', { title: 'B', language: 'de' }],
])('[REPAIR-6] the start page is named after %s, which holds %s', async (name, data, text) => {
  const { items, copy } = await repair([{ name, data }], { only: ['add-start-page'] });
  const target = name.replace('\\', '/');
  expect(items).toEqual([{ kind: 'add-start-page', name: 'index.html', target, ...text }]);
  const { structure } = await readStructure(copy);
  const records = structure?.archive.entries.map(({ name, method }) => [name, method]);
  expect(records?.[1]).toEqual(['index.html', 8]);
});

test('[REPAIR-6] a link in another case to the added page is corrected', async () => {
  const { items, files } = await repair([
    { name: 'pages/a.htm', data: page('<a href="../INDEX.html">start</a>') },
  ]);
  expect(items.map(({ kind }) => kind)).toEqual(['add-start-page', 'correct-case']);
  expect(files['pages/a.htm']).toBe(page('<a href="../index.html">start</a>'));
});

const chapters = [
  { name: 'deep/start.html', data: page('<a href="../b.html">b</a>') },
  { name: 'a.html', data: page('') },
  { name: 'b.html', data: page('<a href="a.html">a</a>') },
] as const;

test('[REPAIR-6] without a start page, the page that a person chose is led to, and every page stays', async () => {
  const { items, after, files } = await repair(chapters, { startPage: 'deep/start.html' });
  expect(items).toEqual([
    {
      kind: 'add-start-page',
      name: 'index.html',
      target: 'deep/start.html',
      title: 'Press 42',
      language: 'en',
    },
  ]);
  expect(after).toMatchObject({ verdict: 'manual', startPage: 'index.html', findings: [] });
  expect(files['index.html']).toContain('url=deep/start.html');
  for (const { name, data } of chapters) expect(files[name]).toBe(data);
});

test('[REPAIR-6] of several start pages, or instead of the only candidate, another one can be chosen', async () => {
  const several = await repair(
    [
      { name: 'de/index.html', data: page('') },
      { name: 'en/index.html', data: page('<a href="../de/index.html">de</a>') },
    ],
    { startPage: 'en/index.html' },
  );
  expect(several.before.startCandidates?.map(({ path }) => path)).toEqual(['de/index.html', 'en/index.html']);
  expect(several.left).toEqual([]);
  expect(several.files['index.html']).toContain('url=en/index.html');
  const candidate = { name: 'en/index.html', data: page('') };
  const { items } = await repair([candidate, { name: 'a.html', data: page('') }], { startPage: 'a.html' });
  expect(items).toMatchObject([{ kind: 'add-start-page', target: 'a.html' }]);
});

test.each([
  ['a page that the archive does not have', chapters, 'c.html'],
  ['a file that is no page', [...chapters, { name: 'c.png', data: png }], 'c.png'],
  [
    'a page, if one at the top opens already',
    [{ name: 'index.html', data: page('') }, chapters[1]],
    'a.html',
  ],
  ['one of several pages, if none was chosen', chapters, undefined],
])('[REPAIR-6] no repair is planned for %s', async (_, entries, startPage) => {
  expect((await repair(entries, startPage === undefined ? {} : { startPage })).items).toEqual([]);
});

test.each([
  ['a.html', 0, true],
  ['a.svg', 32 * 2 ** 20, true],
  ['a.css', 32 * 2 ** 20 + 1, false],
  ['a.js', 0, false],
  ['a.png', 0, false],
  ['a.html~', 0, false],
])('[REPAIR-1] %s of %d bytes may be changed: %j', (name, sizeBytes, expected) => {
  expect(isEditable({ name, sizeBytes, compressedBytes: 0 } as ZipEntry)).toBe(expected);
});

/** Two stored pages, each after 40 and 36 bytes of header, and an image between them. */
const stored: readonly EntrySpec[] = [
  { name: 'index.html', data: 'ü<a href=A.html>', method: 0 },
  { name: 'x.png', data: 'y'.repeat(100), method: 0 },
  { name: 'a.html', data: '<a href=A.html>', method: 0 },
];

test('[REPAIR-4] a file that has changed in the meantime, is unsafe or was not read completely has no plan and no copy', async () => {
  const bytes = buildZip(stored);
  const file = new File([bytes], 'manual.zip');
  const report = await inspectArchive(file);
  const { structure } = await readStructure(file);
  const options = {
    scheduling: uninterruptedScheduling,
    isSelected: () => true,
    onText: () => Promise.resolve(),
    onRead: () => undefined,
  };
  const readFrom = (other: Uint8Array<ArrayBuffer>) =>
    readTexts(new Blob([other]), structure!.archive, options);
  await expect(readFrom(bytes.fill(0, 0, 4))).rejects.toMatchObject({
    name: 'NotReadableError',
    message: 'The file has changed.',
  });
  await expect(readFrom(buildZip(stored).slice(0, 50))).rejects.toMatchObject({
    name: 'NotReadableError',
    message: 'The file ended early.',
  });
  expect((await planRepair(file, report, { scheduling: uninterruptedScheduling })).items).toHaveLength(1);
  for (const change of [{ verdict: 'unsafe' }, { complete: false }] as const) {
    const plan = await planRepair(file, { ...report, ...change }, { scheduling: uninterruptedScheduling });
    expect(plan).toEqual({ items: [] });
  }
  const gone = new File(['no archive'], 'manual.zip');
  expect(await planRepair(gone, report, { scheduling: uninterruptedScheduling })).toEqual({ items: [] });
  await expect(repairArchive(gone, [], { scheduling: uninterruptedScheduling })).rejects.toMatchObject({
    name: 'NotReadableError',
    message: 'The file has changed.',
  });
});
