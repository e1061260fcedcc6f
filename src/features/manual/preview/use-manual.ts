import { useCallback, useEffect, useState } from 'react';

import { isWorkerFailedError } from '#lib/worker/worker-failed-error.ts';
import { createPreviewWorker } from '#manual/preview/create-preview-worker.ts';
import { createPreviewer, type Previewer } from '#manual/preview/previewer.ts';

/** Why nothing can be shown. */
export type PreviewFailure = 'unreadable' | 'unsafe' | 'crashed' | 'frame';

/** A manual on its way to be read. */
export type Manual =
  | { readonly status: 'opening' }
  | { readonly status: 'failed'; readonly failure: PreviewFailure }
  | { readonly status: 'open'; readonly previewer: Previewer; readonly pages: readonly string[] };

/** Titles of pages by path, as far as they are known. */
export interface PageTitles {
  readonly titles: ReadonlyMap<string, string>;
  readonly isComplete: boolean;
}

/** Opens a manual for as long as it is looked at, and reads the titles of its pages. */
export function useManual(file: File) {
  const [manual, setManual] = useState<Manual>({ status: 'opening' });
  const [titles, setTitles] = useState<PageTitles>({ titles: new Map(), isComplete: false });
  const fail = useCallback((failure: PreviewFailure) => setManual({ status: 'failed', failure }), []);
  const onError = useCallback(
    (error: unknown) => fail(isWorkerFailedError(error) ? 'crashed' : 'unreadable'),
    [fail],
  );
  useEffect(() => {
    const previewer = createPreviewer(file, createPreviewWorker);
    let isClosed = false;
    const begin = async () => {
      const list = await previewer.open();
      if (list === undefined) return fail('unsafe');
      setManual({ status: 'open', previewer, pages: list.pages });
      await readTitles(previewer, setTitles);
    };
    // What a closed worker says is no failure.
    begin().catch((error: unknown) => isClosed || onError(error));
    return () => {
      isClosed = true;
      previewer.close();
    };
  }, [file, fail, onError]);
  return { manual, titles, fail, onError };
}

/** Gathers titles; told by the batch, since each of them draws the list again. */
async function readTitles(previewer: Previewer, setTitles: (titles: PageTitles) => void): Promise<void> {
  const titles = new Map<string, string>();
  const tell = (isComplete: boolean): void => setTitles({ titles: new Map(titles), isComplete });
  await previewer.readTitles((batch) => {
    for (const [path, title] of batch) titles.set(path, title);
    tell(false);
  });
  tell(true);
}
