/** What comes after the first moment, in one piece. */
export const loadEmbedDeferredChunk = () => import('./embed-deferred-chunk.tsx');

/** What comes with the second part of the code. */
export type EmbedDeferredChunk = Awaited<ReturnType<typeof loadEmbedDeferredChunk>>;
