import { expect, test } from 'vitest';

import { createFinding } from '../../tests/support/archives/findings.ts';
import { classifyFailure } from './classify-failure.ts';
import type { UploadProblem } from './upload-problem.ts';

const http = (status: number, retryDelayMs?: number): UploadProblem => ({
  code: 'http',
  status,
  retryDelayMs,
});

test.for([400, 403, 404, 409, 413, 415, 418, 422, 501, 505, 507, 508, 511])(
  '[REQUEST-19] a %i is permanent',
  (status) => {
    expect(classifyFailure(http(status))).toEqual({
      failureClass: { kind: 'permanent' },
      outcomeUnknown: false,
    });
  },
);

test.for([
  [303, 'transient', true],
  [304, 'transient', true],
  [408, 'transient', false],
  [421, 'transient', false],
  [425, 'transient', false],
  [429, 'unavailable', false],
  [503, 'unavailable', false],
  [500, 'transient', true],
  [502, 'unavailable', true],
  [504, 'unavailable', true],
  [506, 'transient', true],
  [509, 'transient', true],
  [519, 'transient', true],
  [520, 'unavailable', true],
  [530, 'unavailable', true],
  [599, 'transient', true],
] as const)('[REQUEST-19] a %i is %s; may be stored: %s', ([status, kind, outcomeUnknown]) => {
  expect(classifyFailure(http(status))).toEqual({ failureClass: { kind }, outcomeUnknown });
});

test.for([
  [401, 'sign-in'],
  [404, 'permanent'],
  [429, 'unavailable'],
  [502, 'unavailable'],
] as const)('[REQUEST-19] a page with %i is %s', ([status, kind]) => {
  const { failureClass } = classifyFailure({ code: 'http', status, isPage: true });
  expect(failureClass.kind).toBe(kind);
});

test('the time that the service asks for is passed on', () => {
  expect(classifyFailure(http(500, 3000)).failureClass).toEqual({ kind: 'unavailable', retryDelayMs: 3000 });
  expect(classifyFailure(http(413, 3000)).failureClass).toEqual({ kind: 'permanent' });
});

test.each([
  ['file-changed', false],
  ['file-gone', true],
  ['file-unreadable', true],
] as const)('%s is a problem of the file; the file is missing: %s', (code, isGone) => {
  expect(classifyFailure({ code }).failureClass).toEqual({ kind: 'file', isGone });
});

test.for<[UploadProblem, string, boolean]>([
  [{ code: 'network', sentBytes: 0, outcome: 'not-stored' }, 'no-connection', false],
  [{ code: 'network', sentBytes: 9, outcome: 'unknown' }, 'no-connection', true],
  [{ code: 'stalled', outcome: 'unknown' }, 'no-connection', true],
  [{ code: 'no-answer', outcome: 'unknown' }, 'transient', true],
  [{ code: 'contract', reason: 'not-json', status: 200, outcome: 'unknown' }, 'unavailable', true],
  [{ code: 'contract', reason: 'redirected', status: 200, outcome: 'unknown' }, 'unavailable', true],
  [{ code: 'contract', reason: 'reports-error', status: 200, outcome: 'unknown' }, 'transient', true],
  [{ code: 'contract', reason: 'other-document', status: 201, outcome: 'unknown' }, 'permanent', true],
  [{ code: 'no-token' }, 'sign-in', false],
  [http(401), 'sign-in', false],
  [{ code: 'http', status: 401, isPage: true }, 'sign-in', false],
  [{ code: 'http', status: 404, isPage: true }, 'permanent', false],
  [{ code: 'http', status: 429, isPage: true }, 'unavailable', false],
  [{ code: 'role-missing', roles: [] }, 'permanent', false],
  [{ code: 'file-empty' }, 'permanent', false],
  [{ code: 'file-too-large', sizeBytes: 2, limitBytes: 1 }, 'permanent', false],
  [{ code: 'type-not-accepted', accepted: [] }, 'permanent', false],
  [{ code: 'asset-id-invalid' }, 'permanent', false],
  [{ code: 'base-url-invalid', reason: 'not-http' }, 'permanent', false],
  [{ code: 'file-changed-while-sending', outcome: 'unknown' }, 'permanent', true],
  [{ code: 'unexpected', errorName: 'TypeError', outcome: 'unknown' }, 'permanent', true],
  [{ code: 'manual-rejected', finding: createFinding({ code: 'DOC-NO-PAGES' }) }, 'permanent', false],
])('[REQUEST-19] %o is %s; may be stored: %s', ([problem, kind, outcomeUnknown]) => {
  const assessment = classifyFailure(problem);
  expect([assessment.failureClass.kind, assessment.outcomeUnknown]).toEqual([kind, outcomeUnknown]);
});
