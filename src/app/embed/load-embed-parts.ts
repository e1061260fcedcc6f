/** What comes after the first moment, in one piece. */
export const loadEmbedParts = () => import('./embed-parts.tsx');

export type EmbedParts = Awaited<ReturnType<typeof loadEmbedParts>>;
