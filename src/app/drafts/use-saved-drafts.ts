import { useMemo, useSyncExternalStore } from 'react';

import { useRefresh } from '../device/use-refresh.ts';
import type { Session } from '../session/session.ts';

/** Returns the asset of each draft of this person; reads them again when the window gets focus. */
export function useSavedDrafts(
  session: Pick<Session, 'savedDrafts' | 'personId' | 'isReadOnly'> | undefined,
): readonly string[] {
  // Without a sign-in, they aren't offered.
  const { savedDrafts, personId } = session && !session.isReadOnly ? session : {};
  useRefresh(
    useMemo(
      () => (savedDrafts && personId !== undefined ? () => savedDrafts.refresh(personId) : undefined),
      [savedDrafts, personId],
    ),
  );
  return useSyncExternalStore(savedDrafts?.subscribe ?? subscribeToNothing, savedDrafts?.waiting ?? nothing);
}

const none: readonly string[] = [];
const nothing = () => none;
const subscribeToNothing = () => () => undefined;
