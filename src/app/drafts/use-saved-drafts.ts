import { useEffect, useSyncExternalStore } from 'react';

import type { Session } from '../session/session.ts';

/** Returns the asset of each draft of this person; reads them again when the window gets focus. */
export function useSavedDrafts(
  session: Pick<Session, 'savedDrafts' | 'personId' | 'isReadOnly'> | undefined,
): readonly string[] {
  // Without a sign-in, they aren't offered.
  const { savedDrafts, personId } = session && !session.isReadOnly ? session : {};
  useEffect(() => {
    if (savedDrafts === undefined || personId === undefined) return undefined;
    const look = () => void savedDrafts.refresh(personId);
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [savedDrafts, personId]);
  return useSyncExternalStore(savedDrafts?.subscribe ?? subscribeToNothing, savedDrafts?.waiting ?? nothing);
}

const none: readonly string[] = [];
const nothing = () => none;
const subscribeToNothing = () => () => undefined;
