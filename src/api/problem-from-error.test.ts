import { expect, test } from 'vitest';

import { ContractError, HttpError, NetworkError, TimeoutError } from './errors.ts';
import { problemFromError } from './problem-from-error.ts';
import { isOutcomeUnknown } from './problem.ts';

test.for<[Error, object, boolean]>([
  [new NetworkError(0), { code: 'network', sentBytes: 0, outcome: 'not-stored' }, false],
  [new NetworkError(1), { code: 'network', sentBytes: 1, outcome: 'unknown' }, true],
  [
    new TimeoutError({ phase: 'connecting', idleMs: 9, sentBytes: 0 }),
    { code: 'stalled', idleMs: 9, outcome: 'not-stored' },
    false,
  ],
  [
    new TimeoutError({ phase: 'sending', idleMs: 9, sentBytes: 5 }),
    { code: 'stalled', idleMs: 9, outcome: 'unknown' },
    true,
  ],
  [
    new TimeoutError({ phase: 'answering', idleMs: 9, sentBytes: 5 }),
    { code: 'no-answer', waitedMs: 9, outcome: 'unknown' },
    true,
  ],
  [
    new ContractError('cut-short', 200),
    { code: 'contract', reason: 'cut-short', status: 200, outcome: 'unknown' },
    true,
  ],
  [
    new HttpError({ status: 429, code: 'SLOW', words: 'Slow down' }, 2000),
    { code: 'http', status: 429, serviceCode: 'SLOW', words: 'Slow down', retryDelayMs: 2000 },
    false,
  ],
  [new DOMException('no', 'NotReadableError'), { code: 'file-unreadable' }, false],
  [
    new DOMException('no', 'NetworkError'),
    { code: 'unexpected', errorName: 'NetworkError', outcome: 'unknown' },
    true,
  ],
])('[REQUEST-15] %o becomes a problem', ([error, problem, isUnknown]) => {
  expect(problemFromError(error)).toEqual(problem);
  expect(isOutcomeUnknown(problemFromError(error))).toBe(isUnknown);
});

test('[REQUEST-4] a thrown string is reported by its type and not quoted', () => {
  expect(problemFromError('secret')).toEqual({ code: 'unexpected', errorName: 'string', outcome: 'unknown' });
});
