import { expect, test } from 'vitest';

import { createTokenBucket } from './token-bucket.ts';

test('a bucket allows a burst, then only as much as is refilled', () => {
  let now = 0;
  const { take } = createTokenBucket({ capacity: 3, refillPerSecond: 2, now: () => now });
  expect([take(2), take(2), take(), take()]).toEqual([true, false, true, false]);
  now = 500;
  expect([take(), take()]).toEqual([true, false]);
  now = 60_000;
  expect([take(3), take()]).toEqual([true, false]);
});
