import { expect, test } from 'vitest';

import type { FileCheck } from '#intake/chosen-file.ts';
import type { InspectionReport } from '#manual/report.ts';

import { createBrokenLink, createFinding } from '../../../tests/support/archives/findings.ts';
import { cancelOnInspectionError } from './cancel-on-inspection-error.ts';
import type { Session } from './session.ts';

type Rejection = Parameters<Session['queue']['fail']>;

/** Rejections that the queue received after an inspection. */
async function rejectionsAfter(inspection: Promise<FileCheck>): Promise<readonly Rejection[]> {
  const rejections: Rejection[] = [];
  await cancelOnInspectionError(
    { fail: (...rejection) => void rejections.push(rejection) },
    'upload-1',
    inspection,
  );
  return rejections;
}

const checked = (findings: InspectionReport['findings'], complete = true): Promise<FileCheck> =>
  Promise.resolve({
    status: 'zip',
    report: {
      verdict: findings.some(({ severity }) => severity === 'error') ? 'unsafe' : 'manual',
      complete,
      pages: 1,
      files: 1,
      unreadFiles: 0,
      unpackedBytes: 1,
      findings,
    },
  });

test('an upload whose manual turns out to have an error is rejected for its worst finding', async () => {
  const damage = createFinding({ code: 'ZIP-CRC', entry: 'a.png' });
  expect(await rejectionsAfter(checked([damage, createFinding({ code: 'ZIP-SIZE' })]))).toEqual([
    ['upload-1', { code: 'manual-rejected', finding: damage }],
  ]);
});

test.each([
  [
    'warnings and notes',
    checked([createBrokenLink('a.html'), createFinding({ code: 'DOC-LANGUAGE', severity: 'info' })]),
  ],
  ['a check that was stopped without an error', checked([], false)],
  ['a ZIP that could not be checked', Promise.resolve<FileCheck>({ status: 'unchecked-zip' })],
])('an upload continues after %s', async (_, inspection) => {
  expect(await rejectionsAfter(inspection)).toEqual([]);
});
