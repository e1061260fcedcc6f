import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { usePersonKey } from './use-person-key.ts';

/** How many keys there were when these people had worked here, one after another. */
function countKeys(people: readonly (string | undefined)[]): number {
  const { result, rerender } = renderHook(({ person }) => usePersonKey(person, 'unnamed'), {
    initialProps: { person: people[0] },
  });
  const keys = people.map((person) => {
    rerender({ person });
    return result.current;
  });
  return new Set(keys).size;
}

test.each<[number, (string | undefined)[], string]>([
  [2, ['mia', 'tom'], 'somebody else is another'],
  [3, ['mia', 'tom', 'mia'], 'whoever comes back after somebody else finds nothing of before'],
  [1, ['mia', undefined, 'mia'], 'whoever comes back after nobody is the same'],
  [2, ['mia', undefined, 'tom'], 'somebody else after nobody is another'],
  [1, [undefined, 'unnamed', 'mia'], 'whose name becomes known is the same'],
  [2, ['mia', 'unnamed'], 'somebody without a name may be anybody'],
])('%i: %j, for %s', (count, people) => {
  expect(countKeys(people)).toBe(count);
});
