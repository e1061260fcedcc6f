import { useRef, type ComponentProps } from 'react';

import { Button } from '#ui/button.tsx';

interface CameraButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Names the file input for assistive technology. */
  readonly inputLabel: string;
  readonly onPhoto: (photo: File) => void;
}

/** Button that takes a photo with the camera of a phone or tablet; elsewhere, it chooses a picture. Needs no permission. */
export function CameraButton({ inputLabel, onPhoto, ...button }: CameraButtonProps) {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={inputLabel}
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          if (photo) onPhoto(photo);
          // Without this, a photo with the same name would fire no event.
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => camera.current?.click()} />
    </>
  );
}
