// Modules of the application's page that are loaded after first paint, in one chunk.
import { AssetCheck as Check, AssetOwner as Owner } from './asset/asset-check.tsx';
import { ChangeAsset as Change } from './asset/change-asset.tsx';
import { ChosenElsewhere as Elsewhere } from './asset/chosen-elsewhere.tsx';
import { ChooseAssetPage as Choose } from './choose-asset-page.tsx';
import { withQueries } from './workspace/with-queries.tsx';

export { DeferredStyles } from '../deferred-styles.tsx';
export { HeaderStatus } from '../layout/header-status.tsx';
export { RoleNotice } from '../layout/role-notice.tsx';
export { LostDraftsNote, PageAnnouncer, PersonNotes } from '../person/person-notes.tsx';
export { ReleaseNotice } from '../release/release-notice.tsx';
export { leaveSession } from '../session/leave-session.ts';
export { openSession } from '../session/session.ts';
export { createPageServices as createServices } from '../session/page-services.ts';
export { SystemIndicators } from '../system-indicators/system-indicators.tsx';
export { AssetDocuments } from './asset/asset-documents.tsx';

export const AssetCheck = withQueries(Check);
export const AssetOwner = withQueries(Owner);
export const ChangeAsset = withQueries(Change);
export const ChooseAssetPage = withQueries(Choose);
export const ChosenElsewhere = withQueries(Elsewhere);
