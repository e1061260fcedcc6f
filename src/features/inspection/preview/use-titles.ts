import { useEffect, useState } from 'react';

import type { Previewer } from '#manual/preview/previewer.ts';

/** Titles of pages by path, as far as they are known. */
export interface PageTitles {
  readonly titles: ReadonlyMap<string, string>;
  readonly isComplete: boolean;
}

const noTitles: PageTitles = { titles: new Map(), isComplete: false };

/** Reads the titles of all pages. `previewer` is given when the first page is there, which comes first. */
export function useTitles(previewer: Previewer | undefined): PageTitles {
  const [titles, setTitles] = useState(noTitles);
  useEffect(() => {
    if (!previewer) return;
    const all = new Map<string, string>();
    // Told by the batch, since each of them draws the list again.
    const tell = (isComplete: boolean) => setTitles({ titles: new Map(all), isComplete });
    const read = async () => {
      await previewer.readTitles((batch) => {
        for (const [path, title] of batch) all.set(path, title);
        tell(false);
      });
      tell(true);
    };
    // Without titles the list has paths; what is wrong with the file is told when a page is asked for.
    read().catch(() => undefined);
  }, [previewer]);
  return titles;
}
