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

test('a text without line breaks has positions, and so has one that starts with a line break', () => {
  expect(createPositionFinder('')(0)).toEqual({ line: 1, column: 1 });
  expect(createPositionFinder('\na')(1)).toEqual({ line: 2, column: 1 });
});

test('every line of many is found', () => {
  const find = createPositionFinder('x\n'.repeat(1_000));
  const wrong = Array.from({ length: 1_000 }, (_, line) => line).filter((line) => {
    const place = find(line * 2 + 1);
    return place.line !== line + 1 || place.column !== 2;
  });
  expect(wrong).toEqual([]);
});

test('[MANUAL-40] a carriage return alone ends a line, as it does in browsers', () => {
  const find = createPositionFinder('ab\rc\r\r\nd\n\re');
  expect([2, 3, 4, 5, 7, 8, 9, 10].map((offset) => find(offset).line)).toEqual([1, 2, 2, 3, 4, 4, 5, 6]);
  expect(find(10)).toEqual({ line: 6, column: 1 });
});
