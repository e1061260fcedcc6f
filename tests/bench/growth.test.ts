import { expect, test } from 'vitest';

import { growthOf } from './growth.ts';

const grown = (power: number) => [1, 2, 4, 8].map((size) => ({ size, value: 3 * size ** power }));

test('the slope is the power of the growth', () => {
  expect(growthOf(grown(1))).toBeCloseTo(1);
  expect(growthOf(grown(2))).toBeCloseTo(2);
  expect(growthOf(grown(0))).toBeCloseTo(0);
});

test('two sizes say nothing about growth', () => {
  expect(growthOf(grown(1).slice(0, 2))).toBeUndefined();
});
