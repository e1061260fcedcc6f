import type { ComponentType } from 'react';

import type { LazyModule } from '#lib/lazy.ts';

import { useLoaded, type Loaded } from './use-loaded.ts';

/** Returns a component whose code is loaded on first use. Until then `Pending` is shown; nothing without it. */
export function lazyPart<Module, Props extends object>(
  module: LazyModule<Module>,
  select: (part: Module) => ComponentType<Props>,
  Pending?: ComponentType<{ readonly loaded: Loaded<Module> }>,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const loaded = useLoaded(module);
    if (loaded.status !== 'loaded') return Pending && <Pending loaded={loaded} />;
    const Part = select(loaded.part);
    return <Part {...props} />;
  };
}
