import { useState } from 'react';

import { blockerOf, isSameBlocker, type Blocker } from './blocker.ts';
import type { AssetUpload } from '../row/upload-row.tsx';

/** What keeps the uploads of a list that are in their turn from being sent; the same object as long as it says the same. */
export function useBlocker(uploads: readonly AssetUpload[]): Blocker | undefined {
  const [known, setKnown] = useState<Blocker>();
  const now = blockerOf(uploads, known);
  if (isSameBlocker(now, known)) return known;
  // Derived while rendering: the words of the rows change together with their statuses.
  setKnown(now);
  return now;
}
