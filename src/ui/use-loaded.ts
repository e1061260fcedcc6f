import { startTransition, useEffect, useState } from 'react';

/** A deferred chunk: loading, failed or loaded. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly part: T };

/** Loads a part when the page has been shown, and again when asked to. `load` must stay the same between renderings. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  useEffect(() => begin(load, setLoaded), [load]);
  return loaded;
}

function begin<T>(load: () => Promise<T>, tell: (loaded: Loaded<T>) => void): void {
  const retry = () => {
    tell({ status: 'loading' });
    begin(load, tell);
  };
  load().then(
    // As a transition, so that the page stays responsive.
    (part) => startTransition(() => tell({ status: 'loaded', part })),
    () => tell({ status: 'failed', retry }),
  );
}
