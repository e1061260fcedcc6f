import { expect, test } from 'vitest';

import { bytesOf, concat, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { findingOf, findingsOf, problemsOf } from '../../../tests/support/inspect-entries.ts';

const head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Press</title>';

/** A manual of one page, with more files if needed. */
const page = (body: string | Uint8Array, ...more: EntrySpec[]): EntrySpec[] => [
  { name: 'index.html', data: typeof body === 'string' ? head + body : body },
  ...more,
];

const codesOf = async (entries: EntrySpec[]): Promise<string[]> =>
  (await findingsOf(entries)).map((finding) => finding.code);

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

test('a page without defects has no findings', async () => {
  expect(await codesOf(page('<p>ä'))).toEqual([]);
});

test('DOC-CHARSET: undeclared and not ASCII', async () => {
  const undeclared = '<html lang="de"><title>x</title><p>';
  expect(await codesOf(page(latin1(`${undeclared}Ma\xdfe`)))).toEqual(['DOC-CHARSET']);
  expect(await codesOf(page(bytesOf(`${undeclared}Maße`)))).toEqual(['DOC-CHARSET']);
  expect(await codesOf(page(bytesOf(`${undeclared}Masse`)))).toEqual([]);
  expect(
    await codesOf(page(concat([Uint8Array.of(0xef, 0xbb, 0xbf), bytesOf(`${undeclared}Maße`)]))),
  ).toEqual([]);
});

const late = (bytes: number): Uint8Array =>
  bytesOf(`<html lang="de"><title>x</title><!--${'x'.repeat(bytes)}--><meta charset="utf-8"><p>ß`);

test('DOC-CHARSET: a declaration counts within the first 1,024 bytes only', async () => {
  expect(await codesOf(page(late(100)))).toEqual([]);
  expect(await codesOf(page(late(1_100)))).toEqual(['DOC-CHARSET']);
});

test("DOC-DECODING: bytes that aren't UTF-8, and UTF-8 declared as another encoding", async () => {
  expect(
    (await findingOf('DOC-DECODING', page(concat([bytesOf(head), Uint8Array.of(0xe4)])))).params,
  ).toEqual({
    fault: 'undecodable',
    encoding: 'utf-8',
  });
  const asLatin1 =
    '<html lang="de"><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><title>x</title>';
  expect((await findingOf('DOC-DECODING', page(bytesOf(`${asLatin1}<p>ä`)))).params).toMatchObject({
    fault: 'really-utf-8',
  });
  expect(await codesOf(page(latin1(`${asLatin1}<p>\xe4`)))).toEqual([]);
});

const broken = (data: string | Uint8Array): EntrySpec[] =>
  page('<a href="a.html">a</a>', { name: 'a.html', data });

test('DOC-NOT-HTML: a page that is a PDF, a ZIP or binary', async () => {
  expect((await findingOf('DOC-NOT-HTML', broken('%PDF-1.4'))).params).toEqual({ content: 'pdf' });
  expect(await problemsOf(broken(Uint8Array.of(1, 2, 3, 0)))).toEqual(['error DOC-NOT-HTML']);
  expect(await problemsOf(broken('plain words'))).toEqual([]);
});

test("DOC-TITLE: a warning on the start page, a note elsewhere; the title of an SVG image doesn't count", async () => {
  const untitled = '<html lang="en"><meta charset="utf-8"><body><svg><title>picture</title></svg>';
  expect(await problemsOf([{ name: 'index.html', data: untitled }])).toEqual(['warning DOC-TITLE']);
  const other = await findingsOf(page('<a href="b.html">b</a>', { name: 'b.html', data: untitled }));
  expect(other).toMatchObject([{ code: 'DOC-TITLE', severity: 'info', entry: 'b.html' }]);
});

test('DOC-LANGUAGE and DOC-SCRIPTS are counted and reported once', async () => {
  const bare = '<meta charset="utf-8"><title>x</title><script>var a = 1</script>';
  const findings = await findingsOf(
    page(
      '<a href="b.html">b</a><a href="c.html">c</a>',
      { name: 'b.html', data: bare },
      { name: 'c.html', data: bare },
    ),
  );
  expect(findings).toMatchObject([
    { code: 'DOC-LANGUAGE', severity: 'info', params: { pages: 2 }, count: 1 },
    { code: 'DOC-SCRIPTS', severity: 'info', params: { pages: 2 }, count: 1 },
  ]);
});

test('DOC-BASE: an absolute or external base is a warning, a relative one applies', async () => {
  expect(await codesOf(page('<base href="https://example.com/x/">'))).toEqual(['DOC-BASE']);
  expect(await codesOf(page('<base href="/manual/">'))).toEqual(['DOC-BASE']);
  const relative = page('<base href="sub/"><a href="b.txt">b</a>', { name: 'sub/b.txt', data: 'b' });
  expect(await codesOf(relative)).toEqual([]);
});

test('DOC-LEAVES, DOC-FORM: refresh, frame and form that lead outside; internal ones are normal', async () => {
  expect(await codesOf(page('<meta http-equiv="refresh" content="0; url=https://example.com/">'))).toEqual([
    'DOC-LEAVES',
  ]);
  expect(await codesOf(page('<form action="https://example.com/search">'))).toEqual(['DOC-FORM']);
  expect(await codesOf(page('<frameset><frame src="../other.html"></frameset>'))).toEqual(['DOC-LEAVES']);
  const inner =
    '<meta http-equiv="Refresh" content="3;URL=\'b.html\'"><form action="b.html"></form><iframe src="b.html"></iframe>';
  expect(await codesOf(page(inner, { name: 'b.html', data: `${head}b` }))).toEqual([]);
});

test('a refresh to a missing page is a broken link', async () => {
  expect(await codesOf(page('<meta http-equiv="refresh" content="0; url=gone.html">'))).toEqual([
    'LINK-BROKEN',
  ]);
});

test.each([
  ['service-worker', '<script>navigator.serviceWorker.register("sw.js")</script>'],
  ['module', '<script type="module">1</script>'],
  ['request', '<script>fetch("data.json").then(f)</script>'],
  ['request', "<script>$.getJSON('data/index.json', f)</script>"],
  ['request', '<script>x.open("GET", "data.xml", true)</script>'],
  ['module', '<script>import("./a.mjs")</script>'],
  ['worker', '<script>new Worker("a.js")</script>'],
  ['include', '<!--#include virtual="menu.html" -->'],
])('DOC-NEEDS-SERVER: %s', async (need, body) => {
  expect((await findingOf('DOC-NEEDS-SERVER', page(body))).params).toEqual({ need });
});

test('DOC-NEEDS-SERVER: in a script file, with its line', async () => {
  const finding = await findingOf(
    'DOC-NEEDS-SERVER',
    page('<script src="a.js"></script>', { name: 'a.js', data: 'let a;\n  fetch("b.json")' }),
  );
  expect(finding).toMatchObject({ entry: 'a.js', line: 2, column: 3 });
});

test.each([
  '<script>fetch("https://example.com/x")</script>',
  '<script>dog.fetch("stick")</script>',
  '<!-- include -->',
])('needs no server: %s', async (body) => {
  expect(await problemsOf(page(body))).toEqual([]);
});

test("DOC-UNUSED isn't reported if a page couldn't be read", async () => {
  const entries = page('<p>', { name: 'b.html', data: 'b', local: { crc: 1 }, central: { crc: 1 } });
  expect(await codesOf(entries)).toEqual(['ZIP-CRC']);
});

test('DOC-UNUSED: unreferenced files, and pages that no page links to, once each', async () => {
  const findings = await findingsOf(
    page(
      '<img src="a.png"><link rel="stylesheet" href="b.html">',
      { name: 'b.html', data: `${head}b` },
      { name: 'lost.txt', data: '12345' },
      { name: 'README.txt', data: 'read me' },
      { name: 'favicon.ico', data: 'icon' },
    ),
  );
  expect(findings.find((finding) => finding.code === 'DOC-UNUSED')).toMatchObject({
    severity: 'info',
    params: { files: 1, bytes: 5, pages: 1 },
    places: [{ entry: 'lost.txt' }, { entry: 'b.html' }],
  });
});

test('[MANUAL-41] DOC-NOT-HTML: for a start page without content there is no other finding', async () => {
  expect(await codesOf(page(new Uint8Array()))).toEqual(expect.arrayContaining(['DOC-NOT-HTML']));
  expect(await codesOf(page(new Uint8Array()))).not.toContain('ENTRY-EMPTY');
});

test('DOC-NOT-HTML, ENTRY-TYPE: text in UTF-32, which no browser reads', async () => {
  const utf32 = Uint8Array.of(0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0, 0x70, 0, 0, 0, 0x3e, 0, 0, 0);
  const findings = await findingsOf(
    page(
      '<link rel="stylesheet" href="a.css"><a href="a.html">a</a>',
      { name: 'a.html', data: utf32 },
      { name: 'a.css', data: utf32 },
    ),
  );
  expect(findings.map(({ code, params }) => [code, params])).toEqual(
    expect.arrayContaining([
      ['DOC-NOT-HTML', { content: 'utf-32' }],
      ['ENTRY-TYPE', { found: 'utf-32', expected: 'text' }],
    ]),
  );
});

const xhtml = '<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>x</title></head><body>';

test("[MANUAL-41] DOC-XML: an XHTML page and an SVG that aren't well-formed", async () => {
  const link = '<a href="a.xhtml">a</a>';
  const findings = await findingsOf(page(link, { name: 'a.xhtml', data: `${xhtml}\n<p>\n</body></html>` }));
  expect(findings).toMatchObject([{ code: 'DOC-XML', severity: 'warning', entry: 'a.xhtml', line: 3 }]);
  expect(await codesOf(page(link, { name: 'a.xhtml', data: `${xhtml}<p>a</p></body></html>` }))).toEqual([]);
  expect(
    await codesOf(page('<img src="a.svg" alt="">', { name: 'a.svg', data: '<svg><rect x:y="1"/></svg>' })),
  ).toEqual(['DOC-XML']);
  expect(await problemsOf([{ name: 'index.xhtml', data: `${xhtml}<p></body></html>` }])).toEqual([
    'error DOC-XML',
  ]);
});

test('[MANUAL-40] the style sheet of an XML page, and the references of an embedded page, are links too', async () => {
  const sheet = '<?xml-stylesheet type="text/css" href="Gone.css"?>';
  const link = '<a href="a.xhtml">a</a>';
  const found = await findingsOf(page(link, { name: 'a.xhtml', data: `${sheet}${xhtml}</body></html>` }));
  expect(found).toMatchObject([
    { code: 'LINK-BROKEN', params: { target: 'Gone.css' }, column: sheet.indexOf('"Gone') + 1 },
  ]);
  const inner =
    '<iframe src="none.html" srcdoc="<img src=&quot;gone.png&quot;><a href=#none>x</a>"></iframe>';
  expect(await findingsOf(page(inner))).toMatchObject([
    { code: 'LINK-BROKEN', params: { target: 'gone.png' } },
  ]);
});
