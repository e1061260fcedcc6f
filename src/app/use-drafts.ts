import { useCallback, useState } from 'react';

/** The assets for which files are chosen that were not handed over yet: their pages are kept when one goes elsewhere. */
export function useDrafts() {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const note = useCallback((assetId: string, unsentCount: number) => {
    setCounts((known) => {
      if ((known.get(assetId) ?? 0) === unsentCount) return known;
      const next = new Map(known);
      if (unsentCount > 0) next.set(assetId, unsentCount);
      else next.delete(assetId);
      return next;
    });
  }, []);
  const fileCount = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { assetIds: [...counts.keys()], fileCount, note };
}
