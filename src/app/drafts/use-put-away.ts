import { useEffect, useState } from 'react';

import type { SignIn } from '../sign-in/sign-in.ts';

import { createChosenFiles, type ChosenFiles } from './chosen-files.ts';
import type { SavedDrafts } from './saved-drafts.ts';

interface PutAwayOptions {
  readonly signIn: Pick<SignIn, 'state' | 'subscribe'>;
  /** Absent until it is loaded. */
  readonly savedDrafts: SavedDrafts | undefined;
  /** ID of a person who isn't known; files stay when that person becomes known. */
  readonly unnamedId?: string | undefined;
}

/** The chosen files of a page, and how many of the former person's couldn't be saved. */
export interface PageDrafts {
  readonly chosenFiles: ChosenFiles;
  readonly lostCount: number;
}

/** Saves the chosen files of the page as drafts of their person when another person signs in. */
export function usePutAway({ signIn, savedDrafts, unnamedId }: PutAwayOptions): PageDrafts {
  const [chosenFiles] = useState(createChosenFiles);
  const [lostCount, setLostCount] = useState(0);
  useEffect(() => {
    const idNow = () => {
      const state = signIn.state();
      return state.status === 'signed-out' ? undefined : state.person.id;
    };
    let personId = idNow();
    return signIn.subscribe(() => {
      const former = personId;
      personId = idNow();
      if (former === undefined || former === unnamedId || former === personId) return;
      // Now: the next rendering removes the forms with their files.
      const chosen = chosenFiles.take();
      const saving = savedDrafts?.putAway(former, chosen) ?? Promise.resolve({ lost: chosen.length });
      void saving.then(({ lost }) => setLostCount(lost));
    });
  }, [signIn, savedDrafts, unnamedId, chosenFiles]);
  return { chosenFiles, lostCount };
}
