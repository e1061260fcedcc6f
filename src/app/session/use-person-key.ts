import { useState, useSyncExternalStore } from 'react';

import type { SignIn } from '../sign-in/sign-in.ts';

/**
 * Returns a key that changes with the person: files chosen by one person are neither shown to the next nor sent as
 * theirs. It stays the same when an unknown person becomes known, since that person chose the files. `unnamedId` means
 * unknown.
 */
export function usePersonKey(signIn: Pick<SignIn, 'state' | 'subscribe'>, unnamedId?: string): number {
  const state = useSyncExternalStore(signIn.subscribe, signIn.state);
  const personId = state.status === 'signed-out' ? undefined : state.person.id;
  const [known, setKnown] = useState({ personId, key: 0 });
  if (personId !== undefined && personId !== known.personId) {
    const isOther = known.personId !== undefined && known.personId !== unnamedId;
    setKnown({ personId, key: known.key + (isOther ? 1 : 0) });
  }
  return known.key;
}
