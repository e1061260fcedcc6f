import { expect, test } from 'vitest';

import type { Problem } from '#api/problem.ts';
import { createI18n } from '#i18n/i18n.ts';
import type { UploadProblem } from '#sending/upload-problem.ts';

import { createUpload } from '../../../../tests/support/uploads.ts';
import { canRetry } from './available-actions.ts';
import { failureMessage, problemMessage } from './problem-message.ts';
import { neededFile, shownStatus } from './shown-status.ts';

const i18n = createI18n('en');

const outcome = 'unknown' as const;

/** One problem of each code; a missing code doesn't compile. */
const oneOfEach: { readonly [C in Problem['code']]: Extract<Problem, { code: C }> | { readonly code: C } } = {
  http: { code: 'http', status: 418 },
  network: { code: 'network', sentBytes: 0, outcome: 'not-stored' },
  stalled: { code: 'stalled', outcome },
  'no-answer': { code: 'no-answer', outcome },
  contract: { code: 'contract', reason: 'not-json', status: 200, outcome },
  'file-changed': { code: 'file-changed' },
  'file-gone': { code: 'file-gone' },
  'file-unreadable': { code: 'file-unreadable' },
  'file-empty': { code: 'file-empty' },
  'file-changed-while-sending': { code: 'file-changed-while-sending', outcome },
  'file-too-large': { code: 'file-too-large', sizeBytes: 2_100_000, limitBytes: 2_000_000 },
  'type-not-accepted': { code: 'type-not-accepted', accepted: ['.pdf', 'image/*'] },
  'role-missing': { code: 'role-missing', roles: [] },
  'no-token': { code: 'no-token' },
  'asset-id-invalid': { code: 'asset-id-invalid' },
  'base-url-invalid': { code: 'base-url-invalid' },
  unexpected: { code: 'unexpected', errorName: 'TypeError', outcome },
};

const http = (status: number): Problem => ({ code: 'http', status });
const contract = (reason: Extract<Problem, { code: 'contract' }>['reason']): Problem => ({
  code: 'contract',
  reason,
  status: 200,
  outcome,
});

const problems: readonly Problem[] = [
  ...(Object.values(oneOfEach) as Problem[]),
  { code: 'network', sentBytes: 10, outcome },
  { code: 'role-missing', roles: ['reader', 'guest'] },
  { code: 'http', status: 403, isPage: true },
  ...(['cut-short', 'redirected', 'reports-error', 'no-envelope', 'other-document'] as const).map(contract),
  ...[304, 400, 401, 403, 404, 409, 413, 415, 429, 500, 501, 502, 503, 507].map(http),
];

