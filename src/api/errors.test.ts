import { expect, test } from 'vitest';

import { problemFromError } from './errors.ts';

test.for<[unknown, object]>([
  [new DOMException('no', 'NotReadableError'), { code: 'file-unreadable' }],
  [
    new DOMException('no', 'NetworkError'),
    { code: 'unexpected', errorName: 'NetworkError', outcome: 'unknown' },
  ],
  ['secret', { code: 'unexpected', errorName: 'string', outcome: 'unknown' }],
])('[REQUEST-4] %o becomes a problem that quotes nothing', ([error, problem]) => {
  expect(problemFromError(error)).toEqual(problem);
});
