import { expect, test } from 'vitest';

import { createI18n } from '#i18n/i18n.ts';

import { createDuplicateReceipt, createUpload } from '../../../../tests/support/uploads.ts';

import { asCsv, asText, uploadsReport } from './uploads-report.ts';

const english = createI18n('en');
const endedAt = Date.UTC(2026, 10, 21, 9, 41);

test('every ended upload is a row, with its document ID, its time and why it failed', () => {
  const report = uploadsReport(
    [
      createUpload(
        { status: 'stored', receipt: { kind: 'stored', document: { id: '6f1c', languages: [] } }, endedAt },
        { displayName: 'Spare parts' },
      ),
      createUpload({ status: 'already-exists', receipt: createDuplicateReceipt(), endedAt }),
      createUpload({ status: 'failed', problem: { code: 'http', status: 413 } }),
      createUpload({ status: 'needs-file' }),
      createUpload({ status: 'waiting' }),
    ],
    english,
  );
  expect(report.map(([status]) => status)).toEqual([
    'Status',
    'Stored',
    'Already exists',
    'Failed',
    'File missing',
  ]);
  expect(report[1]).toMatchObject({ 1: 'Spare parts', 4: '6f1c', 5: english.formats.dateTime(endedAt) });
  expect(report[2]?.[4]).toBe(createDuplicateReceipt().document?.id);
  expect(report[3]?.[6]).toBe('The file is too large for the service.');
  expect(report[4]).toMatchObject({ 2: 'pump-manual.pdf', 6: 'The file is no longer on this device.' });
});

test("[DEVICE-17] the service's message about a stored document is in the report", () => {
  const receipt = { kind: 'stored', warningCode: 'VirusScanPending', message: 'Being scanned.' } as const;
  const report = uploadsReport([createUpload({ status: 'stored', receipt, endedAt })], english);
  expect(report[1]?.[6]).toBe('Being scanned. (VirusScanPending)');
});

test('[DEVICE-13] direction marks in names are visible in reports', () => {
  const upload = createUpload(
    { status: 'cancelled' },
    { displayName: 'a\u2067b', fileName: 'evil\u202egnp.pdf' },
  );
  const report = uploadsReport([upload], english);
  expect(asCsv(report)).toContain('"a[U+2067]b","evil[U+202E]gnp.pdf"');
  expect(asText(report)).toContain('a[U+2067]b\tevil[U+202E]gnp.pdf');
});

test('cells of a CSV are quoted, and formulas become text', () => {
  expect(asCsv([['a "b", c', '=cmd|calc', '-1', 'x\ny']])).toBe(
    '\uFEFF"a ""b"", c","\'=cmd|calc","\'-1","x\ny"\r\n',
  );
});

test('a report to paste has one line per upload, even if its name has line breaks', () => {
  expect(asText([['a\tb\nc', '@x']])).toBe("a b c\t'@x");
});
