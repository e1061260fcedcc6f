import { useEffect, useState } from 'react';

import type { Session } from '../session/session.ts';
import type { SignIn } from '../sign-in/sign-in.ts';

import { createChosenFiles, type ChosenFiles } from './chosen-files.ts';

interface PutAwayOptions {
  readonly signIn: Pick<SignIn, 'state' | 'subscribe'>;
  /** Absent until it is loaded. */
  readonly session: Pick<Session, 'savedDrafts'> | undefined;
  /** ID of a person who isn't known; files stay when that person becomes known. */
  readonly unnamedId?: string | undefined;
}

/** The chosen files of a page, and how many of the former person's couldn't be saved. */
interface PageDrafts {
  readonly chosenFiles: ChosenFiles;
  readonly lostCount: number;
}

/** Saves the chosen files of the page as drafts of their person, when they are signed out or another person signs in. */
export function usePutAway({ signIn, session, unnamedId }: PutAwayOptions): PageDrafts {
  const [chosenFiles] = useState(createChosenFiles);
  const [lostCount, setLostCount] = useState(0);
  const { savedDrafts } = session ?? {};
  useEffect(() => {
    let former = idOf(signIn);
    return signIn.subscribe(() => {
      const personId = idOf(signIn);
      if (personId === former) return;
      if (former !== undefined && former !== unnamedId) {
        // Now: the next rendering removes the forms with their files. Signed out, a host's page keeps them.
        const chosen = personId === undefined ? chosenFiles.read() : chosenFiles.take();
        const saving = savedDrafts?.putAway(former, chosen) ?? Promise.resolve({ lost: chosen.length });
        void saving.then(({ lost }) => setLostCount(lost));
      }
      former = personId ?? former;
    });
  }, [signIn, savedDrafts, unnamedId, chosenFiles]);
  return { chosenFiles, lostCount };
}

function idOf(signIn: PutAwayOptions['signIn']): string | undefined {
  const state = signIn.state();
  return state.status === 'signed-out' ? undefined : state.person.id;
}
