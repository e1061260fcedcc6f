import { useMemo } from 'react';

import { useRefresh } from '#ui/loading/use-refresh.ts';
import { useValue } from '#ui/use-value.ts';

import type { SavedDrafts } from './saved-drafts.ts';
import type { UnclaimedDrafts } from './unclaimed-drafts.ts';

/** The drafts of the person who is here. */
export interface PersonDrafts {
  readonly personId: string;
  /** True while nobody is signed in. */
  readonly isReadOnly: boolean;
  readonly savedDrafts: SavedDrafts;
  /** Present only on a page of our own that may save files. */
  readonly unclaimedDrafts?: UnclaimedDrafts | undefined;
}

/** Returns the asset of each draft of this person; reads them again when the window gets focus. */
export function useSavedDrafts(
  session: Omit<PersonDrafts, 'unclaimedDrafts'> | undefined,
): readonly string[] {
  // Without a sign-in, they aren't offered.
  const { savedDrafts, personId } = session && !session.isReadOnly ? session : {};
  useRefresh(
    useMemo(
      () => (savedDrafts && personId !== undefined ? () => savedDrafts.refresh(personId) : undefined),
      [savedDrafts, personId],
    ),
  );
  return useValue(savedDrafts?.waiting, none);
}

const none: readonly string[] = [];
