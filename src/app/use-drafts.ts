import { useCallback, useState } from 'react';

/** The assets for which files are chosen that were not handed over yet: their pages are kept when one goes elsewhere. */
export function useDrafts() {
  const [assetIds, setAssetIds] = useState<readonly string[]>([]);
  const note = useCallback((assetId: string, hasUnsent: boolean) => {
    setAssetIds((ids) => {
      if (ids.includes(assetId) === hasUnsent) return ids;
      return hasUnsent ? [...ids, assetId] : ids.filter((id) => id !== assetId);
    });
  }, []);
  return { assetIds, note };
}
