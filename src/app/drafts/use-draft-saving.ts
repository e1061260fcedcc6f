import { useEffect, useState } from 'react';

import type { ChosenFiles } from '../chosen-files/chosen-files.ts';
import type { PersonDrafts } from './use-saved-drafts.ts';

interface DraftSavingOptions {
  readonly session: PersonDrafts | undefined;
  readonly chosenFiles: Pick<ChosenFiles, 'read'>;
  /** Number of chosen files. */
  readonly fileCount: number;
}

/**
 * Saves files when they are chosen, and what is typed for them: all of them without a sign-in, otherwise photos and scans,
 * which exist nowhere else: Android may end the browser behind the camera. Returns true once all files are saved.
 */
export function useDraftSaving({ session, chosenFiles, fileCount }: DraftSavingOptions): boolean {
  const { isReadOnly, savedDrafts, unclaimedDrafts, personId } = session ?? {};
  const [savedCount, setSavedCount] = useState(0);
  useEffect(() => {
    const save = async () => {
      // After the form has rendered what was typed.
      await Promise.resolve();
      const chosen = chosenFiles.read();
      if (isReadOnly) {
        const lost = await unclaimedDrafts?.save(chosen);
        return setSavedCount(lost?.length === 0 ? fileCount : 0);
      }
      const photos = chosen.filter(({ file }) => isNamedAfterAsset(file.name));
      if (photos.length > 0 && personId !== undefined) await savedDrafts?.saveEarly(personId, photos);
    };
    const saveNow = () => void save();
    saveNow();
    const end = new AbortController();
    addEventListener('change', saveNow, end);
    document.addEventListener('visibilitychange', saveNow, end);
    return () => end.abort();
  }, [isReadOnly, savedDrafts, unclaimedDrafts, personId, chosenFiles, fileCount]);
  return savedCount === fileCount;
}

/**
 * Returns true for a name that `assetFileName` makes: the file was made here, and may exist nowhere else. Apart, since the
 * application's first script needs nothing else of these names.
 */
const isNamedAfterAsset = (name: string): boolean =>
  / \d{4}-\d{2}-\d{2} \d{2}-\d{2}-\d{2}(?: \d+)?\.\w+$/.test(name);
