import { expect, test } from 'vitest';

import { createFinding } from '../../tests/support/findings.ts';
import { severities } from '../../tests/support/severities.ts';
import { findingCodes } from './codes.ts';
import { isSafetyCode, withChosenSeverities } from './severity-choices.ts';

test('[DOCUMENT-15] a finding is raised, lowered or left out', () => {
  const findings = [
    createFinding({ code: 'LINK-BROKEN', severity: 'warning' }),
    createFinding({ code: 'DOC-TITLE', severity: 'info' }),
    createFinding({ code: 'DOC-LANGUAGE', severity: 'info' }),
  ];
  const chosen = withChosenSeverities(findings, {
    'DOC-LANGUAGE': 'error',
    'LINK-BROKEN': 'info',
    'DOC-TITLE': 'off',
  });
  expect(chosen.map(({ code, severity }) => [code, severity])).toEqual([
    ['DOC-LANGUAGE', 'error'],
    ['LINK-BROKEN', 'info'],
  ]);
});

test('[DOCUMENT-15] an error about the safety of an archive stays one, whatever was chosen', () => {
  const findings = [createFinding({ code: 'ZIP-BOMB', severity: 'error' })];
  expect(withChosenSeverities(findings, { 'ZIP-BOMB': 'off' })).toMatchObject([{ severity: 'error' }]);
  const archiveCodes = findingCodes.filter((code) => /^(?:ZIP|NAME|ENTRY)-/.test(code));
  expect(archiveCodes.filter(isSafetyCode)).toEqual(
    archiveCodes.filter((code) => severities[code].includes('error')),
  );
  expect(isSafetyCode('DOC-NO-START')).toBe(false);
});
