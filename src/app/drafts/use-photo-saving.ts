import { useEffect } from 'react';

import { isNamedAfterAsset } from '#features/add-documents/photos/asset-file-name.ts';

import type { Session } from '../session/session.ts';
import type { ChosenFiles } from './chosen-files.ts';

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
    const save = async () => {
      // After the form has rendered what was typed.
      await Promise.resolve();
      const photos = chosenFiles.read().filter(({ file }) => isNamedAfterAsset(file.name));
      if (photos.length > 0) await savedDrafts.saveEarly(personId, photos);
    };
    const saveNow = () => void save();
    saveNow();
    const end = new AbortController();
    addEventListener('change', saveNow, end);
    document.addEventListener('visibilitychange', saveNow, end);
    return () => end.abort();
  }, [savedDrafts, personId, chosenFiles, fileCount]);
}
