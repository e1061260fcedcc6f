import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

import { EditsProvider } from '#features/uploads/edit/edits.tsx';

import { DeferredStyles } from '../../src/app/deferred-styles.tsx';
import { adoptStyles, styles } from '../../src/app/styles.ts';
import { GalleryPage } from './gallery-page.tsx';

import sharedCss from '../../src/features/add-documents/form/shared-metadata.css?inline';
import tableCss from '../../src/features/add-documents/table/table.css?inline';
import duplicateCss from '../../src/features/duplicates/duplicate.css?inline';
import tokens from '../../src/ui/tokens.css?inline';
import css from './gallery.css?inline';

adoptStyles(document, tokens, ...styles, sharedCss, tableCss, duplicateCss, css);
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <EditsProvider>
      <DeferredStyles />
      <GalleryPage />
    </EditsProvider>
  </QueryClientProvider>,
);
