import { useEffect, useState } from 'react';

import type { Previewer } from '#manual/preview/previewer.ts';

/** Titles by path, as far as they are known. */
export interface PageTitles {
  readonly titles: ReadonlyMap<string, string>;
  readonly isComplete: boolean;
}

const noTitles: PageTitles = { titles: new Map(), isComplete: false };

/** Reads the titles of all pages. `previewer` is given once the first page is shown, which has priority. */
export function useTitles(previewer: Previewer | undefined): PageTitles {
  const [titles, setTitles] = useState(noTitles);
  useEffect(() => {
    if (!previewer) return;
    const all = new Map<string, string>();
    // Delivered in batches, because each one renders the list again.
    const update = (isComplete: boolean) => setTitles({ titles: new Map(all), isComplete });
    const read = async () => {
      await previewer.readTitles((batch) => {
        for (const [path, title] of batch) all.set(path, title);
        update(false);
      });
      update(true);
    };
    // Without titles the list shows paths; a problem with the file is reported when a page is requested.
    read().catch(() => undefined);
  }, [previewer]);
  return titles;
}
