import { lazyModule } from '#lib/lazy.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';

/** Code that the application's page loads after the first paint. */
export const pageChunk = lazyModule(() => import('./deferred-chunk.tsx'));

export const AssetCheck = lazyPart(pageChunk, (chunk) => chunk.AssetCheck);
export const AssetDocuments = lazyPart(pageChunk, (chunk) => chunk.AssetDocuments);
export const AssetOwner = lazyPart(pageChunk, (chunk) => chunk.AssetOwner);
export const ChangeAsset = lazyPart(pageChunk, (chunk) => chunk.ChangeAsset);
export const ChooseAssetPage = lazyPart(pageChunk, (chunk) => chunk.ChooseAssetPage);
export const ChosenElsewhere = lazyPart(pageChunk, (chunk) => chunk.ChosenElsewhere);
export const HeaderStatus = lazyPart(pageChunk, (chunk) => chunk.HeaderStatus);
export const DeferredStyles = lazyPart(pageChunk, (chunk) => chunk.DeferredStyles);
export const LostDraftsNote = lazyPart(pageChunk, (chunk) => chunk.LostDraftsNote);
export const PageAnnouncer = lazyPart(pageChunk, (chunk) => chunk.PageAnnouncer);
export const PersonNotes = lazyPart(pageChunk, (chunk) => chunk.PersonNotes);
export const ReleaseNotice = lazyPart(pageChunk, (chunk) => chunk.ReleaseNotice);
export const RoleNotice = lazyPart(pageChunk, (chunk) => chunk.RoleNotice);
export const SystemIndicators = lazyPart(pageChunk, (chunk) => chunk.SystemIndicators);
