import { expect, test } from 'vitest';

import { proposedTitle } from './proposed-title.ts';

const proposed = (fileName: string, title: string) =>
  proposedTitle(fileName, { pages: 1, isSigned: false, title });

test.each([
  'scan0001.pdf',
  'Scan_2026-03-01 (2).pdf',
  '20260301.pdf',
  'document.pdf',
  'IMG_0042.pdf',
  'doc-1.PDF',
])('[DOCUMENT-11] %s says nothing, so the title is proposed', (fileName) => {
  expect(proposed(fileName, 'Pump P-42, manual')).toBe('Pump P-42, manual');
});

test.each(['Certificate_1.pdf', 'P42 manual.pdf', '点検記録.pdf'])('[DOCUMENT-11] %s is kept', (fileName) => {
  expect(proposed(fileName, 'Pump P-42, manual')).toBeUndefined();
});

test.each(['about:blank', 'https://example.com/', 'Untitled-1', 'plan.docx', '0001', ''])(
  '[DOCUMENT-11] the title "%s" says nothing either',
  (title) => {
    expect(proposed('scan0001.pdf', title)).toBeUndefined();
  },
);

test('[DOCUMENT-11] the name of the program is left out', () => {
  expect(proposed('scan0001.pdf', 'Microsoft Word - Pump manual')).toBe('Pump manual');
});
