import { useEffect, useState } from 'react';

import type { Session } from '../session/session.ts';
import type { ChosenFiles } from './chosen-files.ts';
import { saveOnChange } from './save-on-change.ts';

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
    return saveOnChange(async () => {
      const lost = await drafts.save(chosenFiles.read());
      setSavedCount(lost.length === 0 ? fileCount : 0);
    });
  }, [drafts, chosenFiles, fileCount]);
  return savedCount === fileCount;
}
