/** What comes after the first moment of a page, in one piece. */
export const loadLateParts = () => import('./late-parts.ts');

export type LateParts = Awaited<ReturnType<typeof loadLateParts>>;
