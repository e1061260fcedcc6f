import { useCallback, useEffect } from 'react';

import type { IntakeStore } from '#intake/store.ts';
import { lazyModule } from '#lib/lazy.ts';
import { useLoaded } from '#ui/loading/use-loaded.ts';

import type { PhotoPdfWork } from '../photos/use-photo-pdf.ts';
import type { PdfEditorProps } from './pdf-editor.tsx';

/** The editor and its worker are loaded when a photo is to be edited. */
const editorModule = lazyModule(() => import('./pdf-editor.tsx'));

interface LoadedPdfEditorProps extends Omit<PdfEditorProps, 'onPhotos'> {
  /** Knows the photos that are open in the editor. */
  readonly store: IntakeStore;
  /** Called instead of the other ones if the editor can't be loaded. */
  readonly onUnavailable: () => void;
}

/** The editor, once it is loaded. */
export function LoadedPdfEditor({ onUnavailable, store, ...props }: LoadedPdfEditorProps) {
  const loaded = useLoaded(editorModule);
  const isUnavailable = loaded.status === 'failed';
  useEffect(() => {
    if (isUnavailable) onUnavailable();
  });
  const { photo } = props;
  const { dispatch } = store;
  const onPhotos = useCallback((files: readonly File[]) => dispatch({ type: 'edited', files }), [dispatch]);
  useEffect(() => {
    onPhotos([photo]);
    return () => onPhotos([]);
  }, [onPhotos, photo]);
  return loaded.status === 'loaded' ? <loaded.part.PdfEditor {...props} onPhotos={onPhotos} /> : null;
}

interface EditedPhotoProps {
  readonly photos: PhotoPdfWork;
  readonly assetId: string;
  readonly store: IntakeStore;
}

/** The editor, while it has a photo of the list. */
export function EditedPhoto({ photos: { edited, replaceBy, keep, failToEdit }, ...place }: EditedPhotoProps) {
  if (!edited) return null;
  return (
    <LoadedPdfEditor photo={edited} {...place} onSaved={replaceBy} onKept={keep} onUnavailable={failToEdit} />
  );
}
