import { useState, useSyncExternalStore } from 'react';

import type { SignIn } from '../sign-in/sign-in.ts';

/**
 * Another key whenever somebody else works here: what one person chose is neither shown to the next nor sent as theirs. It
 * stays when it becomes known who works here, for then it was they who chose. `unnamedId` stands for nobody known.
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
