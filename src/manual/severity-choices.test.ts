import { expect, test } from 'vitest';

import { createFinding } from '../../tests/support/findings.ts';
import { severities } from '../../tests/support/severities.ts';
import { findingCodes } from './codes.ts';
import type { InspectionReport } from './report.ts';
import { isSafetyCode, reportWithSeverities } from './severity-choices.ts';

const sound: InspectionReport = {
  verdict: 'manual',
  complete: true,
  startPage: 'index.html',
  pages: 1,
  files: 1,
  unreadFiles: 0,
  unpackedBytes: 1,
  findings: [],
};

test('[DOCUMENT-15] a finding is raised, lowered or left out, and the verdict follows', () => {
  const findings = [
    createFinding({ code: 'LINK-BROKEN', severity: 'warning' }),
    createFinding({ code: 'DOC-TITLE', severity: 'info' }),
    createFinding({ code: 'DOC-LANGUAGE', severity: 'info' }),
  ];
  const report = reportWithSeverities(
    { ...sound, findings },
    { 'DOC-LANGUAGE': 'error', 'LINK-BROKEN': 'info', 'DOC-TITLE': 'off' },
  );
  expect(report.verdict).toBe('not-a-manual');
  expect(report.findings.map(({ code, severity }) => [code, severity])).toEqual([
    ['DOC-LANGUAGE', 'error'],
    ['LINK-BROKEN', 'info'],
  ]);
  expect(reportWithSeverities({ ...sound, findings }, { 'LINK-BROKEN': 'error' }).verdict).toBe(
    'not-a-manual',
  );
});

test('[DOCUMENT-15] an error about the safety of an archive stays one, whatever was chosen', () => {
  const findings = [createFinding({ code: 'ZIP-BOMB', severity: 'error' })];
  const report = reportWithSeverities({ ...sound, verdict: 'unsafe', findings }, { 'ZIP-BOMB': 'off' });
  expect(report).toMatchObject({ verdict: 'unsafe', findings: [{ severity: 'error' }] });
  const archiveCodes = findingCodes.filter((code) => /^(?:ZIP|NAME|ENTRY)-/.test(code));
  expect(archiveCodes.filter(isSafetyCode)).toEqual(
    archiveCodes.filter((code) => severities[code].includes('error')),
  );
  expect(isSafetyCode('DOC-NO-START')).toBe(false);
});
