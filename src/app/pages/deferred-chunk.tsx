// Modules loaded after first paint. Files can be chosen before form and queue are loaded.
import { QueryClient } from '@tanstack/react-query';

import { MoreSources } from '#features/add-documents/intake/more-sources.tsx';

import { RoleNotice } from '../layout/role-notice.tsx';
import { ReleaseNotice } from '../release/release-notice.tsx';
import { AssetCheck } from './asset-check.tsx';
import { AssetDocuments } from './asset-documents.tsx';
import { AssetForm } from './asset-form.tsx';
import { ChangeAsset } from './change-asset.tsx';
import { ChooseAssetPage } from './choose-asset-page.tsx';
import { ChosenElsewhere } from './chosen-elsewhere.tsx';
import { UploadsPanel } from './uploads-panel.tsx';
import { withQueries } from './with-queries.tsx';

export { LostDraftsNote } from '../drafts/lost-drafts-note.tsx';
export { HeaderStatus } from '../layout/header-status.tsx';
export { PersonNotes } from '../person/person-notes.tsx';
export { openSession } from '../session/session.ts';
export { createPageServices as createServices } from '../share-target/page-services.ts';
export { SystemIndicators } from '../system-indicators/system-indicators.tsx';

/** Creates the panels of one person's pages, with a query client of their own. */
export function createPanels() {
  const within = withQueries(new QueryClient());
  return {
    AssetCheck: within(AssetCheck),
    AssetDocuments,
    AssetForm: within(AssetForm),
    ChangeAsset: within(ChangeAsset),
    ChooseAssetPage: within(ChooseAssetPage),
    ChosenElsewhere: within(ChosenElsewhere),
    MoreSources,
    ReleaseNotice: within(ReleaseNotice),
    RoleNotice,
    UploadsPanel: within(UploadsPanel),
  };
}

/** Panels of one person's pages. */
export type Panels = ReturnType<typeof createPanels>;
