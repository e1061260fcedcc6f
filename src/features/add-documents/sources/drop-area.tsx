import { useEffect, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import type { FileLimits } from '#intake/chosen-file.ts';
import { Button } from '#ui/button.tsx';
import { useLoaded } from '#ui/loading/use-loaded.ts';

import { preparation } from './preparation.ts';
import type { FileSources } from './use-file-sources.ts';

interface DropAreaProps {
  readonly sources: FileSources;
  readonly limits: FileLimits;
  readonly isDisabled: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  /** Receives the place of commands for what was chosen. */
  readonly commandsRef: Ref<HTMLElement>;
  /** Further ways to choose files. */
  readonly children: ReactNode;
}

/** The buttons for choosing files. Files dropped anywhere on the application arrive here. */
export function DropArea({ sources, limits, isDisabled, buttonRef, commandsRef, children }: DropAreaProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { rootProps, inputProps, rootRef, open } = sources;
  const isDraggedOver = useIsDraggedOver(rootRef);
  const code = useLoaded(preparation);
  const part = code.status === 'loaded' ? code.part : undefined;
  const { acceptedTypes } = limits;
  const hasPhotos = !acceptedTypes || part?.acceptsPhotos(limits);
  return (
    <div {...rootProps} className="drop" part="drop-area">
      {isDraggedOver && !isDisabled && (
        <div className="drop__overlay">
          <strong>{t.add.dropNow}</strong>
        </div>
      )}
      <div className="drop__text">
        {/* Hidden from assistive technology in favour of the button below, so that it finds one control and not two. */}
        <input {...inputProps} accept={acceptedTypes?.join()} hidden aria-label={t.add.chosenFiles} />
        <strong>{t.add.drop}</strong>
        <p className="muted small" data-restricted={acceptedTypes && true}>
          {joinSentences(
            [
              acceptedTypes
                ? t.add.acceptedOnly(formats.and(part?.acceptedKinds(acceptedTypes) ?? acceptedTypes))
                : t.add.accepted,
              limits.maxFileSizeBytes !== undefined && t.add.limit(formats.bytes(limits.maxFileSizeBytes)),
            ],
            i18n,
          )}
        </p>
      </div>
      {/* Before the other buttons: on a device in a hand, the camera is what people reach for. */}
      <div className={hasPhotos ? 'drop__camera' : undefined}>{children}</div>
      <div className="row">
        <Button ref={buttonRef} disabled={isDisabled} onClick={open}>
          {t.add.chooseFiles}
        </Button>
        {'webkitdirectory' in HTMLInputElement.prototype && (
          <FolderButton isDisabled={isDisabled} onFiles={sources.acceptFolder} />
        )}
        <span className="drop__commands row" ref={commandsRef} />
      </div>
    </div>
  );
}

/** Returns true while files are dragged over the application that `place` is in. */
function useIsDraggedOver(place: RefObject<HTMLElement | null>): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const app = place.current?.closest('.app') ?? undefined;
    const end = new AbortController();
    // Entered elements that weren't left: WebKit doesn't say where a drag goes when it leaves an element.
    let entered: readonly Node[] = [];
    const on = (target: EventTarget | undefined, type: string, next: (event: DragEvent) => readonly Node[]) =>
      target?.addEventListener(
        type,
        (event) => {
          // A removed element is never left.
          entered = next(event as DragEvent).filter((each) => each.isConnected);
          setDragged(entered.length > 0);
        },
        { signal: end.signal },
      );
    const isOfFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    on(app, 'dragenter', (event) => (isOfFiles(event) ? [...entered, event.target as Node] : entered));
    on(app, 'dragleave', ({ target }) => entered.filter((each) => each !== target));
    // After React's own listener: an overlay removed before it would take the drop with it.
    on(window, 'drop', () => []);
    // Browsers report no movement of the pointer during a drag.
    on(window, 'pointermove', () => []);
    return () => end.abort();
  }, [place]);
  return isDragged;
}

interface FolderButtonProps {
  readonly isDisabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function FolderButton({ isDisabled, onFiles }: FolderButtonProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  // For an empty folder, browsers only report that nothing was chosen, and React has no property for that event.
  useEffect(() => {
    const element = input.current;
    const onCancel = () => onFiles([]);
    element?.addEventListener('cancel', onCancel);
    return () => element?.removeEventListener('cancel', onCancel);
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        {...{ webkitdirectory: '' }}
        aria-label={t.add.chosenFolder}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same folder chosen again is a change too.
          target.value = '';
        }}
      />
      <Button disabled={isDisabled} data-folder onClick={() => input.current?.click()}>
        {t.add.chooseFolder}
      </Button>
    </>
  );
}
