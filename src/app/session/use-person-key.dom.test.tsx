import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { SignInState } from '../sign-in/sign-in.ts';
import { usePersonKey } from './use-person-key.ts';

/** How many keys there were when these people had worked here, one after another. */
function countKeys(people: readonly (string | undefined)[]): number {
  let state: SignInState = { status: 'signed-out' };
  const signIn = { state: () => state, subscribe: () => () => undefined };
  const { result, rerender } = renderHook(() => usePersonKey(signIn, 'unnamed'));
  const keys = people.map((id) => {
    state =
      id === undefined
        ? { status: 'signed-out' }
        : { status: 'signed-in', person: { id, name: id, roles: undefined } };
    rerender();
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
