import { useEffect, useState, useSyncExternalStore } from 'react';

import type { Admission } from './admission.ts';

/**
 * Returns the assets whose pages must be mounted to receive files. Each is returned for one more rendering: a form reports
 * its files after it was rendered with them, and its page must not be removed in between.
 */
export function useArrivingAssets({ subscribe, assetIds }: Admission): readonly string[] {
  const arriving = useSyncExternalStore(subscribe, assetIds);
  const [former, setFormer] = useState(arriving);
  // oxlint-disable-next-line react/set-state-in-effect -- after the effects of the forms, which report their files
  useEffect(() => setFormer(arriving), [arriving]);
  return [...new Set([...arriving, ...former])];
}
