import { lazyModule, type ModuleOf } from '#lib/lazy.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';

/** Code that the element loads after the first paint. */
export const embedChunk = lazyModule(() => import('./embed-deferred-chunk.tsx'));

/** The modules of that chunk. */
export type EmbedChunk = ModuleOf<typeof embedChunk>;

export const AssetOfCode = lazyPart(embedChunk, (chunk) => chunk.AssetOfCode);
export const EmbedAssetNote = lazyPart(embedChunk, (chunk) => chunk.EmbedAssetNote);
export const DeferredStyles = lazyPart(embedChunk, (chunk) => chunk.DeferredStyles);
export const LostDraftsNote = lazyPart(embedChunk, (chunk) => chunk.LostDraftsNote);
export const PendingNote = lazyPart(embedChunk, (chunk) => chunk.PendingNote);
export const PersonAnnouncer = lazyPart(embedChunk, (chunk) => chunk.PersonAnnouncer);
export const RoleNotice = lazyPart(embedChunk, (chunk) => chunk.RoleNotice);
export const UnclaimedNote = lazyPart(embedChunk, (chunk) => chunk.UnclaimedNote);
