/** Loads the deferred modules in one chunk. */
export const loadEmbedDeferredChunk = () => import('./embed-deferred-chunk.tsx');

/** The deferred modules. */
export type EmbedDeferredChunk = Awaited<ReturnType<typeof loadEmbedDeferredChunk>>;
