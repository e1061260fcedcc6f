import { useEffect, useState, useSyncExternalStore } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { hasUnsent, type IntakeStore } from '#intake/store.ts';
import { Note } from '#ui/feedback/note.tsx';

import { toArrived } from '../chosen-files/chosen-files.ts';
import type { PersonDrafts } from './use-saved-drafts.ts';

interface DraftIntakeProps {
  readonly store: IntakeStore;
  readonly session: Pick<PersonDrafts, 'savedDrafts' | 'personId'>;
  readonly assetId: string;
}

/** Adds the files that this person chose for the asset earlier to its form, and says so. */
export function DraftIntake({ session, assetId, store }: DraftIntakeProps) {
  const { savedDrafts, personId } = session;
  const { drafts: words } = deviceMessages(useI18n());
  const [added, setAdded] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const bring = () =>
      void savedDrafts.moveToForm({
        personId,
        assetId,
        isWanted: () => isWanted,
        receive: (drafts) => {
          store.dispatch({ type: 'arrived', files: drafts.map(toArrived) });
          setAdded(drafts.length);
        },
      });
    bring();
    // The person may claim files while the form is open.
    const unsubscribe = savedDrafts.waiting.subscribe(() => {
      if (savedDrafts.waiting.get().includes(assetId)) bring();
    });
    return () => {
      isWanted = false;
      unsubscribe();
      savedDrafts.moveBack(personId, assetId);
    };
  }, [savedDrafts, personId, assetId, store]);
  const hasFiles = useSyncExternalStore(store.subscribe, () => hasUnsent(store.getSnapshot()));
  const [hadFiles, setHadFiles] = useState(false);
  if (hasFiles !== hadFiles) {
    setHadFiles(hasFiles);
    if (!hasFiles) setAdded(0);
  }
  // Always there: a live region that is mounted with its text isn't read.
  return (
    <div role="status" className="form-note">
      {added > 0 && (
        <Note>
          <p>{words.added(added)}</p>
        </Note>
      )}
    </div>
  );
}
