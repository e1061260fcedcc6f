import { lazyModule, type ModuleOf } from '#lib/lazy.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';

/** Code that the element loads after the first paint. */
export const embedParts = lazyModule(() => import('./embed-deferred-chunk.tsx'));

/** The modules of that chunk. */
export type EmbedParts = ModuleOf<typeof embedParts>;

export const AssetOfCode = lazyPart(embedParts, (parts) => parts.AssetOfCode);
export const EmbedAssetNote = lazyPart(embedParts, (parts) => parts.EmbedAssetNote);
export const LateStyles = lazyPart(embedParts, (parts) => parts.LateStyles);
export const LostDraftsNote = lazyPart(embedParts, (parts) => parts.LostDraftsNote);
export const PendingNote = lazyPart(embedParts, (parts) => parts.PendingNote);
export const PersonAnnouncer = lazyPart(embedParts, (parts) => parts.PersonAnnouncer);
export const RoleNotice = lazyPart(embedParts, (parts) => parts.RoleNotice);
export const UnclaimedNote = lazyPart(embedParts, (parts) => parts.UnclaimedNote);
