import { expect, test } from 'vitest';

import { fill } from './fill.ts';

test('params go to their places, and nothing in them is a place of its own', () => {
  expect(fill('{found} is not {expected}', { found: '{expected}', expected: '3' })).toBe(
    '{expected} is not 3',
  );
});

test('a place without a param shows that something is left out', () => {
  expect(fill('It is {size}.', {})).toBe('It is ….');
});
