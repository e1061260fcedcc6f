// What a page can do without for its first moment: files are chosen before there is a form for them.
export { AssetForm } from './asset-form.tsx';
export { ChooseAssetPage } from './choose-asset-page.tsx';
export { HistoryPanel } from './history-panel.tsx';
export { UploadsPanel } from './uploads-panel.tsx';
