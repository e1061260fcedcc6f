import { expect, test } from 'vitest';

import { createEither } from './either.ts';

test.each([
  ['en', ['a', 'b', 'c'], '"a", "b", or "c"'],
  ['en', ['a'], '"a"'],
  ['de', ['a', 'b', 'c'], '"a", "b" oder "c"'],
  // The word for "or" depends on the sound that follows it.
  ['es', ['hash', 'oidc'], '"hash" u "oidc"'],
])('in %s, alternatives of %j are listed', (locale, values, text) => {
  expect(createEither(locale)(values)).toBe(text);
});
