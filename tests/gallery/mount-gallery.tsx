import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

import { EditsProvider } from '#features/uploads/edits.tsx';

import { adoptStyles } from '../../src/app/styles.ts';

import css from './gallery.css?inline';
import { GalleryPage } from './gallery-page.tsx';

/** Puts every component in every state into an element, for whoever works on how they look. */
export function mountGallery(target: Element): void {
  adoptStyles(document, css);
  createRoot(target).render(
    <QueryClientProvider client={new QueryClient()}>
      <EditsProvider>
        <GalleryPage />
      </EditsProvider>
    </QueryClientProvider>,
  );
}
