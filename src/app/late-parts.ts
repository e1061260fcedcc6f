// What a page can do without for its first moment: files are chosen before there is a form, or a queue, for them.
export { MoreSources } from '#features/add-documents/photos/more-sources.tsx';

export { AssetForm } from './asset-form.tsx';
export { ChooseAssetPage } from './choose-asset-page.tsx';
export { HistoryPanel } from './history-panel.tsx';
export { ReleaseNotice } from './release/release-notice.tsx';
export { createServices, openSession } from './session.ts';
export { UploadsPanel } from './uploads-panel.tsx';
