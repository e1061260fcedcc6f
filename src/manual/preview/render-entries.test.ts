import { expect, test } from 'vitest';

import { bytesOf, concat, zipFile, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { renderEntries, writtenOut } from '../../../tests/support/archives/preview-pages.ts';
import { openArchive } from './archive-files.ts';
import { render } from './render.ts';

const index = { name: 'index.html', data: '<p>index' };

/** Renders an address of a manual of these files. */
async function shownAt(url: string, ...more: EntrySpec[]) {
  const archive = await openArchive(zipFile([index, ...more]));
  return render(archive!, { url });
}

test.each([
  ['file:///manual/index.html', 'index.html'],
  ['file:///manual/index.html/', 'index.html'],
  ['file:///manual/index.html?a#b', 'index.html'],
  ['file:///manual/', 'index.html'],
  ['file:///manual/sub', 'sub/default.htm'],
  ['file:///manual/sub/?a', 'sub/default.htm'],
])('[PREVIEW-15] %s shows %s', async (url, path) => {
  const rendering = await shownAt(url, { name: 'sub/default.htm', data: '<p>' });
  expect(rendering).toMatchObject({ kind: 'page', path, isXml: false, missing: [], resources: [] });
});

test.each([
  'file:///other/index.html',
  'https://a.example/',
  'file:///manual/%zz',
  'file:///manual/gone/',
  'file:///manual/bare/',
  'file:///manual/sub//a.html',
])('[PREVIEW-15] there is nothing at %s', async (url) => {
  expect(await shownAt(url, { name: 'bare/a.png' }, { name: 'sub/a.html' })).toEqual({ kind: 'absent', url });
});

const head = (name: string): string =>
  `<!doctype html><title>${name}</title><meta name="color-scheme" content="light dark">`;

test.each(['a.css', 'a.js', 'a.txt', 'a.md', 'a.csv', 'a.json', 'a.xml'])(
  'a text is shown: %s',
  async (name) => {
    expect(await shownAt(`file:///manual/${name}`, { name, data: 'a&b' })).toEqual({
      kind: 'page',
      path: name,
      isXml: false,
      hasScripts: false,
      parts: [`${head(name)}<pre style="white-space:pre-wrap">\na&amp;b</pre>`],
      resources: [],
      missing: [],
    });
  },
);

test.each(['a.svg', 'a.png', 'a.ico'])('a picture is shown: %s', async (name) => {
  const rendering = await shownAt(`file:///manual/${name}`, { name, data: 'a&b' });
  expect(rendering).toMatchObject({ kind: 'page', path: name, isXml: false, missing: [] });
  expect(rendering).toHaveProperty('parts.1', 0);
  expect(rendering).toHaveProperty('resources.0.kind', 'file');
});

test.each(['a.pdf', 'a.zip', 'a.mp4', 'a.docx', 'a.unknown', 'a', 'text/a.wasm'])(
  'another program is needed for %s',
  async (name) => {
    expect(await shownAt(`file:///manual/${name}`, { name, data: 'four' })).toEqual({
      kind: 'unshown',
      path: name,
      sizeBytes: 4,
    });
  },
);

const latin = (text: string): Uint8Array => concat([bytesOf(text), Uint8Array.of(0xe4)]);

test.each([
  ['a.html', '<meta charset=iso-8859-1>', '<base href="file:///manual/a.html" /><meta charset=iso-8859-1>ä'],
  [
    'a.xhtml',
    '<?xml version="1.0" encoding="iso-8859-1"?><p/>',
    '<?xml version="1.0" encoding="iso-8859-1"?><base href="file:///manual/a.xhtml" /><p/>ä',
  ],
  [
    'a.txt',
    '@charset "iso-8859-1";',
    `${head('a.txt')}<pre style="white-space:pre-wrap">\n@charset "iso-8859-1";\ufffd</pre>`,
  ],
])('[PREVIEW-17] a text is read in its encoding: %s', async (name, data, expected) => {
  const rendering = await shownAt(`file:///manual/${name}`, { name, data: latin(data) });
  expect(rendering).toMatchObject({ kind: 'page', isXml: /\.xhtml?$/i.test(name) });
  expect(await writtenOut(rendering)).toBe(expected);
});

test.each([
  ['a.css', 32 * 2 ** 20, 'absent'],
  ['a.css', 32 * 2 ** 20 + 1, 'unshown'],
  ['a.html', 32 * 2 ** 20 + 1, 'unshown'],
  ['a.svg', 32 * 2 ** 20 + 1, 'page'],
])('[PREVIEW-21] a text of more than 32 MiB is not read: %s of %i bytes', async (name, sizeBytes, kind) => {
  // The entry declares it; reading it shows that it is damaged.
  const entry = { name, data: 'x', local: { sizeBytes }, central: { sizeBytes } };
  expect(await shownAt(`file:///manual/${name}`, entry)).toMatchObject({ kind });
});

test("[PREVIEW-21] an entry with a packed size of more than 32 MiB isn't read", async () => {
  const archive = (await openArchive(zipFile([index])))!;
  const entryAt = (path: string) => ({ ...archive.entryAt(path)!, compressedBytes: 32 * 2 ** 20 + 1 });
  const rendering = await render({ ...archive, entryAt }, { url: 'file:///manual/index.html' });
  expect(rendering).toMatchObject({ kind: 'unshown' });
});

test('[PREVIEW-15] `srcdoc` markup is a page at the address of the page around it', async () => {
  const archive = (await openArchive(zipFile([index, { name: 'a.xhtml', data: '<p/>' }])))!;
  const request = { html: '<br><p>x', place: { line: 1, column: 1 } };
  expect(await render(archive, { url: 'file:///manual/a.xhtml#b', ...request })).toEqual({
    kind: 'page',
    path: 'a.xhtml',
    isXml: false,
    hasScripts: false,
    parts: ['', '<base href="file:///manual/a.xhtml" />', '<br><p>x'],
    resources: [],
    missing: [],
  });
  expect(await render(archive, { url: 'file:///manual/gone.html', ...request })).toMatchObject({
    kind: 'absent',
  });
});

test.each([
  [1, 1, 'i'],
  [2, 3, 'i'],
  [2, 4, 'b'],
  [3, 1, 'u'],
  // The column is past the end of the line, and counts from its start.
  [9, 1, 'u'],
])('[PREVIEW-32] the tag at line %i and column %i is marked', async (line, column, name) => {
  const entry = { name: 'a.html', data: '<i>1\n  \t<b>2\n<u>3' };
  const shown = await writtenOut(await renderEntries([index, entry], 'a.html', { place: { line, column } }));
  expect(shown.match(/<\w+ data-manual-place="">/g)).toEqual([`<${name} data-manual-place="">`]);
});

test('[PREVIEW-32] a place in XHTML is found by the rules of XML', async () => {
  const entry = { name: 'a.xhtml', data: '<p><script/><b/></p>' };
  const place = { line: 1, column: 13 };
  expect(await writtenOut(await renderEntries([index, entry], 'a.xhtml', { place }))).toBe(
    '<base href="file:///manual/a.xhtml" /><p><b data-manual-place=""/></p>',
  );
});
