// Modules loaded after first paint. Files can be chosen before form and queue are loaded.
export { MoreSources } from '#features/add-documents/intake/more-sources.tsx';

export { LostDraftsNote } from '../drafts/lost-drafts-note.tsx';
export { HeaderStatus } from '../layout/header-status.tsx';
export { AssetCheck } from './asset-check.tsx';
export { AssetForm } from './asset-form.tsx';
export { ChangeAsset } from './change-asset.tsx';
export { ChooseAssetPage } from './choose-asset-page.tsx';
export { PersonNotes } from '../person/person-notes.tsx';
export { ReleaseNotice } from '../release/release-notice.tsx';
export { openSession } from '../session/session.ts';
export { createPageServices as createServices } from '../share-target/page-services.ts';
export { SystemIndicators } from '../system-indicators/system-indicators.tsx';
export { UploadsPanel } from './uploads-panel.tsx';
