import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import { Button } from '#ui/button.tsx';

/** Hint in the row of a photo that looks blurred; it doesn't stop anything. */
export function BlurNote() {
  const { blurred } = useDeviceMessages();
  return <div className="document__file blur-note small">{blurred}</div>;
}

interface EditPhotoButtonProps {
  /** Element ID of the file's name. */
  readonly nameId: string;
  readonly onEdit: () => void;
}

/** Opens the photo of a row in the editor. */
export function EditPhotoButton({ nameId, onEdit }: EditPhotoButtonProps) {
  const { paper: words } = useDeviceMessages();
  return (
    <div className="document__photo">
      <Button aria-describedby={nameId} onClick={onEdit}>
        {words.edit}
      </Button>
    </div>
  );
}
