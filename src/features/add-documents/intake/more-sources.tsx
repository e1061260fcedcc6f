import { useRef } from 'react';

import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import { Button } from '#ui/button.tsx';
import { useSheet } from '#ui/use-sheet.ts';

import type { FileLimits } from './chosen-file.ts';

import { namedAfterAsset } from '../photos/asset-file-name.ts';
import css from '../photos/photos.css?inline';
import { acceptsPhotos } from './accepts-photos.ts';
import { usePaste } from './use-paste.ts';

interface MoreSourcesProps {
  /** Photos and screenshots are named after it. */
  readonly assetId: string;
  /** False while another page is shown: pasted files aren't for this one. */
  readonly isShown: boolean;
  /** True for a person who may not upload. */
  readonly isDisabled: boolean;
  readonly limits: FileLimits;
  readonly take: (files: readonly File[]) => void;
}

/** Further ways to choose files: the camera of phones and tablets, and the clipboard. */
export function MoreSources({ assetId, isShown, isDisabled, limits, take }: MoreSourcesProps) {
  const words = useDeviceMessages();
  const place = useRef<HTMLDivElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  // This style sheet also covers the photo offer in the form's footer.
  useSheet(place, css);
  usePaste(place, (files) => {
    const isForThis = isShown && !isDisabled;
    if (isForThis) take(files.map((file) => (isScreenshot(file) ? namedAfterAsset(file, assetId) : file)));
    return isForThis;
  });
  return (
    <div ref={place}>
      {acceptsPhotos(limits) && (
        <>
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            aria-label={words.photo}
            onChange={({ target }) => {
              take([...(target.files ?? [])].map((photo) => namedAfterAsset(photo, assetId)));
              // Without this, a photo with the same name would fire no event.
              target.value = '';
            }}
          />
          <Button disabled={isDisabled} onClick={() => camera.current?.click()}>
            {words.takePhoto}
          </Button>
        </>
      )}
    </div>
  );
}

/** All browsers give this name to a picture on the clipboard that isn't a file. */
const isScreenshot = ({ name }: File): boolean => name === 'image.png';
