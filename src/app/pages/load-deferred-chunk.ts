/** What comes after the first moment of a page, in one piece. */
export const loadDeferredChunk = () => import('./deferred-chunk.ts');

/** What comes after the page is usable. */
export type DeferredChunk = Awaited<ReturnType<typeof loadDeferredChunk>>;
