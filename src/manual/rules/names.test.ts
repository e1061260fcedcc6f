import { afterEach, expect, test, vi } from 'vitest';

import { bytesOf, concat, unicodePathField, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { manualEntries } from '../../../tests/fixtures/manual-entries.ts';
import { findingOf, findingsOf, problemsOf } from '../../../tests/support/inspect-entries.ts';
import { pngOf } from '../../../tests/fixtures/picture-files.ts';

afterEach(() => vi.unstubAllGlobals());

/** The sound manual with one more file of this name. */
const named = (name: string | Uint8Array, rest: Partial<EntrySpec> = {}): EntrySpec[] =>
  manualEntries({}, { name, data: 'text', ...rest });

test.each([
  ['../evil.txt', 'parent'],
  ['a/../../evil.txt', 'parent'],
  ['/etc/passwd', 'absolute'],
  ['C:/windows/a.txt', 'drive'],
  ['C:a.txt', 'drive'],
  ['//host/share/a.txt', 'host'],
  ['\\\\host\\share\\a.txt', 'host'],
  ['a\u0000.txt', 'control'],
  ['a\n.txt', 'control'],
  ['a\u202Egpj.txt', 'control'],
  ['', 'empty'],
  ['.', 'empty'],
])('NAME-UNSAFE [AMBIGUITY-B2]: %j leads out of the folder or hides its type', async (name, reason) => {
  expect(await findingOf('NAME-UNSAFE', named(name))).toMatchObject({
    severity: 'error',
    params: { reason },
  });
});

test('the packed folder itself, which `tar` writes before its contents, is ignored', async () => {
  const contents = manualEntries().map((entry) => ({ ...entry, name: `./${String(entry.name)}` }));
  expect(await problemsOf([{ name: './', method: 0 }, ...contents])).toEqual([]);
  expect(await problemsOf([{ name: '.', data: 'x' }, ...contents])).toContain('error NAME-UNSAFE');
});

test("NAME-PORTABLE isn't reported for an unsafe name", async () => {
  expect(await problemsOf(named('../a.txt'))).toEqual(['error NAME-UNSAFE']);
});

test.each([
  '..a/b..txt',
  'a...b.txt',
  'C/a.txt',
  'Übersicht, 50 % – Größe.txt',
  '取扱説明書.txt',
  'a b.txt',
  'می\u200cخواهم.txt',
  '\u{1f469}\u200d\u{1f527}.txt',
])('a harmless name: %j', async (name) => {
  expect(await problemsOf(named(name))).toEqual([]);
});

test('NAME-BACKSLASH: a warning as separator, an error if mixed with slashes or with ..', async () => {
  expect(await findingOf('NAME-BACKSLASH', named('img\\a.txt'))).toMatchObject({
    severity: 'warning',
    repairable: true,
  });
  expect(await findingOf('NAME-BACKSLASH', named('img/sub\\a.txt'))).toMatchObject({ severity: 'error' });
  expect(await problemsOf(named('img\\..\\..\\a.txt'))).toContain('error NAME-BACKSLASH');
});

test('links find files whose names are written with backslashes', async () => {
  const link =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title><a href="img/a.txt">a</a></html>';
  const findings = await findingsOf([
    { name: 'index.html', data: link },
    { name: 'img\\a.txt', data: 'a' },
  ]);
  expect(findings.map((finding) => finding.code)).toEqual(['NAME-BACKSLASH']);
});

test('NAME-DUPLICATE [AMBIGUITY-B1, AMBIGUITY-B3]: the same name, as it is or after ./ and //', async () => {
  expect(await problemsOf(named('style.css'))).toEqual(['error NAME-DUPLICATE']);
  expect(await problemsOf(named('./style.css'))).toEqual(['error NAME-DUPLICATE']);
  expect(await problemsOf(named('pages//safety.html'))).toEqual(['error NAME-DUPLICATE']);
  expect(await problemsOf(named('pages/./safety.html'))).toEqual(['error NAME-DUPLICATE']);
  expect(await problemsOf(named('pages/index.txt'))).toEqual([]);
});

test('NAME-CASE-CLASH [AMBIGUITY-B4]: equal to Windows and macOS, by case or by Unicode form', async () => {
  expect(await problemsOf(named('INDEX.html'))).toEqual(['error NAME-CASE-CLASH']);
  const twice = manualEntries({}, { name: 'Größe.txt', data: '1' }, { name: 'Gro\u0308ße.txt', data: '2' });
  expect(await problemsOf(twice)).toEqual(['error NAME-CASE-CLASH']);
  const both = manualEntries({}, { name: 'Maße.txt', data: '1' }, { name: 'Masse.txt', data: '2' });
  expect(await problemsOf(both)).toEqual([]);
});

const detailOf = async (entries: EntrySpec[]): Promise<unknown> =>
  (await findingOf('NAME-FILE-AND-FOLDER', entries)).params['detail'];

const unix = (mode: number): Partial<EntrySpec> => ({
  central: { madeBy: 0x0314, attributes: mode * 65_536 },
});

test('NAME-FILE-AND-FOLDER [AMBIGUITY-A4]: a file with files below, a folder with data, contradictory attributes', async () => {
  expect(await detailOf(named('style.css/a.txt'))).toBe('file-in-between');
  expect(await detailOf(named('folder/'))).toBe('folder-with-data');
  expect(await detailOf(named('folder/', { data: '', ...unix(0o100644) }))).toBe('attribute');
  expect(await detailOf(named('file.txt', unix(0o040755)))).toBe('attribute');
  expect(await detailOf(named('file.txt', { central: { attributes: 0x10 } }))).toBe('attribute');
  expect(await problemsOf(named('folder/', { data: '', method: 0, ...unix(0o040755) }))).toEqual([]);
  expect(await problemsOf(named('file.txt', unix(0o100755)))).toEqual([]);
});

const withField = (extra: Uint8Array): EntrySpec[] => named('plain.txt', { extra });

test('NAME-UNICODE-FIELD [AMBIGUITY-A3]: wrong checksum, version, another name, or two fields', async () => {
  const raw = bytesOf('plain.txt');
  expect(await problemsOf(withField(unicodePathField('plain.txt', raw)))).toEqual([]);
  for (const field of [
    unicodePathField('plain.txt', bytesOf('other')),
    unicodePathField('plain.txt', raw, 2),
    unicodePathField('other.html', raw),
    concat([unicodePathField('plain.txt', raw), unicodePathField('plain.tx_', raw)]),
  ]) {
    expect(await problemsOf(withField(field))).toContain('error NAME-UNICODE-FIELD');
  }
});

test('NAME-UNICODE-FIELD [AMBIGUITY-A3]: a field that only the local header has', async () => {
  const extra = unicodePathField('other.html', bytesOf('plain.txt'));
  expect(await problemsOf(named('plain.txt', { local: { extra } }))).toEqual(['error ZIP-HEADER']);
});

test('a legacy name with a matching Unicode path field has that name', async () => {
  const legacy = Uint8Array.of(0x47, 0x72, 0x94, 0xe1, 0x65);
  const findings = await findingsOf(named(legacy, { extra: unicodePathField('Größe', legacy) }));
  expect(findings).toMatchObject([
    { code: 'NAME-ENCODING', params: { guess: 'Größe' } },
    { code: 'DOC-UNUSED', entry: 'Größe' },
  ]);
});

test.each([
  ['CP437', [0x47, 0x72, 0x94, 0xe1, 0x65]],
  ['windows-1252', [0x47, 0x72, 0xf6, 0xdf, 0x65]],
])('NAME-ENCODING: a name in %s is read as intended, with a warning', async (_, bytes) => {
  const finding = await findingOf('NAME-ENCODING', named(Uint8Array.from(bytes)));
  expect(finding).toMatchObject({ severity: 'warning', params: { guess: 'Größe' }, entry: 'Größe' });
});

/** The sound manual with a link to a name, and a file of that name. */
const linking = (link: string, hex: string): EntrySpec[] =>
  manualEntries(
    {},
    { name: 'links.html', data: `<!doctype html><title>Links</title><a href="${link}">Links</a>` },
    {
      name: Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from('.html')]),
      data: '<!doctype html><title>A</title>',
    },
  );

