import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { buildZip } from '../../tests/fixtures/build-zip.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { pdfOfParts, pdfWithHugeRange, type PagePart } from '../../tests/fixtures/nested-pdf.ts';
import { wordDocument } from '../../tests/fixtures/office-files.ts';
import { documentationEntries } from '../../tests/fixtures/package-files.ts';
import { pdfWithPages, textPage } from '../../tests/fixtures/pdf-files.ts';
import { blackPng } from '../../tests/fixtures/picture-files.ts';
import type { DocumentReport } from '../document/document-report.ts';
import { inspectionEn } from '../i18n/messages/en/inspection.ts';
import { findingCodes } from '../manual/codes.ts';
import { runInspect } from './run-inspect.ts';

async function createFolder(files: Record<string, Uint8Array>): Promise<(name: string) => string> {
  const folder = await mkdtemp(join(tmpdir(), 'inspect-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  return (name) => join(folder, name);
}

const script = join(import.meta.dirname, 'inspect.ts');

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await runInspect(args, { script, out: (text) => (out += text), err: (text) => (err += text) });
  return { code, out, err };
}

const sound = buildZip(manualEntries());
const damaged = buildZip(manualEntries({ central: { crc: 1 }, local: { crc: 1 } }));

test('a sound manual exits with 0 and one line', async () => {
  const path = await createFolder({ 'a.zip': sound });
  expect(await run(path('a.zip'))).toEqual({
    code: 0,
    out: `${path('a.zip')}: offline manual, 2 pages, 3 files, opens with index.html (Press 42)\n\n`,
    err: '',
  });
});

test('an error exits with 1 and says what, where and what to do', async () => {
  const path = await createFolder({ 'a.zip': sound, 'b.zip': damaged });
  const { code, out } = await run(path('a.zip'), path('b.zip'));
  expect(code).toBe(1);
  expect(out).toContain('error ZIP-CRC: A file is damaged');
  expect(out).toContain('at index.html');
});

test('an unreadable file exits with 2, and the others are still inspected', async () => {
  const path = await createFolder({ 'a.zip': sound });
  const { code, out, err } = await run(path('gone.zip'), path('a.zip'), path('.'));
  expect(code).toBe(2);
  expect(out).toContain('offline manual');
  expect(err).toContain('gone.zip');
});

test('without a file, or with an unknown option, it exits with 2 and prints its usage', async () => {
  expect(await run()).toMatchObject({ code: 2, out: '' });
  expect((await run('--help')).err).toContain('Usage');
});

test('--json gives the report of one file as an object, of several as a list', async () => {
  const path = await createFolder({ 'a.zip': sound, 'b.zip': damaged });
  const one = JSON.parse((await run('--json', path('b.zip'))).out) as unknown;
  expect(one).toMatchObject({
    file: path('b.zip'),
    verdict: 'unsafe',
    startPage: 'index.html',
    pages: 2,
    files: 3,
    findings: [{ code: 'ZIP-CRC', severity: 'error', entry: 'index.html', params: {}, count: 1 }],
  });
  const several = JSON.parse((await run(path('a.zip'), '--json', path('gone.zip'))).out) as unknown;
  expect(several).toMatchObject([
    { verdict: 'manual', title: 'Press 42' },
    { error: expect.any(String) as string },
  ]);
});

test('[DOCUMENT-22] other documents are inspected, too: findings, facts, exit code', async () => {
  const text = textPage('Hydraulic pump P-42, operating manual');
  const path = await createFolder({
    'a.pdf': pdfWithPages({ pages: [text] }),
    'b.docx': wordDocument({ central: { crc: 1 }, local: { crc: 1 } }),
    'c.png': blackPng(40, 30),
    'sign-in.pdf': Buffer.from('<!doctype html><title>Sign in</title>'),
  });
  const { code, out } = await run(path('a.pdf'), path('b.docx'), path('c.png'));
  expect(code).toBe(0);
  expect(out).toContain(`${path('a.pdf')}: pdf, 1 page\n`);
  expect(out).toContain(`${path('b.docx')}: docx\n  warning OFFICE-DAMAGED: Damaged\n`);
  expect(out).toContain(`${path('c.png')}: png, 40 × 30, checked by its structure only, not decoded\n`);
  const page = await run(path('sign-in.pdf'));
  expect(page.code).toBe(1);
  expect(page.out).toContain('error FILE-WEB-PAGE');
});

test('[DOCUMENT-7] a PDF whose pages never end, or take all memory, ends with its process, and costs no other file its report', async () => {
  const cycles: Readonly<Record<string, readonly PagePart[]>> = {
    'form-pattern.pdf': [
      { kind: 'form', uses: [1] },
      { kind: 'pattern', uses: [0] },
    ],
    'form-form.pdf': [
      { kind: 'form', uses: [1, 1] },
      { kind: 'form', uses: [0, 0] },
    ],
    'pattern-pattern.pdf': [{ kind: 'pattern', uses: [0] }],
    'glyph-form.pdf': [
      { kind: 'glyph', uses: [1] },
      { kind: 'form', uses: [0] },
    ],
    'mask-mask.pdf': [{ kind: 'mask', uses: [0] }],
  };
  const text = textPage('Hydraulic pump P-42, operating manual');
  const path = await createFolder({
    'huge.pdf': pdfWithHugeRange(),
    ...Object.fromEntries(Object.entries(cycles).map(([name, parts]) => [name, pdfOfParts(parts)])),
    'sound.pdf': pdfWithPages({ pages: [text] }),
  });
  const names = ['huge.pdf', ...Object.keys(cycles), 'gone.pdf', 'sound.pdf'];
  const { code, out } = await run('--json', ...names.map(path));
  expect(code).toBe(2);
  const reports = JSON.parse(out) as readonly Partial<DocumentReport>[];
  expect(reports).toHaveLength(names.length);
  expect(reports.at(0)).toMatchObject({ facts: { pages: 1 }, findings: [{ code: 'PDF-UNCHECKED' }] });
  expect(reports.at(-1)).toMatchObject({ facts: { pages: 1 }, findings: [] });
}, 60_000);

test('[PACKAGE-53] a package is reported with its documents and findings, not as a broken manual', async () => {
  const titles = { de: 'Wartung', en: 'Maintenance' };
  const path = await createFolder({
    'vdi.zip': buildZip(
      documentationEntries([
        { id: 'DOC-1', titles, classId: '03-04' },
        { id: 'DOC-2', files: ['a.pdf', 'a.docx'], status: 'InReview' },
      ]),
    ),
  });
  const { code, out, err } = await run(path('vdi.zip'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n').slice(0, 3)).toEqual([
    `${path('vdi.zip')}: VDI 2770 documentation, 2 documents, de, en, for SN-4711 (serial number), P-42 (product type)`,
    '  document DOC-1 Maintenance (03-04, de, en): container-1.zip/manual.pdf',
    '  document DOC-2 Operating instructions (03-02, de, en): container-2.zip/a.pdf, container-2.zip/a.docx',
  ]);
  expect(out).toContain('  warning PACKAGE-NOT-RELEASED: ');
  expect(out).toContain('    at container-2.zip/VDI2770_Metadata.xml');
  // Neither what is asked of manuals, nor an empty place.
  expect(out).not.toMatch(/DOC-NO-PAGES|DOC-UNUSED|ENTRY-ARCHIVE|at $/m);
});

test('[PACKAGE-53] the files of a ZIP of documents are listed, and errors of a manual only if it has pages', async () => {
  const entries = ['a.pdf', 'Plans/b.pdf'].map((name) => ({ name, data: name }));
  const path = await createFolder({
    'press.zip': buildZip(entries),
    'page.zip': buildZip([...entries, { name: 'Read me.html', data: '<p>x</p>' }]),
  });
  const press = await run(path('press.zip'));
  expect(press.code).toBe(0);
  expect(press.out.split('\n').slice(0, 3)).toEqual([
    `${path('press.zip')}: ZIP archive, 2 documents`,
    '  document: a.pdf',
    '  document: Plans/b.pdf',
  ]);
  const page = await run(path('page.zip'));
  expect(page.code).toBe(1);
  expect(page.out).toContain('  error DOC-NO-START: ');
});

test('[PACKAGE-53] --json has the package: format, object IDs, documents, files and findings', async () => {
  const path = await createFolder({
    'vdi.zip': buildZip(documentationEntries([{ id: 'DOC-1' }])),
  });
  const { code, out } = await run('--json', path('vdi.zip'));
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    file: path('vdi.zip'),
    package: {
      format: 'vdi2770',
      objectIds: [
        { id: 'SN-4711', kind: 'individual', label: 'serial number' },
        { id: 'P-42', kind: 'type', label: 'product type' },
      ],
      documents: [
        {
          id: 'DOC-1',
          titles: { de: 'Betriebsanleitung', en: 'Operating instructions' },
          languages: ['de', 'en'],
          classIds: ['03-02'],
          files: [{ path: 'container-1.zip/manual.pdf', sizeBytes: 25, mediaType: 'application/pdf' }],
          mainFile: 'container-1.zip/manual.pdf',
        },
      ],
      findings: [],
    },
  });
});

test('a name in the archive cannot control the terminal', async () => {
  const path = await createFolder({
    'a.zip': buildZip(manualEntries({}, { name: 'a\u001b[31m.txt', data: 'x' })),
  });
  expect((await run(path('a.zip'))).out).not.toContain('\u001b');
});

test('there is a text for every code, and none for any other', () => {
  expect(Object.keys(inspectionEn.findings).toSorted()).toEqual(findingCodes.toSorted());
});
