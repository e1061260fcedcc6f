import { expect, test } from 'vitest';

import { createFinding } from '../../tests/support/archives/findings.ts';
import { withChosenSeverities } from './severity-choices.ts';

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
