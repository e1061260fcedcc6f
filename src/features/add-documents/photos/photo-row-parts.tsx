import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import type { IntakeStore } from '#intake/store.ts';
import { Button } from '#ui/button.tsx';

import { LoadedPdfEditor } from './load-pdf-editor.tsx';
import type { PhotoPdfWork } from './use-photo-pdf.ts';

interface EditPhotoButtonProps {
  /** Element ID of the file's name. */
  readonly nameId: string;
  readonly onEdit: () => void;
}

/** Opens the photo of a row in the editor. */
export function EditPhotoButton({ nameId, onEdit }: EditPhotoButtonProps) {
  const { paper: words } = deviceMessages(useI18n());
  return (
    <div className="document__photo">
      <Button look="quiet" aria-describedby={nameId} onClick={onEdit}>
        {words.edit}
      </Button>
    </div>
  );
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
