import { expect, test } from 'vitest';

import { fill } from './fill.ts';

test('params replace placeholders, and a placeholder inside a param stays text', () => {
  expect(fill('{found} is not {expected}', { found: '{expected}', expected: '3' })).toBe(
    '{expected} is not 3',
  );
});

test('a placeholder without a param is replaced by an ellipsis', () => {
  expect(fill('It is {size}.', {})).toBe('It is ….');
});
