import { expect, test } from 'vitest';

import { documentFinding, type DocumentCode } from '#document/document-report.ts';
import type { FileType } from '#file-type/file-type.ts';
import { filesEn } from '#i18n/messages/en/files.ts';

import { findingTitle } from './content-name.ts';

const titleOf = (code: DocumentCode, fileName: string, content?: FileType) =>
  findingTitle(documentFinding(code, content ? { content } : {}), fileName, filesEn.documentTexts);

test.each<[DocumentCode, string, FileType, string]>([
  ['PDF-NOT-PDF', 'manual.pdf', 'html', 'Not a PDF: Web page'],
  ['PDF-NOT-PDF', 'manual.pdf', 'zip', 'Not a PDF: ZIP archive'],
  ['PDF-NOT-PDF', 'manual.pdf', 'docx', 'Not a PDF: Word document'],
  ['PDF-NOT-PDF', 'manual.pdf', 'exe', 'Not a PDF: Program'],
  ['PDF-NOT-PDF', 'manual.pdf', 'empty', 'Not a PDF'],
  ['PDF-NOT-PDF', 'manual.pdf', 'unknown', 'Not a PDF'],
  ['FILE-TYPE', 'Pump.v2.DOCX', 'jpeg', 'Not a .docx file: JPEG image'],
  ['FILE-TYPE', 'plan.dwg', 'pdf', 'Not a .dwg file: PDF'],
  ['FILE-TYPE', 'plan.dwg', 'ole', 'Not what its name says'],
  ['FILE-WEB-PAGE', 'a.docx', 'html', 'A web page, not a document'],
])('[DOCUMENT-1] %s names the content: %s as %s', (code, fileName, content, title) => {
  expect(titleOf(code, fileName, content)).toBe(title);
});

test('[DOCUMENT-1] other findings keep their titles', () => {
  expect(titleOf('PDF-NO-TEXT', 'scan.pdf')).toBe('Scan without text');
});
