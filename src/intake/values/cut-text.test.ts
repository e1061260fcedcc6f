import { expect, test } from 'vitest';

import { cutText } from './proposed-values.ts';

test.for<[string, number, string]>([
  ['Pump', 4, 'Pump'],
  ['Pump station', 8, 'Pump sta'],
  ['Pump station', 5, 'Pump'],
  ['ab👍🏽c', 4, 'ab'],
  ['ab👍🏽c', 6, 'ab👍🏽'],
  ['abe\u0301', 3, 'ab'],
  ['', 3, ''],
])('%j in %i code units is %j', ([text, maxLength, cut]) => {
  expect(cutText(text, maxLength)).toBe(cut);
});
