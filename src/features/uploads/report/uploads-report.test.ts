import { expect, test } from 'vitest';

import { createI18n } from '#i18n/i18n.ts';
import { noPastAttempts } from '#queue/past-attempts.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';

import { createDuplicateReceipt, createUpload } from '../../../../tests/support/uploads.ts';
import { asCsv, reportText, uploadsReport } from './uploads-report.ts';

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
  expect(report[1]).toMatchObject({ 1: 'Spare parts', 5: '6f1c', 6: english.formats.dateTime(endedAt) });
  expect(report[2]?.[5]).toBe(createDuplicateReceipt().document?.id);
  expect(report[3]?.[7]).toBe(
    'The file is 1 kB; the service accepts only smaller files. Make it smaller or split it, then choose it again.',
  );
  expect(report[4]).toMatchObject({ 2: 'pump-manual.pdf', 7: 'The file is no longer on this device.' });
});

const failed = (status: number) => createUpload({ status: 'failed', problem: { code: 'http', status } });

test('[LIST-11] the report says if a document is on the asset, and what is left to do', () => {
  const exists = (assetIds: readonly string[] | undefined) =>
    createUpload({ status: 'already-exists', receipt: createDuplicateReceipt({ assetIds }), endedAt });
  const report = uploadsReport(
    [
      createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt }),
      createUpload({ status: 'stored', receipt: { kind: 'stored', assetIds: ['TANK-007'] }, endedAt }),
      exists(['PRESS-0042']),
      exists(['TANK-007']),
      exists(undefined),
      failed(507),
      failed(400),
      failed(413),
      createUpload({ status: 'failed', problem: { code: 'file-changed' } }),
      createUpload({ status: 'needs-file' }),
      createUpload({ status: 'cancelled' }),
      {
        ...createUpload({ status: 'cancelled' }),
        pastAttempts: { ...noPastAttempts, outcomeUnknown: true },
      } as AssetUpload,
    ],
    english,
  );
  expect(report.map((cells) => [cells[4], cells[8]])).toEqual([
    ['Linked to the asset', 'To do'],
    ['Yes', ''],
    ['Not known', 'Check the link to the asset'],
    ['Yes', ''],
    ['No', 'Ask for a link to the asset'],
    ['Not known', 'Check the link to the asset'],
    ['No', 'Retry'],
    ['No', 'Edit and retry'],
    ['No', 'Choose another file'],
    ['No', 'Select the file again'],
    ['No', 'Select the file again'],
    ['No', ''],
    ['Not known', ''],
  ]);
});

test("[LIST-5] the service's message about a stored document is in the report", () => {
  const receipt = { kind: 'stored', warningCode: 'VirusScanPending', message: 'Being scanned.' } as const;
  const report = uploadsReport([createUpload({ status: 'stored', receipt, endedAt })], english);
  expect(report[1]?.[7]).toBe('Being scanned. (VirusScanPending)');
});

test('[UI-18] direction marks in names are visible in reports', () => {
  const upload = createUpload(
    { status: 'cancelled' },
    { displayName: 'a\u2067b', fileName: 'evil\u202egnp.pdf' },
  );
  const report = uploadsReport([upload], english);
  expect(asCsv(report)).toContain('"a[U+2067]b","evil[U+202E]gnp.pdf"');
  expect(reportText([upload], english)).toContain('\na[U+2067]b: Cancelled');
});

test('cells of a CSV are quoted, and formulas become text', () => {
  expect(asCsv([['a "b", c', '=cmd|calc', '-1', 'x\ny']])).toBe(
    '\uFEFF"a ""b"", c","\'=cmd|calc","\'-1","x\ny"\r\n',
  );
});

test.each([
  ['＝1+1', "'＝1+1"],
  ['＠x', "'＠x"],
  [' =1', "' =1"],
  ['\n=1', "'\n'=1"],
  ['a;=1', "a;'=1"],
  [',+1', ",'+1"],
  ['a|－1', "a|'－1"],
  ['a, -5 °C; b-c', 'a, -5 °C; b-c'],
])('of a cell %j, formulas become text: %j', (cell, escaped) => {
  expect(asCsv([[cell]])).toBe(`\uFEFF"${escaped}"\r\n`);
});

test('[LIST-11] a report to paste sums up each asset, then names first what needs a look, one line each', () => {
  const stored = { status: 'stored', receipt: { kind: 'stored' }, endedAt } as const;
  const uploads = [
    createUpload(stored, { displayName: 'Plan' }),
    createUpload(stored, { displayName: '@x\ny' }),
    createUpload(stored, { displayName: 'Readings', fileName: 'readings.ZIP' }),
    createUpload({ status: 'cancelled' }, { displayName: 'Draft' }),
    createUpload(
      { status: 'waiting', waitsFor: { kind: 'decision', match: { kind: 'listed', uploadId: 'a' } } },
      { displayName: 'Copy' },
    ),
    createUpload({ status: 'needs-file' }, { displayName: 'Lost', assetId: 'TANK-007' }),
    createUpload({ status: 'waiting' }, { displayName: 'Later', assetId: 'TANK-007' }),
  ];
  expect(reportText(uploads, english, { assetId: 'PRESS-0042', leftOut: ['setup\u202e.bat'] })).toBe(
    `PRESS-0042: 3 stored, 1 to review, 1 cancelled, and 1 not uploaded
Readings: Stored (Regular file, not an offline manual)
Draft: Cancelled
Copy: Duplicate: review
setup[U+202E].bat: Not uploaded
Plan: Stored
'@x[U+000A]y: Stored

TANK-007: 1 waiting and 1 with a missing file
Lost: File missing (The file is no longer on this device. · Select the file again)`,
  );
});

test('[LIST-11] the table names files that were left out', () => {
  expect(uploadsReport([], english, ['setup.bat'])[1]?.slice(0, 3)).toEqual([
    'Not uploaded',
    '',
    'setup.bat',
  ]);
});

test('[INSPECT-11] the report names the package that a document was taken from', () => {
  const stored = { status: 'stored', receipt: { kind: 'stored' }, endedAt } as const;
  const report = uploadsReport(
    [createUpload(stored, { packageName: 'press\u202e.zip' }), createUpload(stored)],
    english,
  );
  expect(report.map((cells) => cells.at(-1))).toEqual(['Package', 'press[U+202E].zip', '']);
});
