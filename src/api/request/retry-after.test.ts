import { expect, test } from 'vitest';

import { readRetryAfter } from './read-answer.ts';

const now = Date.parse('1994-11-06T08:49:00Z');

test.for<[string | null, number | undefined]>([
  ['3', 3000],
  [' 0 ', 0],
  ['999999999999', 3_600_000],
  ['Sun, 06 Nov 1994 08:49:37 GMT', 37_000],
  ['Sun, 06 Nov 1994 08:00:00 GMT', 0],
  ['Sun, 06 Nov 2094 08:00:00 GMT', 3_600_000],
  ['Sun, 99 Nov 1994 08:49:37 GMT', undefined],
  ['foo 1', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['1e9', undefined],
  ['3, 3', undefined],
  ['', undefined],
  [null, undefined],
])('[ANSWER-9] Retry-After %o waits %o ms', ([header, waitMs]) => {
  expect(readRetryAfter(header, now)).toBe(waitMs);
});
