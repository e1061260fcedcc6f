import { lazyModule, type ModuleOf } from '#lib/lazy.ts';

/** The modules that the first paint doesn't need, in one chunk. */
export const deferredChunk = lazyModule(() => import('./deferred-chunk.tsx'));

/** The modules of that chunk. */
export type DeferredChunk = ModuleOf<typeof deferredChunk>;
