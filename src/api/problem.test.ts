import { expect, test } from 'vitest';

import { isOutcomeUnknown } from './problem.ts';

test.for([500, 502, 504])('[REQUEST-19] after a %i the document may be stored', (status) => {
  expect(isOutcomeUnknown({ code: 'http', status })).toBe(true);
});

test.for([400, 401, 403, 408, 413, 425, 429, 501, 503, 507])('[REQUEST-19] a %i stored nothing', (status) => {
  expect(isOutcomeUnknown({ code: 'http', status })).toBe(false);
});
