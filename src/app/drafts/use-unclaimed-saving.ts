import { useEffect, useState } from 'react';

import type { Session } from '../session/session.ts';
import type { ChosenFiles } from './chosen-files.ts';

interface UnclaimedSavingOptions {
  readonly session: Pick<Session, 'isReadOnly' | 'unclaimedDrafts'> | undefined;
  readonly chosenFiles: Pick<ChosenFiles, 'read'>;
  /** Number of chosen files. */
  readonly fileCount: number;
}

/**
 * While nobody is signed in, saves files when they are chosen, and what is typed for them. Returns true once all files are
 * saved.
 */
export function useUnclaimedSaving({ session, chosenFiles, fileCount }: UnclaimedSavingOptions): boolean {
  const drafts = session?.isReadOnly ? session.unclaimedDrafts : undefined;
  const [savedCount, setSavedCount] = useState(0);
  useEffect(() => {
    if (drafts === undefined) return undefined;
    const save = async () => {
      // After the form has rendered what was typed.
      await Promise.resolve();
      const lost = await drafts.save(chosenFiles.read());
      setSavedCount(lost.length === 0 ? fileCount : 0);
    };
    const saveNow = () => void save();
    saveNow();
    const end = new AbortController();
    addEventListener('change', saveNow, end);
    document.addEventListener('visibilitychange', saveNow, end);
    return () => end.abort();
  }, [drafts, chosenFiles, fileCount]);
  return savedCount === fileCount;
}
