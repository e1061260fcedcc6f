import { expect, test } from 'vitest';

import type { UploadProblem } from '#features/uploads/problem-message.ts';

import { judgeProblem } from './classify-failure.ts';

const http = (status: number, retryAfterMs?: number): UploadProblem => ({
  code: 'http',
  status,
  retryAfterMs,
});

test.for([400, 403, 404, 409, 413, 415, 422, 507])('a %i is final', (status) => {
  expect(judgeProblem(http(status))).toEqual({ verdict: { kind: 'final' }, mayBeStored: false });
});

test.for([
  [408, false],
  [425, false],
  [429, false],
  [503, false],
  [500, true],
  [502, true],
  [504, true],
] as const)('[REQUEST-21] a %i is tried later; may be stored: %s', ([status, mayBeStored]) => {
  expect(judgeProblem(http(status))).toEqual({ verdict: { kind: 'later' }, mayBeStored });
});

test('the time that the service asks for is passed on', () => {
  expect(judgeProblem(http(503, 3000)).verdict).toEqual({ kind: 'later', notBeforeMs: 3000 });
  expect(judgeProblem(http(413, 3000)).verdict).toEqual({ kind: 'final' });
});

test.each([
  ['file-changed', false],
  ['file-gone', true],
  ['file-unreadable', true],
] as const)('%s is judged a trouble of the file; that it is gone: %s', (code, isGone) => {
  expect(judgeProblem({ code }).verdict).toEqual({ kind: 'file', isGone });
});

test.for<[UploadProblem, string, boolean]>([
  [{ code: 'network', sentBytes: 0, outcome: 'not-stored' }, 'no-connection', false],
  [{ code: 'network', sentBytes: 9, outcome: 'unknown' }, 'no-connection', true],
  [{ code: 'stalled', idleMs: 1, outcome: 'unknown' }, 'no-connection', true],
  [{ code: 'no-answer', waitedMs: 1, outcome: 'unknown' }, 'later', true],
  [{ code: 'contract', reason: 'not-json', status: 200, outcome: 'unknown' }, 'later', true],
  [{ code: 'no-token' }, 'sign-in', false],
  [http(401), 'sign-in', false],
  [{ code: 'role-missing', roles: [] }, 'final', false],
  [{ code: 'file-changed-while-sending', outcome: 'unknown' }, 'final', true],
  [{ code: 'unexpected', errorName: 'TypeError', outcome: 'unknown' }, 'final', true],
  [{ code: 'manual-refused', finding: { code: 'empty' } as never }, 'final', false],
])('%o is judged %s; may be stored: %s', ([problem, kind, mayBeStored]) => {
  const judgement = judgeProblem(problem);
  expect([judgement.verdict.kind, judgement.mayBeStored]).toEqual([kind, mayBeStored]);
});
