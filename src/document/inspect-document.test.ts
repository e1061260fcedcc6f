import { expect, test } from 'vitest';

import type { DocumentReport } from './document-report.ts';
import { createDocumentInspection, isWebPageNamedPdf } from './inspect-document.ts';

const sound: DocumentReport = { findings: [] };
const { signal } = new AbortController();
const inspect = createDocumentInspection(async () => sound);
const page = '<!doctype html><title>Sign in</title>';

const contentOf = async (bytes: string) =>
  (await inspect(new File([bytes], 'Manual.PDF'), signal))?.findings.map(({ params }) => params['content']);

test('[DOCUMENT-1] a PDF is inspected whatever its name, and other files are not', async () => {
  expect(await inspect(new File(['%PDF-1.7'], 'scan'), signal)).toBe(sound);
  expect(await inspect(new File(['text'], 'notes.txt'), signal)).toBeUndefined();
  expect(await inspect(new File(['PK\x03\x04 %PDF-1.7'], 'package.bin'), signal)).toBeUndefined();
});

test('[DOCUMENT-1] the content shows that a file named .pdf is no PDF', async () => {
  expect(await contentOf('PK\x03\x04')).toEqual(['zip']);
  expect(await contentOf('\0\0')).toEqual(['unknown']);
  expect(await contentOf(`${'\n'.repeat(1024)}%PDF-1.7`)).toEqual(['text']);
  expect(await contentOf('\n\n%PDF-1.7')).toEqual([]);
});

test('[DOCUMENT-9] only a web page with the name of a PDF is reported, no other page and no PDF', async () => {
  expect(await isWebPageNamedPdf(new File([page], 'manual.pdf'))).toBe(true);
  expect(await isWebPageNamedPdf(new File([page], 'manual.html'))).toBe(false);
  expect(await isWebPageNamedPdf(new File([`%PDF-1.7\n${page}`], 'manual.pdf'))).toBe(false);
});
