// Modules loaded after the element is usable. Files can be chosen before form and queue are loaded.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import { MoreSources } from '#features/add-documents/intake/more-sources.tsx';

import { AssetForm } from '../../pages/asset-form.tsx';
import { UploadsPanel } from '../../pages/uploads-panel.tsx';

import { AssetOfCode } from './asset-of-code.tsx';
import { EmbedAssetNote } from './embed-asset-note.tsx';

export { configProblemText } from '../../config/config-problem-text.ts';
export { RoleNotice } from '../../layout/role-notice.tsx';
export { createServices, openSession } from '../../session/session.ts';
export { describeUpload } from '../events/describe-upload.ts';
export { readProps } from '../element/read-props.ts';
export { emitUploadEvents } from '../events/emit-upload-events.ts';

/** Creates the panels of one instance, with their shared query client. No timer is left when it is unmounted. */
export function createPanels() {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const within =
    <P extends object>(Panel: ComponentType<P>) =>
    (props: P) => (
      <QueryClientProvider client={queries}>
        <Panel {...props} />
      </QueryClientProvider>
    );
  return {
    AssetForm: within(AssetForm),
    AssetOfCode: within(AssetOfCode),
    EmbedAssetNote: within(EmbedAssetNote),
    MoreSources,
    UploadsPanel: within(UploadsPanel),
  };
}
