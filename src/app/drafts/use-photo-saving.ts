import { useEffect } from 'react';

import type { Session } from '../session/session.ts';
import type { ChosenFiles } from './chosen-files.ts';
import { saveOnChange } from './save-on-change.ts';

interface PhotoSavingOptions {
  readonly session: Pick<Session, 'isReadOnly' | 'savedDrafts' | 'personId'> | undefined;
  readonly chosenFiles: Pick<ChosenFiles, 'read'>;
  /** Number of chosen files. */
  readonly fileCount: number;
}

/**
 * Saves photos and scans when they are taken, and what is typed for them: they exist nowhere else, and Android may end the
 * browser behind the camera.
 */
export function usePhotoSaving({ session, chosenFiles, fileCount }: PhotoSavingOptions): void {
  const { savedDrafts, personId } = session && !session.isReadOnly ? session : {};
  useEffect(() => {
    if (!savedDrafts?.isAvailable || personId === undefined || fileCount === 0) return undefined;
    return saveOnChange(() => savedDrafts.savePhotos(personId, chosenFiles.read()));
  }, [savedDrafts, personId, chosenFiles, fileCount]);
}
