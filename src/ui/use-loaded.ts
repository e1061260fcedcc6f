import { startTransition, useEffect, useState } from 'react';

/** A part of the application that comes after the page: on its way, not to be had, or here. */
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
    // What is new on the page may take its time, so that the page goes on listening meanwhile.
    (part) => startTransition(() => tell({ status: 'loaded', part })),
    () => tell({ status: 'failed', retry }),
  );
}
