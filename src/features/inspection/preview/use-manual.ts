import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';

import { isWorkerFailedError } from '#lib/worker/worker-failure.ts';
import { createPreviewer, type Previewer } from '#manual/preview/previewer.ts';

/** Reason why nothing can be shown. */
export type PreviewFailure = 'unreadable' | 'unsafe' | 'crashed' | 'frame';

/** Manual that is loading, loaded or failed. */
export type Manual =
  | { readonly status: 'opening'; readonly previewer?: Previewer }
  | { readonly status: 'failed'; readonly failure: PreviewFailure }
  | { readonly status: 'open'; readonly previewer: Previewer; readonly pages: readonly string[] };

/** Opens a manual while the component is mounted; `reopen` tries again after a failure. */
export function useManual(file: File, startPage: string | undefined) {
  const [attempt, reopen] = useReducer((count: number) => count + 1, 0);
  const source = useMemo(() => ({ file, startPage, attempt }), [file, startPage, attempt]);
  const [manual, setManual] = useState<Manual>({ status: 'opening' });
  const fail = useCallback((failure: PreviewFailure) => setManual({ status: 'failed', failure }), []);
  const onError = useCallback(
    (error: unknown) => {
      if (!isAbort(error)) fail(isWorkerFailedError(error) ? 'crashed' : 'unreadable');
    },
    [fail],
  );
  useEffect(() => {
    const previewer = createPreviewer(source.file);
    // The frame loads while the directory is read.
    // oxlint-disable-next-line react/set-state-in-effect -- a worker starts with the effect and ends with it
    setManual({ status: 'opening', previewer });
    const begin = async () => {
      const list = await previewer.open(source.startPage);
      if (list === undefined) return fail('unsafe');
      setManual({ status: 'open', previewer, pages: list.pages });
    };
    begin().catch(onError);
    return () => previewer.close();
  }, [source, fail, onError]);
  return { manual, fail, onError, reopen };
}

/** Returns true for requests that were aborted because the previewer closed; these aren't failures. */
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