test.each([
  ['Příručka.html', '50fda172759f6b61'],
  ['P%C5%99%C3%ADru%C4%8Dka.html', '50f8ed7275e86b61'],
  ['Инструкция.html', '88ade1e2e0e3aae6a8ef'],
  ['Инструкция.html#a', 'c8edf1f2f0f3eaf6e8ff'],
  ['دليل.html', 'cfe1ede1'],
  ['说明书.html', 'cbb5c3f7cae9'],
  ['表.html', '955c'],
])(
  '[MANUAL-53] NAME-ENCODING: a name that a page links to as %s is read so, without a broken link',
  async (link, hex) => {
    const findings = await findingsOf(linking(link, hex));
    const guess = decodeURIComponent(link).replace('#a', '');
    expect(findings.filter(({ code }) => /^(?:NAME|LINK-BROKEN)/.test(code))).toMatchObject([
      { code: 'NAME-ENCODING', severity: 'warning', params: { guess }, entry: guess },
    ]);
  },
);

test.each([
  ['cs', 'Příručka.html', '50fda172759f6b61'],
  ['ja', '表.html', '955c'],
  ['de', '', '50fda172759f6b61'],
])(
  '[MANUAL-53] NAME-ENCODING: without links, a person with the language %s sees %j',
  async (language, guess, hex) => {
    vi.stubGlobal('navigator', { languages: [language] });
    const findings = await findingsOf(linking('#', hex));
    expect(findings.filter(({ code }) => code.startsWith('NAME'))).toMatchObject([
      { code: 'NAME-ENCODING', params: { guess } },
    ]);
  },
);

