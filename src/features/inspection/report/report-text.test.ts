import { expect, test } from 'vitest';

import { createI18n } from '#i18n/i18n.ts';

import { createBrokenLink, createFinding } from '../../../../tests/support/archives/findings.ts';
import { reportText } from './report-text.ts';

const i18n = createI18n('en');

const report = {
  verdict: 'manual',
  complete: true,
  startPage: 'index.html',
  pages: 1204,
  files: 3310,
  unreadFiles: 0,
  unpackedBytes: 1,
  findings: [],
} as const;

test('the report starts with the file, the verdict and the facts', () => {
  expect(reportText(report, 'press.zip', i18n)).toBe(
    'Check results for press.zip\nThis is an offline manual.\nStart page: index.html. Pages: 1,204. Files: 3,310.\n',
  );
});

test('a stopped check is reported, and so is an archive without a start page', () => {
  const { startPage, ...rest } = report;
  const text = reportText({ ...rest, verdict: 'not-a-manual', complete: false }, 'press.zip', i18n);
  expect(text).toContain('This isn’t an offline manual.');
  expect(text).toContain('Not everything was checked.');
  expect(text).toContain('Start page: none.');
  expect(text).not.toContain(startPage);
});

test('files that were not read are listed', () => {
  const text = reportText({ ...report, unreadFiles: 2 }, 'press.zip', i18n);
  expect(text).toContain('2 files were too large to check their links.');
});

test('a finding says what, why, what to do, and where; worst first', () => {
  const places = [
    { entry: 'start.html', line: 3, column: 7 },
    { entry: 'end.html', line: 9, column: 1 },
  ];
  const findings = [
    createBrokenLink('pumps.html', { places, count: 30 }),
    createFinding({ code: 'ZIP-CRC', entry: 'a.png', places: [{ entry: 'a.png' }] }),
  ];
  const [, first, second] = reportText({ ...report, findings }, 'press.zip', i18n).split('\n\n');
  expect(first?.split('\n')).toMatchObject({ 0: 'Error ZIP-CRC: A file is damaged', 3: '  - a.png' });
  expect(second?.trimEnd().split('\n')).toEqual([
    'Warning LINK-BROKEN: Broken link',
    '  There is no pumps.html in the archive.',
    '  For the author: Add the file or correct the link.',
    '  - start.html:3:7',
    '  - end.html:9:1',
    '  - and 28 more',
  ]);
});

test('a finding about the whole archive has no list of places', () => {
  const findings = [createFinding({ code: 'LINK-EXTERNAL', severity: 'info', count: 9 })];
  expect(reportText({ ...report, findings }, 'press.zip', i18n)).not.toContain('  - ');
});
