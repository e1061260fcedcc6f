import { expect, test } from 'vitest';

import { statusMeaning } from './http-status.ts';
import { isRetryable } from './is-retryable.ts';
import type { Problem } from './problem.ts';

test.for([408, 421, 425, 429, 500, 502, 503, 504, 599])('[REQUEST-19] a %i is worth a retry', (status) => {
  expect(isRetryable({ code: 'http', status })).toBe(true);
});

test.for([
  [401, 'sign-in'],
  [404, 'final'],
  [429, 'busy'],
  [502, 'ambiguous'],
] as const)('[REQUEST-19] a page with %i is %s', ([status, kind]) => {
  expect(statusMeaning({ status, isPage: true }).kind).toBe(kind);
});

test.for([400, 401, 403, 404, 409, 413, 415, 422, 501, 505, 507, 508, 511])(
  '[REQUEST-19] a %i is not retried',
  (status) => {
    expect(isRetryable({ code: 'http', status })).toBe(false);
  },
);

test.for<Problem>([
  { code: 'network', sentBytes: 0, outcome: 'not-stored' },
  { code: 'stalled', idleMs: 1, outcome: 'unknown' },
  { code: 'no-answer', waitedMs: 1, outcome: 'unknown' },
  { code: 'contract', reason: 'redirected', status: 200, outcome: 'unknown' },
])('[REQUEST-19] %o is worth another attempt', (problem) => {
  expect(isRetryable(problem)).toBe(true);
});

test.for<Problem>([
  { code: 'file-changed', outcome: 'unknown' },
  { code: 'file-gone' },
  { code: 'file-unreadable' },
  { code: 'file-empty' },
  { code: 'file-changed-while-sending', outcome: 'unknown' },
  { code: 'file-too-large', sizeBytes: 2, limitBytes: 1 },
  { code: 'type-not-accepted', accepted: [] },
  { code: 'role-missing', roles: [] },
  { code: 'no-token' },
  { code: 'asset-id-invalid' },
  { code: 'base-url-invalid', reason: 'not-http' },
  { code: 'unexpected', errorName: 'TypeError', outcome: 'unknown' },
])('[REQUEST-19] %o needs a person', (problem) => {
  expect(isRetryable(problem)).toBe(false);
});