test.each(['955c2e2e5c61', '612f815c'])(
  'NAME-BACKSLASH [AMBIGUITY-B3]: the bytes %s are a path to programs that take a half of a letter for a backslash',
  async (hex) => {
    vi.stubGlobal('navigator', { languages: ['ja'] });
    const name = Buffer.from(hex, 'hex');
    expect(await problemsOf(named(name))).toContain('error NAME-BACKSLASH');
  },
);

test('NAME-ENCODING [AMBIGUITY-B1]: an error if another program reads the name of another file', async () => {
  const [dos, windows, utf8] = [Uint8Array.of(0x94), Uint8Array.of(0xf6), bytesOf('ö')];
  for (const [language, one, other] of [
    ['en', dos, windows],
    ['ja', windows, utf8],
  ] as const) {
    vi.stubGlobal('navigator', { languages: [language] });
    const entries = manualEntries({}, { name: one, data: 'a' }, { name: other, data: 'b' });
    expect(await problemsOf(entries)).toContain('error NAME-ENCODING');
  }
});

test("NAME-ENCODING: an error if the name is flagged as UTF-8 but isn't; UTF-8 without the flag is fine", async () => {
  const wrong = named(Uint8Array.of(0x47, 0xf6), { flags: 0x800 });
  expect(await problemsOf(wrong)).toEqual(['error NAME-ENCODING']);
  expect(await problemsOf(named(bytesOf('Größe.txt')))).toEqual([]);
});

test.each(['con.txt', 'pages/NUL', 'com1.html.txt', 'a.', 'folder /a.txt', 'what?.txt', 'ab:c.txt', 'x|y'])(
  "NAME-PORTABLE: %j can't exist on Windows",
  async (name) => {
    expect(await problemsOf(named(name))).toEqual(['warning NAME-PORTABLE']);
  },
);

test.each(['console.txt', 'com10.txt', '.hidden', 'null.txt', 'a..b'])('portable: %j', async (name) => {
  expect(await problemsOf(named(name))).toEqual([]);
});

test('NAME-LONG: a warning over 240 bytes or 20 levels, an error over 255 bytes in one part', async () => {
  const long = 'x'.repeat(100);
  expect(await problemsOf(named(`${long}/${long}/${'y'.repeat(38)}`))).toEqual([]);
  expect(await problemsOf(named(`${long}/${long}/${'y'.repeat(39)}`))).toEqual(['warning NAME-LONG']);
  expect(await problemsOf(named('x'.repeat(256)))).toEqual(['error NAME-LONG']);
  expect(await problemsOf(named('ä'.repeat(128)))).toEqual(['error NAME-LONG']);
  expect(await problemsOf(named(`${'d/'.repeat(19)}a.txt`))).toEqual([]);
  expect(await problemsOf(named(`${'d/'.repeat(20)}a.txt`))).toEqual(['warning NAME-LONG']);
});

const mode = (value: number): EntrySpec[] =>
  named('a.txt', { central: { madeBy: 0x0314, attributes: value * 65_536 } });

test('ENTRY-LINK: symbolic links and devices by their Unix mode', async () => {
  expect((await findingOf('ENTRY-LINK', mode(0o120777))).params).toEqual({ special: 'link' });
  expect((await findingOf('ENTRY-LINK', mode(0o020644))).params).toEqual({ special: 'device' });
  expect(await problemsOf(mode(0o100777))).toEqual([]);
});

