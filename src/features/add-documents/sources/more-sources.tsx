import Camera from 'lucide-react/icons/camera';
import Scan from 'lucide-react/icons/scan';
import { useEffectEvent, type RefObject, useEffect, useRef, useState } from 'react';

import { namedAfterAsset } from '#asset/asset-file-name.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import type { FileLimits } from '#intake/file-limits.ts';
import type { IntakeStore } from '#intake/store.ts';
import { textFields } from '#ui/field/text-fields.ts';

import { LoadedPdfEditor } from '../photo-editor/load-pdf-editor.tsx';
import { CameraButton } from '../photos/camera-button.tsx';
import { acceptsPdf, acceptsPhotos } from './accepts-photos.ts';
import { useHasFiles } from './use-intake-facts.ts';

interface MoreSourcesProps {
  /** Photos are named after it. */
  readonly assetId: string;
  /** False while another page is shown: pasted files aren't for this one. */
  readonly isShown: boolean;
  /** True for a person who may not upload. */
  readonly isDisabled: boolean;
  readonly limits: FileLimits;
  readonly accept: (files: readonly File[]) => void;
  /** Another store is another person's stay, in which the editor for photos is closed. */
  readonly store: IntakeStore;
}

/** Further ways to choose files: the camera of phones and tablets, and the clipboard. */
export function MoreSources({ isShown, ...props }: MoreSourcesProps) {
  const { isDisabled, limits, accept } = props;
  const place = useRef<HTMLDivElement>(null);
  usePaste(place, (files) => {
    const isForThis = isShown && !isDisabled;
    if (isForThis) accept(files);
    return isForThis;
  });
  return (
    <div ref={place} className="camera">
      {acceptsPhotos(limits) && <CameraSources {...props} />}
    </div>
  );
}

/** Photos as they are, and photos of paper as a PDF. */
function CameraSources(props: Omit<MoreSourcesProps, 'isShown'>) {
  const { assetId, isDisabled, limits, accept, store } = props;
  const words = deviceMessages(useI18n());
  const hasFiles = useHasFiles(store);
  const [opened, setOpened] = useState<{ readonly photo: File; readonly store: IntakeStore }>();
  const scanned = opened?.store === store ? opened.photo : undefined;
  const [isUnavailable, setIsUnavailable] = useState(false);
  const finish = (files: readonly File[]) => {
    setOpened(undefined);
    accept(files);
  };
  return (
    <>
      <CameraButton
        {...(hasFiles ? { look: 'icon', 'aria-label': words.takePhoto } : { look: 'primary' })}
        disabled={isDisabled}
        inputLabel={words.photo}
        onPhoto={(photo) => accept([namedAfterAsset(photo, assetId)])}
      >
        <Camera />
        {!hasFiles && <span>{words.takePhoto}</span>}
      </CameraButton>
      {acceptsPdf(limits) && (
        <CameraButton
          {...(hasFiles && { look: 'icon', 'aria-label': words.paper.scanToPdf })}
          disabled={isDisabled}
          inputLabel={words.paper.photo}
          onPhoto={(photo) => {
            setIsUnavailable(false);
            setOpened({ photo: namedAfterAsset(photo, assetId), store });
          }}
        >
          <Scan />
          {!hasFiles && <span>{words.paper.scanToPdf}</span>}
        </CameraButton>
      )}
      {isUnavailable && (
        <p className="field__error" role="alert">
          {words.paper.unavailable}
        </p>
      )}
      {scanned && (
        <LoadedPdfEditor
          photo={scanned}
          {...{ assetId, store }}
          onSaved={(pdf) => finish([pdf])}
          onKept={finish}
          onUnavailable={() => {
            setIsUnavailable(true);
            finish([scanned]);
          }}
        />
      )}
    </>
  );
}

/**
 * Calls `accept` with files pasted anywhere on the page, or within the shadow root of `place`; `accept` returns true if it
 * accepted them. Pastes of text and pastes in a dialog are left alone.
 */
export function usePaste(
  place: RefObject<Element | null>,
  accept: (files: readonly File[]) => boolean,
): void {
  const latest = useEffectEvent(accept);
  useEffect(() => {
    const root = place.current?.getRootNode();
    const onPaste = (event: Event) => {
      const { clipboardData } = event as ClipboardEvent;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length === 0 || isForAnother(event) || isText(event, clipboardData!)) return;
      if (latest(files)) event.preventDefault();
    };
    root?.addEventListener('paste', onPaste);
    return () => root?.removeEventListener('paste', onPaste);
  }, [place]);
}

function isForAnother(event: Event): boolean {
  const [target] = event.composedPath();
  return event.defaultPrevented || (target instanceof Element && target.closest('dialog') !== null);
}

/**
 * Returns true for text with a picture of it, as spreadsheets copy cells, and for text pasted into a field. Copied files
 * have names, which systems add as text.
 */
function isText(event: Event, { types, files }: DataTransfer): boolean {
  const [target] = event.composedPath();
  const isInField = target instanceof Element && target.matches(textFields);
  return types.includes('text/plain') && (isInField || [...files].every(({ name }) => name === 'image.png'));
}
