import { startTransition, useEffect, useState } from 'react';

import type { LazyModule } from '#lib/lazy.ts';

/** Lazily loaded code: loading, failed or loaded. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly part: T };

/** Loads code after the first paint; code that is loaded already is there at once. `module` must be stable. */
export function useLoaded<T>(module: LazyModule<T>): Loaded<T> {
  const [loaded, setLoaded] = useState(() => stateOf(module));
  useEffect(() => {
    // As a transition, so that the page stays responsive.
    const set = (next: Loaded<T>) => setLoaded((before) => (before.status === 'loaded' ? before : next));
    const show = () => startTransition(() => set(stateOf(module)));
    const begin = () => {
      module.load().then(show, (error: unknown) => set({ status: 'failed', error, retry }));
    };
    const retry = () => {
      set({ status: 'loading' });
      void refetchScripts().then(begin);
    };
    const unsubscribe = module.subscribe(show);
    begin();
    return unsubscribe;
  }, [module]);
  return loaded;
}

function stateOf<T>(module: LazyModule<T>): Loaded<T> {
  const part = module.loaded();
  return part === undefined ? { status: 'loading' } : { status: 'loaded', part };
}

/**
 * Fetches the scripts that this page has asked for past the browser's cache, which may have kept an error page in place of
 * one. Without a service worker, nothing else would replace that. Never rejects.
 */
async function refetchScripts(): Promise<void> {
  // All scripts of a build are in one folder.
  const folder = import.meta.url.replace(/[^/]*$/, '');
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = [...preloads.map(({ href }) => href), ...loaded].filter(
    (url) => url.startsWith(folder) && url.endsWith('.js'),
  );
  await Promise.allSettled([...new Set(scripts)].map(refetch));
}

const refetch = async (url: string): Promise<Blob> => (await fetch(url, { cache: 'reload' })).blob();