test('ENTRY-JUNK is one note, whatever the junk', async () => {
  const junk = [
    '__MACOSX/._index.html',
    '.DS_Store',
    'img/Thumbs.db',
    'desktop.ini',
    'a.html~',
    '.git/config',
  ];
  const findings = await findingsOf(
    manualEntries({}, ...junk.map((name): EntrySpec => ({ name, data: 'x' }))),
  );
  expect(findings).toMatchObject([{ code: 'ENTRY-JUNK', severity: 'info', count: 6, repairable: true }]);
  expect((await findingsOf(named('thumbs.db.txt'))).map((finding) => finding.code)).toEqual(['DOC-UNUSED']);
});

test('ENTRY-PROGRAM: native programs are an error, scripts and server pages a warning', async () => {
  for (const name of ['setup.exe', 'a.DLL', 'x.msi']) {
    expect(await problemsOf(named(name))).toEqual(['error ENTRY-PROGRAM']);
  }
  for (const name of ['a.bat', 'a.php', 'a.jar', '.htaccess', 'sub/web.config', 'a.lnk']) {
    expect(await problemsOf(named(name))).toEqual(['warning ENTRY-PROGRAM']);
  }
  for (const name of ['a.js', 'exe', 'about.exe.txt', 'htaccess']) {
    expect(await problemsOf(named(name))).toEqual([]);
  }
});

test('ENTRY-ARCHIVE: a nested archive is reported and never opened', async () => {
  expect(await problemsOf(named('more.ZIP'))).toEqual(['warning ENTRY-ARCHIVE']);
  expect(await problemsOf(named('zip.txt'))).toEqual([]);
});

test('ENTRY-EMPTY: a warning if something refers to it, otherwise a note', async () => {
  const findings = await findingsOf(named('empty.txt', { data: '' }));
  expect(findings).toContainEqual(expect.objectContaining({ code: 'ENTRY-EMPTY', severity: 'info' }));
  expect(await problemsOf(manualEntries({ name: 'style.css', data: '' }))).toEqual(['warning ENTRY-EMPTY']);
});

const png = pngOf(1, 1);

test("ENTRY-TYPE: content that doesn't match the name", async () => {
  expect((await findingOf('ENTRY-TYPE', named('a.jpg', { data: png }))).params).toEqual({
    found: 'png',
    expected: 'jpeg',
  });
  expect(await problemsOf(named('a.css', { data: '<!doctype html><title>Sign in</title>' }))).toEqual([
    'warning ENTRY-TYPE',
  ]);
  expect(await problemsOf(named('a.PNG', { data: png }))).toEqual([]);
  expect(await problemsOf(named('a.js', { data: 'const page = "<html><svg>"' }))).toEqual([]);
  expect(await problemsOf(named('a.svg', { data: '<svg xmlns="http://www.w3.org/2000/svg"/>' }))).toEqual([]);
});

test('ENTRY-HUGE-IMAGE: over 50 megapixels or 5 MB', async () => {
  const finding = await findingOf('ENTRY-HUGE-IMAGE', named('a.png', { data: pngOf(10_000, 5_001) }));
  expect(finding.params).toEqual({ detail: 'pixels', limit: 50_000_000 });
  expect(await problemsOf(named('a.png', { data: pngOf(10_000, 5_000) }))).toEqual([]);
  const heavy = concat([png, new Uint8Array(5_000_001)]);
  const other = await findingOf('ENTRY-HUGE-IMAGE', named('a.png', { data: heavy }));
  expect(other.params).toEqual({ detail: 'bytes', limit: 5_000_000 });
});

test('ENTRY-HUGE-IMAGE: the size of a JPEG is found after other segments', async () => {
  const segment = Uint8Array.of(0xff, 0xe1, 0, 6, 1, 2, 3, 4);
  const frame = Uint8Array.of(0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0);
  const jpeg = concat([Uint8Array.of(0xff, 0xd8), segment, frame, Uint8Array.of(0xff, 0xd9)]);
  expect(await problemsOf(named('a.jpg', { data: jpeg }))).toEqual(['warning ENTRY-HUGE-IMAGE']);
});

test('[MANUAL-42] ENTRY-CUT-OFF: an image whose end is missing', async () => {
  expect(await problemsOf(named('a.png', { data: png.subarray(0, -1) }))).toEqual(['warning ENTRY-CUT-OFF']);
  expect(await problemsOf(named('a.bin', { data: png.subarray(0, -1) }))).toEqual(['warning ENTRY-CUT-OFF']);
});
