import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { inspectArchive } from '#manual/inspect.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { findManuals } from './find-manuals.ts';
import { ManualRejectedError } from './manual-rejected-error.ts';
import { packManual } from './pack-manual.ts';

const page = '<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title><p>a</p></html>';
const sound = { 'index.html': page };

const pack = (
  contents: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  startPage = 'index.html',
) =>
  packManual(
    {
      files: Object.entries(contents).map(([path, data]) => ({ path, file: new File([data], path) })),
      startPage,
    },
    { scheduling: uninterruptedScheduling },
  );

test.for<[string, string, Record<string, string>, string?]>([
  ['NAME-UNSAFE', 'a\u202eb.html', { ...sound, 'a\u202eb.html': page }],
  ['NAME-UNSAFE', 'x:y/a.html', { ...sound, 'x:y/a.html': page }],
  ['NAME-CASE-CLASH', 'b.html', { ...sound, 'B.html': page, 'b.html': page }],
  ['ENTRY-PROGRAM', 'setup.exe', { ...sound, 'setup.exe': 'MZ' }],
  ['DOC-NOT-HTML', 'a.html', { ...sound, 'a.html': '%PDF-1.7' }],
  ['DOC-NOT-HTML', 'index.html', { 'index.html': ' ' }],
  ['DOC-XML', 'index.xhtml', { 'index.xhtml': '<html><p></html>' }, 'index.xhtml'],
])(
  "[PACK-9] a folder isn't packed if the inspection would report %s for %s",
  async ([code, entry, files, start]) => {
    const error = await pack(files, start).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ManualRejectedError);
    expect((error as ManualRejectedError).findings).toMatchObject([{ code, severity: 'error', entry }]);
  },
);

test('[PACK-5] a folder with joiners, as in Persian and emoji, is packed and accepted', async () => {
  const folder = 'راهنمای می\u200cخواهم';
  const emoji = '\u{1f469}\u200d\u{1f527}.html';
  const index = page.replace('<p>a', `<p><a href="${folder}/${emoji}">a</a>`);
  const archive = await pack({ 'index.html': index, [`${folder}/${emoji}`]: page });
  const { verdict, findings } = await inspectArchive(archive);
  expect({ verdict, findings }).toEqual({ verdict: 'manual', findings: [] });
});

/** Usual names of people and programs, and some that no system accepts. */
const part = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('index.html', 'Index.htm', 'a.html', 'A.html', 'b.css', 'c.js', 'img.png'),
  },
  fc.constantFrom(
    'x:y',
    'con',
    'a.',
    'a ',
    '..',
    '.',
    '',
    '~',
    'setup.exe',
    '.DS_Store',
    'a\\b',
    'می\u200cخواهم',
  ),
  fc.constantFrom(
    'Größe',
    'Gro\u0308ße',
    'a\u200db',
    'a\u202eb',
    'ς.txt',
    'σ.txt',
    '*?',
    'ſ.html',
    'K.html',
    'k.html',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const path = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
const content = fc.oneof(
  fc.constantFrom(page, '', ' ', '%PDF-1.7', 'PK\u0003\u0004', '<p>unfinished', '<html><p></html>'),
  fc.string({ maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }),
);

test('[PACK-5][PACK-9] the inspection accepts whatever is packed', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(path, content), { maxLength: 6 }), async (files) => {
      const placed = [
        ['Press/index.html', page] as const,
        ...files.map(([at, data]) => [`Press/${at}`, data] as const),
      ];
      const chosen = placed.map(([at, data]) => ({
        path: at,
        file: new File([new Uint8Array(Buffer.from(data))], 'x'),
      }));
      for (const manual of findManuals(chosen).manuals) {
        const made = await packManual(manual, { scheduling: uninterruptedScheduling }).catch(
          (error: unknown) => error,
        );
        if (made instanceof ManualRejectedError) continue;
        const { findings } = await inspectArchive(made as Blob);
        expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      }
    }),
  ));

test('[PACK-5][PACK-9] content that would look like a bomb when deflated is stored, and accepted', async () => {
  const zeros = new Uint8Array(65 * 2 ** 20);
  const archive = await pack({ ...sound, 'a.txt': zeros });
  expect(archive.size).toBeGreaterThan(zeros.length);
  expect((await inspectArchive(archive)).verdict).toBe('manual');
});
