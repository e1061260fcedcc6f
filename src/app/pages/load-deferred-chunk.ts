/** What comes after the first moment of a page, in one piece. */
export const loadLateParts = () => import('./deferred-chunk.ts');

/** What comes after the page is usable. */
export type LateParts = Awaited<ReturnType<typeof loadLateParts>>;
