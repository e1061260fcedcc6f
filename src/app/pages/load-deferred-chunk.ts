/** Loads the modules that the first paint doesn't need, in one chunk. */
export const loadDeferredChunk = () => import('./deferred-chunk.ts');

/** The modules of that chunk. */
export type DeferredChunk = Awaited<ReturnType<typeof loadDeferredChunk>>;
