import type { ComponentProps } from 'react';

import { FileButton } from '#ui/controls/file-button.tsx';

interface CameraButtonProps extends Omit<ComponentProps<typeof FileButton>, 'input' | 'onFiles'> {
  readonly onPhoto: (photo: File) => void;
}

/** Button that takes a photo with the camera of a phone or tablet; elsewhere, it chooses a picture. Needs no permission. */
export const CameraButton = ({ onPhoto, ...button }: CameraButtonProps) => (
  <FileButton
    {...button}
    input={{ accept: 'image/*', capture: 'environment' }}
    onFiles={([photo]) => photo && onPhoto(photo)}
  />
);
