import { expect, test } from 'vitest';

import { buildZip } from '../../tests/fixtures/build-zip.ts';
import { wordDocument, wordEntries } from '../../tests/fixtures/office-files.ts';
import { oleFile } from '../../tests/fixtures/ole-files.ts';
import { blackPng } from '../../tests/fixtures/picture-files.ts';
import { documentFinding, type DocumentReport } from './document-report.ts';
import { inspectFile } from './file/inspect-file.ts';
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
  expect(await inspect(new File(['text'], 'photo.jpg'), signal)).toEqual(image);
});

const compared = createDocumentInspection({
  inspectPdf: async () => pdf,
  inspectFile: (file) => inspectFile(file, file.name),
});
const contents: Readonly<Record<string, Uint8Array>> = {
  pdf: Buffer.from('%PDF-1.7'),
  png: blackPng(1, 1),
  jpeg: Buffer.from('\xff\xd8\xff\xe0\0\x02\xff\xd9', 'latin1'),
  docx: wordDocument(),
  streamed: buildZip(wordEntries({ descriptor: 'signed' })),
  zip: buildZip([{ name: 'a.txt', data: 'a' }]),
  rar: Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'),
  doc: oleFile([{ name: 'WordDocument' }]),
  secret: oleFile([{ name: 'EncryptedPackage' }]),
  dwg: Buffer.from('AC1032\0\0'),
  step: Buffer.from('ISO-10303-21;'),
  text: Buffer.from('notes'),
  exe: Buffer.from('MZ\0\0'),
  html: Buffer.from(page),
  unknown: Buffer.from('\0\x01'),
};

test.each([
  [
    'FILE-TYPE',
    'pdf',
    'jpg JPEG tif png docx xlsx doc xls odt dwg dxf stp svg txt csv html rar 7z msg mp4 xml',
  ],
  ['PDF-NOT-PDF', 'png jpeg docx zip rar doc dwg step text exe', 'pdf'],
  ['FILE-TYPE', 'png', 'docx dwg step txt rar vsdx msg mp4 html'],
  ['FILE-TYPE', 'docx', 'xlsx pptx odt jpg dwg txt rar vsd epub'],
  ['FILE-TYPE', 'zip', 'docx jpg dwg rar txt msg'],
  ['FILE-TYPE', 'doc', 'docx xlsx jpg txt msg'],
  ['FILE-TYPE', 'dwg step', 'docx jpg rar doc'],
  ['FILE-TYPE', 'rar exe', 'docx jpg dwg txt html'],
  ['FILE-WEB-PAGE', 'html', 'pdf docx jpg tif dwg step rar vsdx msg mp4'],
])('[DOCUMENT-1][DOCUMENT-13] %s: %s under the names %s', async (code, types, extensions) => {
  for (const type of types.split(' ')) {
    for (const extension of extensions.split(' ')) {
      const file = new File([Buffer.from(contents[type]!)], `a.${extension}`);
      const report = await compared(file, signal);
      const params = code === 'FILE-WEB-PAGE' ? {} : { content: type };
      expect([extension, report?.findings]).toEqual([
        extension,
        expect.arrayContaining([expect.objectContaining({ code, params })]),
      ]);
    }
  }
});

test.each([
  ['png jpeg', 'png jpg tif heic webp'],
  ['docx streamed secret', 'docx'],
  ['docx doc secret text html', 'doc xls rtf'],
  ['text', 'dxf'],
  ['text step', 'txt csv stp xml html'],
  ['html', 'html txt'],
  ['zip', 'epub jar aasx iirds FCStd'],
  ['unknown', 'jpg dwg step txt mp4 rar'],
  ['pdf png docx rar dwg text html', 'v2'],
])('[DOCUMENT-13] %s under the names %s are no contradiction', async (types, extensions) => {
  const wrong = new Set<string>(['FILE-TYPE', 'PDF-NOT-PDF', 'FILE-WEB-PAGE']);
  for (const type of types.split(' ')) {
    for (const extension of extensions.split(' ')) {
      const report = await compared(new File([Buffer.from(contents[type]!)], `a.${extension}`), signal);
      const found = report?.findings.filter(({ code }) => wrong.has(code)) ?? [];
      expect([extension, type, found]).toEqual([extension, type, []]);
    }
  }
});

