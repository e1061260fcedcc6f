import { useEffect, useRef, useState } from 'react';

import type { PlacedFile } from '#manual/pack/find-manuals.ts';

import type { ChosenFile } from './chosen-file.ts';
import { createComparisons, createHashes, type Contents } from './contents.ts';
import { createRepeatFinder, type FindRepeated } from './precheck.ts';

/**
 * Compares the contents of files that seem to be in the list already. Those that are get no row; `names` says which.
 */
export function useRepeats(contents: Contents, latest: () => readonly ChosenFile[]) {
  const find = useRef<FindRepeated>(undefined);
  const [hash] = useState(() => createHashes(contents));
  const [comparisons] = useState(() => createComparisons(hash));
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => () => void comparisons.takeBack(), [comparisons]);

  return {
    ...comparisons,
    names,
    hash,
    begin: () => setNames([]),
    /** Call it when rows change in another way. */
    forget: () => {
      find.current = undefined;
    },
    /** Compares a file if it seems to be in the list; otherwise returns false. Calls back if it needs a row. */
    compare(placed: PlacedFile, onDifferent: () => void): boolean {
      // The keys of thousands of rows aren't computed for each of them.
      find.current ??= createRepeatFinder(latest());
      const earlier = find.current(placed.file);
      if (earlier.length === 0) return false;
      comparisons.start(placed, earlier, (isRepeated) => {
        const isListed = latest().some(({ file }) => earlier.includes(file));
        if (isRepeated && isListed) setNames((before) => [...before, placed.file.name]);
        else onDifferent();
      });
      return true;
    },
  };
}
