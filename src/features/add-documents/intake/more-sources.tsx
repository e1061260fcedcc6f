import { useRef } from 'react';

import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import { Button } from '#ui/button.tsx';
import { useSheet } from '#ui/use-sheet.ts';

import type { FileLimits } from './chosen-file.ts';

import { namedAfterAsset } from '../photos/asset-file-name.ts';
import css from '../photos/photos.css?inline';
import { takesPhotos } from './takes-photos.ts';
import { usePaste } from './use-paste.ts';

interface MoreSourcesProps {
  /** What has no name of its own is named after it. */
  readonly assetId: string;
  /** False while another page is shown: what is pasted there is not for this one. */
  readonly isShown: boolean;
  readonly limits: FileLimits;
  readonly take: (files: readonly File[]) => void;
}

/** Further ways to files: the camera of phones and tablets, and the clipboard. */
export function MoreSources({ assetId, isShown, limits, take }: MoreSourcesProps) {
  const words = useDeviceMessages();
  const place = useRef<HTMLDivElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  // For what is offered about photos in the foot of the form, too.
  useSheet(place, css);
  usePaste(place, (files) => {
    if (isShown) take(files.map((file) => (isScreenshot(file) ? namedAfterAsset(file, assetId) : file)));
    return isShown;
  });
  return (
    <div ref={place}>
      {takesPhotos(limits) && (
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
              // The next photo may have the same name, and would be no change.
              target.value = '';
            }}
          />
          <Button onClick={() => camera.current?.click()}>{words.takePhoto}</Button>
        </>
      )}
    </div>
  );
}

/** What all browsers call a picture that is on the clipboard without a file. */
const isScreenshot = ({ name }: File): boolean => name === 'image.png';
