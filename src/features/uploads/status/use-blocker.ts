import { useState } from 'react';

import { blockerOf, isSameBlocker, type Blocker } from './blocker.ts';
import type { AssetUpload } from '../row/upload-row.tsx';

/** Returns what blocks the queued uploads of a list; the same object until it changes. */
export function useBlocker(uploads: readonly AssetUpload[]): Blocker | undefined {
  const [known, setKnown] = useState<Blocker>();
  const now = blockerOf(uploads, known);
  if (isSameBlocker(now, known)) return known;
  // Set while rendering, so that texts and statuses of rows change together.
  setKnown(now);
  return now;
}
