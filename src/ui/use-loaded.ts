import { startTransition, useEffect, useState } from 'react';

/** A deferred chunk: loading, failed or loaded. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly part: T };

/** Loads code after the first paint. `load` must be a stable function. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  useEffect(() => begin(load, setLoaded), [load]);
  return loaded;
}

function begin<T>(load: () => Promise<T>, emit: (loaded: Loaded<T>) => void): void {
  const retry = () => {
    emit({ status: 'loading' });
    begin(load, emit);
  };
  load().then(
    // As a transition, so that the page stays responsive.
    (part) => startTransition(() => emit({ status: 'loaded', part })),
    (error: unknown) => emit({ status: 'failed', error, retry }),
  );
}
