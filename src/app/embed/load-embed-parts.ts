/** What comes after the first moment, in one piece. */
export const loadEmbedParts = () => import('./embed-parts.tsx');

/** What comes with the second part of the code. */
export type EmbedParts = Awaited<ReturnType<typeof loadEmbedParts>>;