test('[DOCUMENT-1] what is found in a document under the name of another stays', async () => {
  const report = await compared(new File([Buffer.from(contents['doc']!)], 'offer.pdf'), signal);
  expect(report?.findings.map(({ code }) => code)).toEqual(['PDF-NOT-PDF', 'OFFICE-LEGACY']);
  const scripted = await compared(new File([Buffer.from(contents['pdf']!)], 'plan.dwg'), signal);
  expect(scripted?.findings.map(({ code }) => code)).toEqual(['FILE-TYPE', 'PDF-SCRIPT']);
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

test('[DOCUMENT-21] no reader is started for files that it could say nothing about', async () => {
  const inspectNothing = createDocumentInspection({ inspectPdf: start, inspectFile: start });
  expect(await inspectNothing(new File(['\0\x01'], 'machine.bin'), signal)).toBeUndefined();
  expect(await inspectNothing(new File(['text'], 'settings.ini'), signal)).toEqual({
    type: 'text',
    findings: [],
  });
  expect(await inspectNothing(new File([page], 'page.html'), signal)).toEqual({ type: 'html', findings: [] });
});

test('[DOCUMENT-1] the content shows that a file named .pdf is no PDF', async () => {
  expect(await contentOf('\0\x01')).toEqual(['unknown']);
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
  ['Plan.dwg', 'version https://git-lfs.github.com/spec/v1\noid sha256:00'],
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

test('[DOCUMENT-14] a file of zeros under any known name has no content', async () => {
  const zeros = '\0'.repeat(5000);
  for (const extension of 'pdf docx doc xls odt jpg tif svg dwg dxf stp txt csv html rar msg xml'.split(
    ' ',
  )) {
    expect([extension, await codes(`a.${extension}`, zeros)]).toEqual([extension, ['FILE-ZEROS']]);
  }
  for (const name of ['disk.iso', 'a.bin', 'a']) expect(await codes(name, zeros)).toBeUndefined();
});

test.each([
  ['Manual.zip.001', 'PK\x03\x04'],
  ['Manual.7z.002', '\0\x01'],
  ['Manual.pdf.003', 'text'],
  ['Manual.z01', 'PK\x07\x08'],
  ['Manual.part1.rar', 'Rar!\x1a\x07\0'],
  ['Manual.part12.RAR', '\0\x01'],
  ['Manual.r00', 'Rar!\x1a\x07\0'],
  ['Manual.001', 'Rar!\x1a\x07\0'],
])('[DOCUMENT-14] a part of a split archive is called one: %s', async (name, content) => {
  expect(await codes(name, content)).toEqual(['FILE-SPLIT']);
});

test.each([
  ['O0001.001', 'G90 G54'],
  ['report.log.001', 'started'],
  ['Part1.pdf', '%PDF-1.7'],
  ['gear.r90', 'text'],
])('[DOCUMENT-14] other numbered files are no parts: %s', async (name, content) => {
  expect(await codes(name, content)).not.toContain('FILE-SPLIT');
});

test('[DOCUMENT-15] severities are those that the operator chose, the worst finding first', async () => {
  const choices = { 'IMAGE-DAMAGED': 'off', 'IMAGE-HEIC': 'error', 'PDF-SCRIPT': 'warning' } as const;
  const chosen = createDocumentInspection(readers, choices);
  expect((await chosen(new File(['%PDF-1.7'], 'a.pdf'), signal))?.findings).toMatchObject([
    { code: 'PDF-SCRIPT', severity: 'warning' },
  ]);
  expect((await chosen(new File(['\x89PNG\r\n'], 'a.jpg'), signal))?.findings).toMatchObject([
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
