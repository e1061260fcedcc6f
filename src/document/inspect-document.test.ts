import { expect, test } from 'vitest';

import { documentFinding, type DocumentReport } from './document-report.ts';
import { createDocumentInspection, mayFindErrors, prefixError } from './inspect-document.ts';

const pdf: DocumentReport = { type: 'pdf', findings: [documentFinding('PDF-SCRIPT')] };
const image: DocumentReport = {
  type: 'jpeg',
  findings: [documentFinding('IMAGE-DAMAGED'), documentFinding('IMAGE-HEIC')],
};
const { signal } = new AbortController();
const readers = { inspectPdf: async () => pdf, inspectFile: async () => image };
const inspect = createDocumentInspection(readers);
const page = '<!doctype html><title>Sign in</title>';

const contentOf = async (bytes: string) =>
  (await inspect(new File([bytes], 'Manual.PDF'), signal))?.findings.map(({ params }) => params['content']);

test('[DOCUMENT-1] a PDF is inspected whatever its name, and so are files of other known kinds', async () => {
  expect(await inspect(new File(['%PDF-1.7'], 'scan'), signal)).toEqual(pdf);
  expect(await inspect(new File(['PK\x03\x04 %PDF-1.7'], 'package.bin'), signal)).toEqual(image);
  expect(await inspect(new File(['text'], 'notes.txt'), signal)).toEqual(image);
});

test('[DOCUMENT-1] a PDF under another name is named, and so is an Office document named .pdf', async () => {
  const wrongName = { code: 'FILE-TYPE', params: { content: 'pdf' } };
  for (const name of ['photo.jpg', 'table.xlsx', 'notes.txt', 'page.html']) {
    const report = await inspect(new File(['%PDF-1.7'], name), signal);
    expect([name, report?.findings]).toMatchObject([name, [wrongName, { code: 'PDF-SCRIPT' }]]);
  }
  const office = createDocumentInspection({
    ...readers,
    inspectFile: async () => ({ type: 'xlsx', findings: [] }),
  });
  expect(await office(new File(['PK\x03\x04'], 'offer.pdf'), signal)).toMatchObject({
    type: 'xlsx',
    findings: [{ code: 'PDF-NOT-PDF', params: { content: 'xlsx' } }],
  });
});

const codes = async (name: string, content: string) =>
  (await inspect(new File([content], name), signal))?.findings.map(({ code }) => code);

test('[DOCUMENT-14] programs are called programs, by their names or their content', async () => {
  expect(await codes('setup.exe', 'MZ\0\0')).toEqual(['FILE-PROGRAM']);
  expect(await codes('clean.BAT', 'del *.*')).toEqual(['FILE-PROGRAM']);
  expect(await codes('driver', 'MZ\0\0')).toEqual(['FILE-PROGRAM']);
  expect(await codes('machine.bin', '\0\x01')).toBeUndefined();
  expect(await codes('manual.pdf', 'MZ\0\0')).toEqual(['PDF-NOT-PDF']);
});

test('[DOCUMENT-14] an unfinished download is called one', async () => {
  expect(await codes('Manual.pdf.crdownload', '%PDF-1.7\n\0')).toContain('FILE-PARTIAL');
  expect(await codes('Manual.part', '\0\x01')).toEqual(['FILE-PARTIAL']);
});

const start = () => Promise.reject(new Error('started'));

test('[DOCUMENT-20] no reader is started for files that it could say nothing about', async () => {
  const inspectNothing = createDocumentInspection({ inspectPdf: start, inspectFile: start });
  expect(await inspectNothing(new File(['\0\x01'], 'machine.bin'), signal)).toBeUndefined();
  expect(await inspectNothing(new File(['text'], 'settings.ini'), signal)).toEqual({
    type: 'text',
    findings: [],
  });
  expect(await inspectNothing(new File([page], 'page.html'), signal)).toEqual({ type: 'html', findings: [] });
});

test('[DOCUMENT-1] the content shows that a file named .pdf is no PDF', async () => {
  expect(await contentOf('\0\0')).toEqual(['unknown']);
  expect(await contentOf(`${'\n'.repeat(1024)}%PDF-1.7`)).toEqual(['text']);
  expect(await contentOf('\n\n%PDF-1.7')).toEqual([undefined]);
});

