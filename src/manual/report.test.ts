import { expect, test } from 'vitest';

import type { Severity } from '#lib/finding.ts';

import { createFinding } from '../../tests/support/archives/findings.ts';
import type { FindingCode } from './codes.ts';
import { verdictOf, type Verdict } from './report.ts';

test.each<[Verdict, [FindingCode, Severity][], string | undefined]>([
  ['manual', [], 'index.html'],
  [
    'manual',
    [
      ['ZIP-GAP', 'warning'],
      ['DOC-UNUSED', 'info'],
    ],
    'index.html',
  ],
  ['not-a-manual', [], undefined],
  ['not-a-manual', [['DOC-NO-PAGES', 'error']], undefined],
  [
    'not-a-manual',
    [
      ['DOC-NOT-HTML', 'error'],
      ['ZIP-GAP', 'warning'],
    ],
    'index.html',
  ],
  [
    'unsafe',
    [
      ['DOC-NOT-HTML', 'error'],
      ['ZIP-CRC', 'error'],
    ],
    'index.html',
  ],
  ['unsafe', [['NAME-UNSAFE', 'error']], 'index.html'],
  ['unsafe', [['ZIP-CRC', 'error']], undefined],
])('the verdict is %s with %j and the start page %s', (verdict, found, startPage) => {
  const findings = found.map(([code, severity]) => createFinding({ code, severity }));
  expect(verdictOf(findings, startPage !== undefined)).toBe(verdict);
});
