import { expect, test } from 'vitest';

import { isVisible } from './is-visible.ts';

test.each([
  ['Plan', true],
  ['\u00e9', true],
  ['👍🏽', true],
  [' \t\u00a0\u200b\ufeff', false],
  ['\u3164\u115f\ufe0f\u2800', false],
])('%j has visible characters: %s', (text, expected) => expect(isVisible(text)).toBe(expected));
