import { expect, test } from 'vitest';

import { createPositionFinder } from './text-position.ts';

test('lines and columns count from 1, and a line break belongs to its line', () => {
  const find = createPositionFinder('ab\n\ncd\r\ne');
  expect([0, 1, 2, 3, 4, 5, 7, 8, 9].map(find)).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 1, column: 3 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 3, column: 2 },
    { line: 3, column: 4 },
    { line: 4, column: 1 },
    { line: 4, column: 2 },
  ]);
});

test('[MANUAL-40] a carriage return alone ends a line, as it does in browsers', () => {
  const find = createPositionFinder('ab\rc\r\r\nd\n\re');
  expect([2, 3, 4, 5, 7, 8, 9, 10].map((offset) => find(offset).line)).toEqual([1, 2, 2, 3, 4, 4, 5, 6]);
  expect(find(10)).toEqual({ line: 6, column: 1 });
});
