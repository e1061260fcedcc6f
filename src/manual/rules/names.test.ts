import { afterEach, expect, test, vi } from 'vitest';

import { bytesOf, unicodePathField, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { manualEntries } from '../../../tests/fixtures/manual-entries.ts';
import { findingsOf, problemsOf } from '../../../tests/support/archives/inspect-entries.ts';

afterEach(() => vi.unstubAllGlobals());

/** The sound manual with one more file of this name. */
const named = (name: string | Uint8Array, rest: Partial<EntrySpec> = {}): EntrySpec[] =>
  manualEntries({}, { name, data: 'text', ...rest });

test('links find files whose names are written with backslashes', async () => {
  const link =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title><a href="img/a.txt">a</a></html>';
  const findings = await findingsOf([
    { name: 'index.html', data: link },
    { name: 'img\\a.txt', data: 'a' },
  ]);
  expect(findings.map((finding) => finding.code)).toEqual(['NAME-BACKSLASH']);
});

test('a legacy name with a matching Unicode path field has that name', async () => {
  const legacy = Uint8Array.of(0x47, 0x72, 0x94, 0xe1, 0x65);
  const findings = await findingsOf(named(legacy, { extra: unicodePathField('Größe', legacy) }));
  expect(findings).toMatchObject([
    { code: 'NAME-ENCODING', params: { guess: 'Größe' } },
    { code: 'DOC-UNUSED', entry: 'Größe' },
  ]);
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
  ['Инструкция.html#a', 'c8edf1f2f0f3eaf6e8ff'],
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
