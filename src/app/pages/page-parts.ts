import { lazyModule } from '#lib/lazy.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';

/** Code that the application's page loads after the first paint. */
export const pageParts = lazyModule(() => import('./deferred-chunk.tsx'));

export const AssetCheck = lazyPart(pageParts, (parts) => parts.AssetCheck);
export const AssetDocuments = lazyPart(pageParts, (parts) => parts.AssetDocuments);
export const AssetOwner = lazyPart(pageParts, (parts) => parts.AssetOwner);
export const ChangeAsset = lazyPart(pageParts, (parts) => parts.ChangeAsset);
export const ChooseAssetPage = lazyPart(pageParts, (parts) => parts.ChooseAssetPage);
export const ChosenElsewhere = lazyPart(pageParts, (parts) => parts.ChosenElsewhere);
export const HeaderStatus = lazyPart(pageParts, (parts) => parts.HeaderStatus);
export const LateStyles = lazyPart(pageParts, (parts) => parts.LateStyles);
export const LostDraftsNote = lazyPart(pageParts, (parts) => parts.LostDraftsNote);
export const PageAnnouncer = lazyPart(pageParts, (parts) => parts.PageAnnouncer);
export const PersonNotes = lazyPart(pageParts, (parts) => parts.PersonNotes);
export const ReleaseNotice = lazyPart(pageParts, (parts) => parts.ReleaseNotice);
export const RoleNotice = lazyPart(pageParts, (parts) => parts.RoleNotice);
export const SystemIndicators = lazyPart(pageParts, (parts) => parts.SystemIndicators);
