// The parts of an asset's page that are loaded after first paint: files can be chosen before.
import { AssetForm as Form } from './asset-form.tsx';
import { UploadsPanel as Panel } from './uploads-panel.tsx';
import { withQueries } from './with-queries.tsx';

export { MoreSources } from '#features/add-documents/sources/more-sources.tsx';

export const AssetForm = withQueries(Form);
export const UploadsPanel = withQueries(Panel);
