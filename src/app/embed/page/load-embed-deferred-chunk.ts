import { lazyModule, type ModuleOf } from '#lib/lazy.ts';

/** The deferred modules, in one chunk. */
export const embedDeferredChunk = lazyModule(() => import('./embed-deferred-chunk.tsx'));

/** The deferred modules. */
export type EmbedDeferredChunk = ModuleOf<typeof embedDeferredChunk>;