test.for(problems)('%o has a message', (problem) => {
  const message = problemMessage(problem, i18n);
  expect(message).toMatch(/^[A-Z].+\.$/);
  expect(message).not.toMatch(/undefined|null|NaN|\[object/);
});

test('a problem that only a newer release knows is shown as an unexpected one', () => {
  const problem = JSON.parse('{ "code": "file-encrypted" }') as Problem;
  const upload = createUpload({ status: 'failed', problem });
  expect(problemMessage(problem, i18n)).toBe(problemMessage(oneOfEach.unexpected as Problem, i18n));
  expect(canRetry(upload)).toBe(true);
  expect(neededFile(upload)).toBeUndefined();
});

test('an answer whose flaw only a newer release knows is shown as one that says nothing', () => {
  const problem = JSON.parse('{ "code": "contract", "reason": "other-asset" }') as Problem;
  expect(problemMessage(problem, i18n)).toBe(problemMessage(contract('no-envelope'), i18n));
});

test.for([
  ['{ "code": "DOC-NO-PAGES", "params": {} }', 'as a manual. The archive has no HTML page. Choose'],
  ['{ "code": "DOC-ENCRYPTED", "params": {} }', 'as a manual. Choose'],
  ['{ "code": "toString", "params": {} }', 'as a manual. Choose'],
] as const)(
  'a manual with the error %s is shown as rejected, with an error that is known',
  ([finding, words]) => {
    const problem = JSON.parse(`{ "code": "manual-rejected", "finding": ${finding} }`) as UploadProblem;
    expect(problemMessage(problem, i18n)).toContain(
      `Stopped: this ZIP can’t be uploaded ${words} another copy`,
    );
  },
);

test('no two problems have the same message', () => {
  const messages = problems.map((problem) => problemMessage(problem, i18n));
  expect(messages.filter((message, index) => messages.indexOf(message) !== index)).toEqual([]);
});

test.for<[Problem, string]>([
  [
    { code: 'file-too-large', sizeBytes: 2_100_000, limitBytes: 2_000_000 },
    'The file is 2.1 MB; the limit is 2 MB. Make it smaller or split it, then choose it again.',
  ],
  [
    { code: 'type-not-accepted', accepted: ['.pdf', 'image/*'] },
    'The service accepts only PDF, JPEG, PNG, TIFF, HEIC, WEBP, or GIF. Save the file as one of these, then choose it again.',
  ],
  [
    { code: 'role-missing', roles: ['reader', 'guest'] },
    'Your role (reader and guest) doesn’t allow uploads. Contact your administrator.',
  ],
  [{ code: 'http', status: 418 }, 'The service rejected this upload (status 418).'],
  [{ code: 'http', status: 501 }, 'The service isn’t responding properly (status 501). Retry later.'],
])('the parameters of %o are in its message', ([problem, message]) => {
  expect(problemMessage(problem, i18n)).toBe(message);
});

test.for<[status: number, fileName: string, message: string]>([
  [
    413,
    'thermography.raw',
    'The file is 96 MB; the service accepts only smaller files. Make it smaller or split it, then choose it again.',
  ],
  [
    415,
    'Halle 3.DWG',
    'The service doesn’t accept .dwg files. Save it as another type, such as PDF, then choose it again.',
  ],
  [
    415,
    'Halle 3',
    'The service doesn’t accept this type of file. Save it as another type, such as PDF, then choose it again.',
  ],
])(
  '[LIST-12] a rejection with status %d of %s states what is too much, and what to do',
  ([status, name, message]) => {
    expect(problemMessage(http(status), i18n, { name, size: 96_000_000 })).toBe(message);
  },
);

test.for([400, 403, 404, 415, 451])('[LIST-12] a page with %i is not a word of the service', (status) => {
  const problem: Problem = { code: 'http', status, isPage: true };
  expect(problemMessage(problem, i18n, { name: 'a.dwg', size: 1 })).toMatch(/^Something between this device/);
  const failed = createUpload({ status: 'failed', problem });
  expect([canRetry(failed), neededFile(failed)]).toEqual([true, undefined]);
});

test('[LIST-12] a page with 413 says that the file is too large', () => {
  const problem: Problem = { code: 'http', status: 413, isPage: true };
  expect(problemMessage(problem, i18n, { name: 'a.pdf', size: 1000 })).toMatch(/^The file is 1 kB/);
});

test.for<Problem>([
  { code: 'network', sentBytes: 10, outcome },
  oneOfEach.stalled as Problem,
  oneOfEach['no-answer'] as Problem,
  contract('not-json'),
  contract('cut-short'),
  contract('no-envelope'),
  contract('other-document'),
  ...[302, 500, 502, 504, 522, 599].map(http),
])('if the document may be stored already, the message says that a retry is safe: %o', (problem) => {
  expect(problemMessage(problem, i18n)).toMatch(/nothing is stored twice\.$/);
});

test.for<Problem>([
  ...[400, 413, 501, 503].map(http),
  { code: 'network', sentBytes: 0, outcome: 'not-stored' },
  oneOfEach.stalled as Problem,
  { code: 'file-gone', outcome },
  oneOfEach.unexpected as Problem,
])('[LIST-4] %o after an attempt without confirmation: the document may be stored', (problem) => {
  const failed = createUpload({ status: 'failed', problem });
  if (failed.status !== 'failed') throw new Error(failed.status);
  const unknown = { ...failed, pastAttempts: { ...failed.pastAttempts, outcomeUnknown: true } };
  expect(failureMessage(unknown, i18n)).toMatch(/\. The document may be stored already\.$/);
  expect(failureMessage(failed, i18n)).toBe(problemMessage(problem, i18n, failed.job.file));
});

test.for<[Problem | undefined, RegExp]>([
  [undefined, /^The file is no longer on this device\.$/],
  [
    { code: 'network', sentBytes: 0, outcome: 'not-stored' },
    /^Can’t reach .* The file is no longer on this device\.$/,
  ],
  [{ code: 'file-changed' }, /^The file has changed since you chose it\. .* the current version\.$/],
  [http(413), /^The file is 1 kB; the service accepts only smaller files\. .* then choose it again\.$/],
])('[LIST-12] after a reload without its file, %o is said truly', ([problem, message]) => {
  const upload = createUpload({ status: 'needs-file', problem });
  if (upload.status !== 'needs-file') throw new Error(upload.status);
  expect(failureMessage(upload, i18n)).toMatch(message);
  expect(shownStatus(upload)).toBe(neededFile(upload) ? 'failed' : 'needs-file');
});
