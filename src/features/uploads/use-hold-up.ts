import { useState } from 'react';

import { holdUpOf, isSameHoldUp, type HoldUp } from './hold-up.ts';
import type { AssetUpload } from './upload-row.tsx';

/** What keeps the uploads of a list that are in their turn from being sent; the same object as long as it says the same. */
export function useHoldUp(uploads: readonly AssetUpload[]): HoldUp | undefined {
  const [known, setKnown] = useState<HoldUp>();
  const now = holdUpOf(uploads, known);
  if (isSameHoldUp(now, known)) return known;
  // Derived while rendering: the words of the rows change together with their statuses.
  setKnown(now);
  return now;
}
