import { useValue } from '#ui/use-value.ts';

import type { ChosenFiles } from './chosen-files.ts';

/** Returns which assets have chosen files, and how many: their pages stay mounted while another one is shown. */
export function useChosenCounts({ counts }: ChosenFiles) {
  const byAsset = useValue(counts);
  return {
    assetIds: [...byAsset.keys()],
    countOf: (assetId: string): number => byAsset.get(assetId) ?? 0,
    fileCount: [...byAsset.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** The assets with chosen files. */
export type ChosenCounts = ReturnType<typeof useChosenCounts>;
