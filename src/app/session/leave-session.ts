import type { ChosenFiles } from '../chosen-files/chosen-files.ts';
import type { LeaveResult } from '../sign-in/sign-in.ts';
import type { Session } from './session.ts';

interface Leaving {
  readonly session: Pick<Session, 'queue' | 'sharedFiles' | 'savedDrafts' | 'personId'>;
  readonly chosenFiles: ChosenFiles;
  readonly isDiscarding: boolean;
}

/** Saves the person's uploads and files for the next visit before a sign-out, or discards them. */
export async function leaveSession({ session, chosenFiles, isDiscarding }: Leaving): Promise<LeaveResult> {
  const { queue, sharedFiles, savedDrafts, personId } = session;
  if (isDiscarding) {
    // The next person must not find them. Chosen files go with their forms.
    const discarded = await Promise.all([
      queue.discardAll(),
      sharedFiles?.clear(),
      savedDrafts.clear(personId),
    ]);
    return { lostCount: 0, isDiscardFailed: discarded.includes(false) };
  }
  await sharedFiles?.keep();
  // Cancelled uploads are removed with their files: nothing asks for them.
  const cancelled = queue.getSnapshot().filter(({ status }) => status === 'cancelled');
  queue.dismiss(cancelled.map(({ id }) => id));
  // The page may leave for the provider at once.
  await queue.whenSaved();
  // They stay in their forms, from which they are saved once more, and at once, when the stay ends.
  return { lostCount: await savedDrafts.keep(personId, chosenFiles), isDiscardFailed: false };
}
