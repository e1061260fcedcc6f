import { useValue } from '#ui/use-value.ts';

import type { ChosenFiles } from '../chosen-files/chosen-files.ts';
import { useDraftSaving } from './use-draft-saving.ts';
import type { PersonDrafts } from './use-saved-drafts.ts';

/**
 * Saves the files that can be saved early, and returns which assets have chosen files, and how many: their pages stay
 * mounted while another one is shown.
 */
export function useChosenCounts(session: PersonDrafts | undefined, chosenFiles: ChosenFiles) {
  const byAsset = useValue(chosenFiles.counts);
  const fileCount = [...byAsset.values()].reduce((sum, count) => sum + count, 0);
  const isKept = useDraftSaving({ session, chosenFiles, fileCount });
  return {
    assetIds: [...byAsset.keys()],
    countOf: (assetId: string): number => byAsset.get(assetId) ?? 0,
    fileCount,
    /** Number of files that would be lost with the page. */
    unsavedCount: isKept ? 0 : fileCount,
  };
}

/** The assets with chosen files. */
export type ChosenCounts = ReturnType<typeof useChosenCounts>;
