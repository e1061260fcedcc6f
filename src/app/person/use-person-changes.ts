import { useEffect, useEffectEvent, useState } from 'react';

import { useValue } from '#ui/use-value.ts';

import { createChosenFiles, toArrived, type ChosenOfAsset } from '../chosen-files/chosen-files.ts';
import {
  createFileAttribution,
  type FileAttribution,
  type PendingFile,
} from '../chosen-files/file-attribution.ts';
import type { PutAway } from '../drafts/saved-drafts.ts';
import type { UnclaimedDrafts } from '../drafts/unclaimed-drafts.ts';
import type { Identity } from '../identity/identity.ts';
import { isUnnamed, type Person } from '../identity/person.ts';
import type { Session } from '../session/session.ts';
import type { SignIn } from '../sign-in/sign-in.ts';

/** The end of a person's stay. */
export interface PersonChange extends PutAway {
  readonly former: Person;
  /** Who is here now; undefined if nobody is. */
  readonly person: Person | undefined;
}

/** The part of a session that is used when its person's stay ends. */
type EndedSession = Pick<Session, 'generation' | 'savedDrafts' | 'unclaimedDrafts' | 'queue'>;

interface PersonChangesOptions {
  readonly signIn: SignIn;
  /** Session of the person who is here. */
  readonly session: EndedSession | undefined;
  /** Called when a stay has ended, with the session of that person, unless it hadn't opened. */
  readonly onChange?: ((change: PersonChange, session: EndedSession | undefined) => void) | undefined;
}

/**
 * Chosen files of a page whose person may change. Keeps the chosen files of a person whose stay ends as drafts
 * (IDENTITY-5). Files chosen while nobody was signed in wait for an answer of the person who signs in next (IDENTITY-12),
 * on the device if possible.
 */
export function usePersonChanges({ signIn, session, onChange }: PersonChangesOptions) {
  const [chosenFiles] = useState(createChosenFiles);
  const [attribution] = useState(() => createFileAttribution(signIn, chosenFiles));
  const [change, setChange] = useState<PersonChange>();
  /** The session that opened last: files are saved with it when a stay ends. */
  const [opened, setOpened] = useState(session);
  if (session && session !== opened) setOpened(session);
  const onIdentity = useEffectEvent((before: Identity) => {
    const now = signIn.state();
    if (before.status === 'signed-out' || before.generation === now.generation) return;
    // At once: the next rendering is that of the next person.
    const chosen = chosenFiles.take();
    // In another tab, with "Sign out and discard".
    const isDiscarded = now.status === 'signed-out' && now.discardedPersonId === before.person.id;
    if (before.status === 'away') {
      return void keepUnclaimed(isDiscarded ? [] : chosen, {
        attribution,
        drafts: opened?.unclaimedDrafts,
        isSignedIn: now.status === 'signed-in',
      });
    }
    if (isDiscarded) return;
    const former = opened?.generation === before.generation ? opened : undefined;
    const isNobodys = isUnnamed(before.person);
    if (isNobodys) attribution.addUnclaimed(chosen.map(toPending));
    const saving = isNobodys || chosen.length === 0 ? nothing : putAway(before.person.id, chosen, opened);
    void saving.then((counts) => {
      const ended = { former: before.person, person: personOf(now), ...counts };
      setChange(ended);
      return onChange?.(ended, former);
    });
  });
  useEffect(() => signIn.subscribe((before) => onIdentity(before)), [signIn]);
  const unclaimed = useValue(attribution.unclaimed);
  const hasArriving = useValue(chosenFiles.hasArriving);
  return {
    chosenFiles,
    attribution,
    /** Number of chosen files whose person isn't known yet. */
    pendingCount: useValue(attribution.pendingCount),
    unclaimed,
    /** True while files that aren't in a form would be lost with the page. */
    hasFiles: hasArriving || unclaimed.length > 0,
    /** The last change, until it is closed. */
    change,
    closeChange: () => setChange(undefined),
  };
}

const nothing = Promise.resolve<PutAway>({ kept: 0, lost: 0 });

const putAway = (
  personId: string,
  chosen: readonly ChosenOfAsset[],
  session: EndedSession | undefined,
): Promise<PutAway> =>
  session?.savedDrafts.putAway(personId, chosen) ?? Promise.resolve({ kept: 0, lost: chosen.length });

interface KeepUnclaimed {
  readonly attribution: FileAttribution;
  readonly drafts: UnclaimedDrafts | undefined;
  /** False while no person is signed in here: other pages then ask about the files only once this one is closed. */
  readonly isSignedIn: boolean;
}

/** Keeps files without an owner on the device for the next person; those that can't be saved stay in the page. */
async function keepUnclaimed(
  chosen: readonly ChosenOfAsset[],
  { attribution, drafts, isSignedIn }: KeepUnclaimed,
): Promise<void> {
  const lost = await (isSignedIn ? drafts?.putAway(chosen) : drafts?.save(chosen));
  attribution.addUnclaimed((lost ?? chosen).map(toPending));
}

const personOf = (state: Identity): Person | undefined =>
  state.status === 'signed-in' ? state.person : undefined;

const toPending = ({ assetId, ...chosen }: ChosenOfAsset): PendingFile => ({
  assetId,
  arrived: toArrived(chosen),
});
