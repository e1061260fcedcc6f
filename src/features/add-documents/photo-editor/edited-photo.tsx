import type { IntakeStore } from '#intake/store.ts';

import { LoadedPdfEditor } from './load-pdf-editor.tsx';
import type { PhotoPdfWork } from '../photos/use-photo-pdf.ts';

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
