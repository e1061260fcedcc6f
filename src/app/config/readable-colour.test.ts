import { expect, test } from 'vitest';

import { isReadableColour } from './config.ts';

// #6e6e6e has 5.1 : 1 on white and 4.72 : 1 on #f5f6f8; #747474 has 4.32 : 1 there.
test.for<[string, boolean]>([
  ['#000000', true],
  ['#0b5c7d', true],
  ['#A4262C', true],
  ['#6e6e6e', true],
  ['#747474', false],
  ['#ffcc00', false],
  ['#ffffff', false],
  ['#fff', false],
  ['teal', false],
  ['#0b5c7d; color: red', false],
])('%s as a colour of links: %o', ([colour, isReadable]) => {
  expect(isReadableColour(colour)).toBe(isReadable);
});
