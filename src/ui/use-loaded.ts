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
  useEffect(
    () => begin(module, (next) => setLoaded((before) => (before.status === 'loaded' ? before : next))),
    [module],
  );
  return loaded;
}

function stateOf<T>(module: LazyModule<T>): Loaded<T> {
  const part = module.loaded();
  return part === undefined ? { status: 'loading' } : { status: 'loaded', part };
}

function begin<T>(module: LazyModule<T>, emit: (loaded: Loaded<T>) => void): void {
  const retry = () => {
    emit({ status: 'loading' });
    begin(module, emit);
  };
  module.load().then(
    // As a transition, so that the page stays responsive.
    (part) => startTransition(() => emit({ status: 'loaded', part })),
    (error: unknown) => emit({ status: 'failed', error, retry }),
  );
}
