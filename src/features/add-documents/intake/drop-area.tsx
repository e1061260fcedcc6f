import { useEffect, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { lazyModule } from '#lib/lazy.ts';
import { Button } from '#ui/button.tsx';
import { useLoaded } from '#ui/use-loaded.ts';

import type { FileLimits } from './chosen-file.ts';
import { acceptsPhotos } from './accepts-photos.ts';
import type { Intake } from './use-intake.ts';

interface DropAreaProps {
  readonly intake: Intake;
  readonly limits: FileLimits;
  readonly isDisabled: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  /** Receives the place of commands for what was chosen. */
  readonly commandsRef: Ref<HTMLElement>;
  /** Further ways to choose files. */
  readonly children: ReactNode;
}

/** The buttons for choosing files. Files dropped anywhere on the application arrive here. */
export function DropArea({ intake, limits, isDisabled, buttonRef, commandsRef, children }: DropAreaProps) {
  const { t } = useI18n();
  const { getRootProps, getInputProps, rootRef, open } = intake.dropzone;
  const isDraggedOver = useIsDraggedOver(rootRef);
  return (
    <div {...getRootProps({ onDrop: intake.onDrop })} className="drop" part="drop-area">
      {isDraggedOver && !isDisabled && (
        <div className="drop__overlay">
          <strong>{t.add.dropNow}</strong>
        </div>
      )}
      <div className="drop__text">
        {/* Hidden from assistive technology in favour of the button below, so that it finds one control and not two. */}
        <input {...getInputProps()} hidden aria-label={t.add.chosenFiles} />
        <strong>{t.add.drop}</strong>
        {limits.acceptedTypes ? (
          <RestrictedText limits={limits} />
        ) : (
          <LimitText limits={limits} types={t.add.accepted} />
        )}
      </div>
      {/* Before the other buttons: on a device in a hand, the camera is what people reach for. */}
      <div className={acceptsPhotos(limits) ? 'drop__camera' : undefined}>{children}</div>
      <div className="row">
        <Button ref={buttonRef} disabled={isDisabled} onClick={open}>
          {t.add.chooseFiles}
        </Button>
        {'webkitdirectory' in HTMLInputElement.prototype && (
          <FolderButton isDisabled={isDisabled} onFiles={intake.acceptFolder} />
        )}
        <span className="drop__commands row" ref={commandsRef} />
      </div>
    </div>
  );
}

interface LimitTextProps extends Pick<DropAreaProps, 'limits'> {
  readonly types: string;
}

/** Says which files are accepted. */
function LimitText({ limits: { acceptedTypes, maxFileSizeBytes }, types }: LimitTextProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  return (
    <p className="muted small" data-restricted={acceptedTypes && true}>
      {joinSentences(
        [types, maxFileSizeBytes !== undefined && t.add.limit(formats.bytes(maxFileSizeBytes))],
        i18n,
      )}
    </p>
  );
}

const knownTypes = lazyModule(() => import('#file-type/accepted-type.ts'));

/** Names the accepted kinds of files, once their names are loaded. */
function RestrictedText({ limits }: Pick<DropAreaProps, 'limits'>) {
  const { t, formats } = useI18n();
  const loaded = useLoaded(knownTypes);
  const kinds = loaded.status === 'loaded' ? loaded.part.acceptedKinds(limits.acceptedTypes ?? []) : [];
  return <LimitText limits={limits} types={kinds.length > 0 ? t.add.acceptedOnly(formats.and(kinds)) : ''} />;
}

/** Returns true while files are dragged over the application that `place` is in. */
function useIsDraggedOver(place: RefObject<HTMLElement | null>): boolean {
  // Entered elements that weren't left: WebKit doesn't say where a drag goes when it leaves an element.
  const [depth, setDepth] = useState(0);
  useEffect(() => {
    const app = place.current?.closest('.app') ?? undefined;
    const end = new AbortController();
    const on = (target: EventTarget | undefined, type: string, next: (depth: number) => number) =>
      target?.addEventListener(
        type,
        (event) => (event as DragEvent).dataTransfer?.types.includes('Files') && setDepth(next),
        { signal: end.signal },
      );
    on(app, 'dragenter', (now) => now + 1);
    on(app, 'dragleave', (now) => now - 1);
    // After React's own listener: an overlay removed before it would take the drop with it.
    on(window, 'drop', () => 0);
    return () => end.abort();
  }, [place]);
  return depth > 0;
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
