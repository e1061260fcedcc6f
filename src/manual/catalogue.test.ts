import { expect, test } from 'vitest';

import {
  buildZip,
  bytesOf,
  concat,
  extraField,
  u64,
  unicodePathField,
  zipFile,
  type ArchiveSpec,
  type EntrySpec,
} from '../../tests/fixtures/build-zip.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { pngOf } from '../../tests/fixtures/picture-files.ts';
import { findingOf, findingsOf, problemsOf } from '../../tests/support/inspect-entries.ts';
import { createMeasured } from '../../tests/support/measured-file.ts';
import { findingCodes, type FindingCode } from './codes.ts';
import { inspectArchive } from './inspect.ts';

/** The sound manual with one more file. */
const named = (name: string | Uint8Array, rest: Partial<EntrySpec> = {}): EntrySpec[] =>
  manualEntries({}, { name, data: 'text', ...rest });
const both = (fields: EntrySpec['local'] & object): EntrySpec[] =>
  manualEntries({ local: fields, central: fields });
const unix = (mode: number): Partial<EntrySpec> => ({
  central: { madeBy: 0x0314, attributes: mode * 2 ** 16 },
});

const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Press</title>\n';
/** A manual of one page, another one, a picture and a folder with an index. */
const page = (body: string, ...more: readonly EntrySpec[]): EntrySpec[] => [
  { name: 'index.html', data: `${head}${body}` },
  { name: 'Pages/Größe.html', data: `${head}<h2 id="stop">x</h2>` },
  { name: 'img/a.svg', data: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { name: 'menu/index.html', data: `${head}menu` },
  ...more,
];
const link = (href: string): EntrySpec[] => page(`<a href="${href}">x</a>`);
const whole = (data: string | Uint8Array): EntrySpec[] => [{ name: 'index.html', data }];

const indexText = String(manualEntries()[0]!.data);
const zip64 = (...values: number[]): Uint8Array => extraField(1, concat(values.map(u64)));
const inner = buildZip([{ name: 'a.txt', data: 'a' }]);
const raw = bytesOf('plain.txt');
const png = pngOf(1, 1);
const xhtml = '<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>x</title></head><body>';
const field = (name: string): object => ({ severity: 'error', params: { field: name } });
const detail = (value: string): object => ({ severity: 'error', params: { detail: value } });

type Row = readonly [FindingCode, object, readonly EntrySpec[], ArchiveSpec?];

/** Findings on the archive; the classes of ambiguous archives in the order of their letters. */
const structure: readonly Row[] = [
  ['ZIP-NO-ENTRIES', {}, [{ name: 'pages/', method: 0 }]],
  ['ZIP-ENCRYPTED', { entry: 'index.html', count: 1 }, manualEntries({ flags: 1 })],
  ['ZIP-METHOD', { params: { method: 14 } }, manualEntries({ method: 14 })],
  ['ZIP-VERSION', {}, manualEntries({ central: { versionNeeded: 64 } })],
  ['ZIP-FLAGS', { severity: 'warning' }, manualEntries({ flags: 0x10 })],
  ['ZIP-EXTRA', { severity: 'info' }, manualEntries({ extra: new Uint8Array(3) })],
  ['ZIP-CRC', { entry: 'index.html' }, both({ crc: 7 })],
  ['ZIP-SIZE', { params: { found: 11, expected: 10 } }, both({ sizeBytes: 10 })],
  ['ZIP-DEFLATE', {}, manualEntries({ packed: Uint8Array.of(0xff, 0xff, 0xff) })],
  ['ZIP-OVERLAP', { severity: 'error' }, named('copy.html', { omit: 'local', central: { offset: 0 } })],
  ['ZIP-LEADING-DATA', { params: { bytes: 4 } }, manualEntries({ before: bytesOf('stub') })],
  [
    'ZIP-TRAILING-DATA',
    { severity: 'error', params: { bytes: 8 } },
    manualEntries(),
    { trailing: bytesOf('<script>') },
  ],
  ['ZIP-SPLIT', {}, manualEntries(), { end: { disk: 1 } }],
  ['ZIP-DESCRIPTOR', {}, manualEntries({ descriptor: new Uint8Array() })],
  ['ZIP-HEADER', field('signature'), manualEntries({ central: { offset: 3 } })],
];

const ambiguous: readonly Row[] = [
  ['ZIP-HEADER', field('method'), manualEntries({ local: { method: 0 } })],
  ['ZIP-ZIP64', detail('extra-field'), manualEntries({ central: { extra: zip64(indexText.length + 1) } })],
  ['NAME-UNICODE-FIELD', { severity: 'error' }, named(raw, { extra: unicodePathField('other.html', raw) })],
  ['NAME-FILE-AND-FOLDER', detail('file-in-between'), named('style.css/a.txt')],
  ['NAME-DUPLICATE', {}, named('style.css')],
  ['NAME-UNSAFE', { params: { reason: 'parent' } }, named('a/../../evil.txt')],
  ['NAME-CASE-CLASH', {}, named('INDEX.html')],
  ['ZIP-GAP', { severity: 'error' }, named('hidden.html', { omit: 'central' })],
  ['ZIP-TWO-ENDS', {}, manualEntries(), { end: { comment: inner } }],
  ['ZIP-DIRECTORY', detail('count'), manualEntries(), { end: { count: 2, countOnDisk: 2 } }],
  ['ZIP-ZIP64', detail('other-record'), manualEntries(), { zip64: { recordOffset: 7 } }],
];

const contents: readonly Row[] = [
  ['NAME-BACKSLASH', { severity: 'warning', repairable: true }, named('img\\a.txt')],
  [
    'NAME-ENCODING',
    { severity: 'warning', entry: 'Größe' },
    named(Uint8Array.of(0x47, 0x72, 0x94, 0xe1, 0x65)),
  ],
  ['NAME-PORTABLE', {}, named('pages/NUL')],
  ['NAME-LONG', { severity: 'warning' }, named(`${'d/'.repeat(20)}a.txt`)],
  ['ENTRY-LINK', { params: { special: 'link' } }, named('a.txt', unix(0o120777))],
  ['ENTRY-PIPE', {}, named('a.txt', unix(0o010644))],
  [
    'ENTRY-JUNK',
    { count: 2, repairable: true },
    manualEntries({}, { name: '.DS_Store' }, { name: '.git/config' }),
  ],
  ['ENTRY-PROGRAM', { severity: 'error' }, named('a.DLL')],
  ['ENTRY-ARCHIVE', {}, named('more.ZIP')],
  ['ENTRY-EMPTY', { severity: 'warning' }, manualEntries({ name: 'style.css', data: '' })],
  ['ENTRY-TYPE', { params: { found: 'png', expected: 'jpeg' } }, named('a.jpg', { data: png })],
  ['ENTRY-HUGE-IMAGE', { params: { detail: 'pixels' } }, named('a.png', { data: pngOf(10_000, 5_001) })],
  ['ENTRY-CUT-OFF', {}, named('a.bin', { data: png.subarray(0, -1) })],
  ['DOC-NO-PAGES', {}, [{ name: 'a.txt', data: 'text' }]],
  [
    'DOC-NO-START',
    {},
    [
      { name: 'a.html', data: head },
      { name: 'b.html', data: head },
    ],
  ],
  [
    'DOC-IIRDS',
    {},
    [
      { name: 'META-INF/metadata.rdf', data: 'x' },
      { name: 'a.html', data: head },
    ],
  ],
  ['DOC-WRAPPED', {}, [{ name: 'press/index.html', data: head }]],
  [
    'DOC-SEVERAL-STARTS',
    {},
    [
      { name: 'a/index.html', data: head },
      { name: 'b/index.html', data: head },
    ],
  ],
  ['DOC-START-CASE', {}, [{ name: 'Index.html', data: head }]],
  ['DOC-CHARSET', {}, whole('<html lang="de"><title>x</title><p>Maße')],
  ['DOC-DECODING', { params: { fault: 'undecodable' } }, whole(concat([bytesOf(head), Uint8Array.of(0xe4)]))],
  [
    'DOC-DECODING',
    { params: { fault: 'really-utf-8' } },
    whole('<meta charset=iso-8859-1><title>x</title>ä'),
  ],
  ['DOC-NOT-HTML', { params: { content: 'pdf' } }, named('a.html', { data: '%PDF-1.4' })],
  ['DOC-XML', { severity: 'error' }, [{ name: 'index.xhtml', data: `${xhtml}<p></body></html>` }]],
  ['DOC-XML', { severity: 'warning', line: 2 }, named('a.xhtml', { data: `${xhtml}\n<p></body></html>` })],
  ['DOC-TITLE', { severity: 'warning' }, whole('<html lang="en"><svg><title>picture</title></svg>')],
  ['DOC-LANGUAGE', { params: { pages: 1 } }, whole('<title>x</title>')],
  ['DOC-BASE', {}, page('<base href="/manual/">')],
  ['DOC-LEAVES', {}, page('<meta http-equiv="refresh" content="0; url=https://example.com/">')],
  ['DOC-FORM', {}, page('<form action="https://example.com/search">')],
  [
    'DOC-NEEDS-SERVER',
    { entry: 'a.js', line: 2, column: 3 },
    named('a.js', { data: 'let a;\n  fetch("b.json")' }),
  ],
  ['DOC-SCRIPTS', { params: { pages: 1 } }, page('<script>1</script>')],
  ['DOC-UNUSED', { params: { files: 1, bytes: 5, pages: 0 } }, named('lost.txt', { data: '12345' })],
];

const links: readonly Row[] = [
  ['LINK-BROKEN', { params: { target: 'Pages/Gröse.html' } }, link('Pages/Gröse.html#x')],
  [
    'LINK-CASE',
    { params: { expected: 'Pages/Größe.html' }, repairable: true },
    link('pages/Gro%CC%88%C3%9Fe.html'),
  ],
  ['LINK-FRAGMENT', { params: { fragment: 'gone' } }, link('Pages/Größe.html#gone')],
  ['LINK-FOLDER', {}, link('img/')],
  ['LINK-INDEX', {}, link('menu/#top')],
  ['LINK-OUTSIDE', {}, link('../other/index.html')],
  ['LINK-ROOT', {}, link('/index.html')],
  ['LINK-LOCAL', {}, link('C:\\manual\\index.html')],
  ['LINK-BACKSLASH', {}, link('menu\\index.html')],
  ['LINK-QUERY', {}, link('menu/index.html?print=1')],
  ['LINK-MALFORMED', {}, link('menu/%zz.html')],
  ['LINK-EMPTY', {}, link('')],
  ['LINK-EXTERNAL', { params: { hosts: 'example.com (1)' } }, link('//example.com/a')],
  ['RES-EXTERNAL', {}, page('<img srcset="img/a.svg 1x, https://example.com/b.png 2x">')],
  ['RES-FORMAT', {}, page('<img src="a.tif">', { name: 'a.tif', data: 'II*\0text' })],
];

const inOtherTests: readonly FindingCode[] = [
  'ZIP-EMPTY-FILE',
  'ZIP-NOT-A-ZIP',
  'ZIP-TRUNCATED',
  'ZIP-BOMB',
  'DOC-TOO-LARGE',
];

test.for([...structure, ...contents, ...links])(
  '%s is found: %j',
  async ([code, expected, entries, archive]) => {
    expect(await findingOf(code, entries, archive)).toMatchObject(expected);
  },
);

test.for(ambiguous)(
  '[AMBIGUITY-A1, AMBIGUITY-A2, AMBIGUITY-A3, AMBIGUITY-A4, AMBIGUITY-B1, AMBIGUITY-B2, AMBIGUITY-B4, AMBIGUITY-C1, AMBIGUITY-C2, AMBIGUITY-C3, AMBIGUITY-C5] %s: %j',
  async ([code, expected, entries, archive]) => {
    expect(await findingOf(code, entries, archive)).toMatchObject(expected);
  },
);

test('the tables have a case of every code', () => {
  const codes = [...structure, ...ambiguous, ...contents, ...links].map(([code]) => code);
  expect(new Set([...codes, ...inOtherTests])).toEqual(new Set(findingCodes));
});

test('ZIP-TRUNCATED at every structure boundary, and no crash in between', async () => {
  const bytes = buildZip(manualEntries());
  for (let end = 4; end < bytes.length; end += 1) {
    const report = await inspectArchive(new Blob([bytes.subarray(0, end)]));
    expect(report).toMatchObject({ verdict: 'unsafe', findings: [{ code: 'ZIP-TRUNCATED' }] });
  }
  const report = await inspectArchive(new Blob([bytes.subarray(0, 100), bytes.subarray(150)]));
  expect(report.findings).toMatchObject([{ code: 'ZIP-TRUNCATED', params: { missingBytes: 50 } }]);
});

test('ZIP-DIRECTORY [AMBIGUITY-C3]: a count modulo 65,536 is wrong', async () => {
  const many = Array.from({ length: 65_537 }, (_, at): EntrySpec => ({ name: `${at}.html`, method: 0 }));
  const report = await inspectArchive(zipFile(many, { end: { count: 1, countOnDisk: 1 } }));
  const params = { detail: 'count', found: 65_537, expected: 1 };
  expect(report.findings).toContainEqual(expect.objectContaining({ code: 'ZIP-DIRECTORY', params }));
});

test('ZIP-BOMB: the limits are configurable', async () => {
  const zeros = named('zeros.html', { data: new Uint8Array(200_000) });
  const ratio = { ratioFromBytes: 100_000 };
  expect(await problemsOf(zeros, {}, ratio)).toEqual(['error ZIP-BOMB']);
  expect(await problemsOf(zeros)).toEqual(['error DOC-NOT-HTML']);
  for (const limits of [{ maxEntries: 2 }, { maxTotalBytes: 100 }, { maxEntryBytes: 100 }]) {
    expect(await problemsOf(manualEntries(), {}, limits)).toEqual(['error ZIP-BOMB']);
  }
});

test.each([0, 8])(
  "[MANUAL-23] ZIP-SIZE: packed in far more bytes than declared, which isn't read: method %i",
  async (method) => {
    const packed = new Uint8Array(2 ** 20);
    const { file, readBytes } = createMeasured(manualEntries({ data: 'x'.repeat(10), method, packed }));
    const { findings } = await inspectArchive(file);
    const params = { found: 2 ** 20, expected: 10 };
    expect(findings).toContainEqual(expect.objectContaining({ code: 'ZIP-SIZE', params }));
    expect(readBytes()).toBeLessThan(2 ** 18);
  },
);

test('[MANUAL-40] style sheets of XML pages, references of embedded pages and in style sheets are links too', async () => {
  const sheet = '<?xml-stylesheet type="text/css" href="1.css"?>';
  const css =
    '@import url("2.css"); a { background: url(\\33.png) } /* url(no.png) */ b { content: "no.png" }';
  const body =
    '<iframe src="no.html" srcdoc="<img src=&quot;4.png&quot;>"></iframe><noscript><img src=5.png></noscript>';
  const entries = page(
    body,
    { name: 'a.xhtml', data: `${sheet}${xhtml}</body></html>` },
    { name: 'css/a.css', data: css },
  );
  const targets = (await findingsOf(entries))
    .filter(({ code }) => code === 'LINK-BROKEN')
    .map(({ params }) => String(params['target']));
  expect(targets.toSorted((a, b) => a.localeCompare(b))).toEqual([
    '1.css',
    '4.png',
    '5.png',
    'css/2.css',
    'css/3.png',
  ]);
});