test('[DOCUMENT-9] a web page with the name of a document is an error, unless the operator allows it', async () => {
  const found = (name: string, content = page, severity = {}) =>
    prefixError(new File([content], name), severity);
  expect(await found('manual.pdf')).toMatchObject({ code: 'FILE-WEB-PAGE', severity: 'error' });
  expect(await found('manual.docx')).toMatchObject({ code: 'FILE-WEB-PAGE' });
  expect(await found('manual.html')).toBeUndefined();
  expect(await found('table.xls')).toBeUndefined();
  expect(await found('manual.pdf', `%PDF-1.7\n${page}`)).toBeUndefined();
  const choices = { 'FILE-WEB-PAGE': 'info' } as const;
  expect(await found('manual.pdf', page, choices)).toBeUndefined();
  const lowered = createDocumentInspection(readers, choices);
  expect((await lowered(new File([page], 'manual.pdf'), signal))?.findings).toMatchObject([
    { code: 'FILE-WEB-PAGE', severity: 'info' },
  ]);
});

test.each([
  ['Manual.pdf - Shortcut.lnk', 'L\0\0\0\x01\x14\x02\0'],
  ['Manual.url', '[InternetShortcut]\r\nURL=https://a.example/manual.pdf'],
  ['Manual.webloc', '<?xml version="1.0"?><!DOCTYPE plist><plist/>'],
  ['Manual.webloc', 'bplist00\xd1\x01\x02'],
  ['manual.desktop', '[Desktop Entry]\nType=Link'],
  ['.Manual.pdf.icloud', 'bplist00\xd1\x01\x02\0'],
  ['Manual.gdoc', '{"doc_id":"1"}'],
  ['List.GSHEET', '{"doc_id":"1"}'],
  ['Manual.pdf', 'book\0\0\0\0mark\0\0\0\0'],
  ['Manual.zip', 'book\0\0\0\0mark\0\0\0\0'],
  ['Manual alias', 'book\0\0\0\0mark\0\0\0\0'],
  ['Manual.pdf', 'XSym\n0012\n'],
  ['IMG_2041.AAE', '<?xml version="1.0"?><plist/>'],
  ['Manual.pdf.nextcloud', ' '],
])('[DOCUMENT-9] a shortcut or placeholder is an error: %s', async (name, content) => {
  const file = new File([content], name);
  const shortcut = { code: 'FILE-SHORTCUT', severity: 'error' };
  expect(await prefixError(file, {})).toMatchObject(shortcut);
  expect((await inspect(file, signal))?.findings).toMatchObject([shortcut]);
});

test.each([
  ['Manual.url', '%PDF-1.7'],
  ['photo.lnk', '\xff\xd8\xff\xe0\0\x10'],
  ['book.txt', 'book marks'],
  ['links.txt', 'See [InternetShortcut]'],
])('[DOCUMENT-9] a document is no shortcut: %s', async (name, content) => {
  expect(await prefixError(new File([Buffer.from(content, 'latin1')], name), {})).toBeUndefined();
});

test('[DOCUMENT-15] severities are those that the operator chose, the worst finding first', async () => {
  const choices = { 'IMAGE-DAMAGED': 'off', 'IMAGE-HEIC': 'error', 'PDF-SCRIPT': 'warning' } as const;
  const chosen = createDocumentInspection(readers, choices);
  expect((await chosen(new File(['%PDF-1.7'], 'a.pdf'), signal))?.findings).toMatchObject([
    { code: 'PDF-SCRIPT', severity: 'warning' },
  ]);
  expect((await chosen(new File(['text'], 'a.txt'), signal))?.findings).toMatchObject([
    { code: 'IMAGE-HEIC', severity: 'error' },
  ]);
  expect(mayFindErrors(choices)).toBe(true);
  expect(mayFindErrors({ 'FILE-WEB-PAGE': 'error' })).toBe(false);
  expect(mayFindErrors({ 'PDF-SCRIPT': 'warning', 'LINK-BROKEN': 'error' })).toBe(false);
});

test('[DOCUMENT-14] where nothing inspects a container, it is still called what it is', async () => {
  const withoutWorker = createDocumentInspection({ ...readers, inspectFile: async () => undefined });
  const office = new File(['PK\x03\x04 and so on'], 'a.docx');
  expect(await withoutWorker(office, signal)).toEqual({ type: 'zip', findings: [] });
});
