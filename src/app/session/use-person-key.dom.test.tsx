import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { SignInState } from '../sign-in/sign-in.ts';
import { usePersonKey } from './use-person-key.ts';

/** Number of different keys after these people have worked here in turn. */
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
  [2, ['mia', 'tom'], 'another person has another key'],
  [3, ['mia', 'tom', 'mia'], 'a person who comes back after another one has a new key'],
  [1, ['mia', undefined, 'mia'], 'the same person has the same key after a signed-out phase'],
  [2, ['mia', undefined, 'tom'], 'another person has another key after a signed-out phase'],
  [1, [undefined, 'unnamed', 'mia'], 'an unnamed person who becomes known keeps the key'],
  [2, ['mia', 'unnamed'], 'an unnamed person may be another one'],
])('%i: %j, for %s', (count, people) => {
  expect(countKeys(people)).toBe(count);
});
