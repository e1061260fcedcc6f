import Files from 'lucide-react/icons/files';
import Folder from 'lucide-react/icons/folder';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { isSendable } from '#intake/chosen-file.ts';
import type { FileLimits } from '#intake/file-limits.ts';
import type { IntakeStore } from '#intake/store.ts';
import { Button } from '#ui/controls/button.tsx';
import { useLoaded } from '#ui/loading/use-loaded.ts';

import type { ListCommands } from './drop-menu.tsx';
import { preparation, type FileSources } from './use-file-sources.ts';
import { useHasFiles, useIntakeFact } from './use-intake-facts.ts';

interface DropAreaProps extends ListCommands {
  readonly sources: FileSources;
  readonly limits: FileLimits;
  readonly store: IntakeStore;
  readonly isDisabled: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  /** Further ways to choose files. */
  readonly children: ReactNode;
}

/** The buttons for choosing files. Files dropped anywhere on the application arrive here. */
export function DropArea({
  sources,
  limits,
  store,
  isDisabled,
  buttonRef,
  children,
  ...commands
}: DropAreaProps) {
  const { t } = useI18n();
  const { rootProps, inputProps, rootRef, open, acceptFolder } = sources;
  const isDraggedOver = useIsDraggedOver(rootRef);
  const code = useLoaded(preparation);
  const part = code.status === 'loaded' ? code.part : undefined;
  const { acceptedTypes } = limits;
  const hasPhotos = !acceptedTypes || part?.acceptsPhotos(limits) === true;
  const hasCamera = useIsTouch() && hasPhotos;
  const hasFiles = useHasFiles(store);
  const hasSendable = useIntakeFact(store, ({ rows }) => rows.some(isSendable));
  const folder = useFolderInput(acceptFolder);
  const limitsId = useId();
  return (
    <div {...rootProps} className="drop" part="drop-area">
      {isDraggedOver && !isDisabled && (
        <div className="drop__overlay">
          <strong>{t.add.dropNow}</strong>
        </div>
      )}
      {/* Hidden, so that assistive technology finds one control, the button below, and not two. Tests find the first by name. */}
      <input {...inputProps} accept={acceptedTypes?.join()} hidden aria-label={t.add.chosenFiles} />
      <input {...folder.props} />
      <div className="drop__icon">
        <Upload />
      </div>
      <DropText id={limitsId} limits={limits} kinds={acceptedTypes && part?.acceptedKinds(acceptedTypes)} />
      <div className="row drop__buttons">
        {/* Before the other buttons: on a device in a hand, the camera is what people reach for. */}
        <div className={hasPhotos ? 'drop__camera' : undefined}>{children}</div>
        <Button
          ref={buttonRef}
          look={hasSendable || hasCamera ? 'plain' : 'primary'}
          disabled={isDisabled}
          aria-describedby={limitsId}
          onClick={open}
          {...(hasFiles && { 'aria-label': t.add.addFiles })}
        >
          <ChooseText {...{ hasFiles, hasCamera }} />
        </Button>
      </div>
      {folder.isOffered && !hasFiles && (
        <Button look="quiet" disabled={isDisabled} data-folder onClick={folder.open}>
          <Folder />
          <span>{t.add.chooseFolder}</span>
        </Button>
      )}
      {!isDisabled && part && <part.DropMenu {...{ folder, store }} {...commands} />}
    </div>
  );
}

/** Text of the button, which is shorter in a narrow header. */
function ChooseText({ hasFiles, hasCamera }: Readonly<Record<'hasFiles' | 'hasCamera', boolean>>) {
  const { t } = useI18n();
  return hasFiles ? (
    <>
      <Plus />
      <span className="wide-only">{t.add.addFiles}</span>
      <span className="narrow-only">{t.add.add}</span>
    </>
  ) : (
    <>
      {hasCamera && <Files />}
      <span>{t.add.chooseFiles}</span>
    </>
  );
}

interface DropTextProps {
  /** Element ID of what is accepted. */
  readonly id: string;
  readonly limits: FileLimits;
  /** Absent if every kind is accepted, and until it is known. */
  readonly kinds: readonly string[] | undefined;
}

/** Text about files that can be dropped. */
function DropText({ id, limits: { acceptedTypes, maxFileSizeBytes }, kinds = acceptedTypes }: DropTextProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  return (
    <div className="drop__text">
      <strong>{t.add.drop}</strong>
      <p className="muted small" id={id} data-restricted={acceptedTypes && true}>
        {joinSentences(
          [
            kinds ? t.add.acceptedOnly(formats.and(kinds)) : t.add.accepted,
            maxFileSizeBytes !== undefined && t.add.limit(formats.bytes(maxFileSizeBytes)),
          ],
          i18n,
        )}
      </p>
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

/** Props of the input for a folder, which is always there, and a function that opens its dialog. */
function useFolderInput(onFiles: (files: readonly File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  // For an empty folder, browsers only report that nothing was chosen, and React has no property for that event.
  useEffect(() => {
    const element = input.current;
    const onCancel = () => onFiles([]);
    element?.addEventListener('cancel', onCancel);
    return () => element?.removeEventListener('cancel', onCancel);
  });
  return {
    isOffered: 'webkitdirectory' in HTMLInputElement.prototype,
    open: () => input.current?.click(),
    props: {
      ref: input,
      type: 'file',
      hidden: true,
      webkitdirectory: '',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        onFiles([...(target.files ?? [])]);
        // The same folder chosen again is a change too.
        target.value = '';
      },
    },
  };
}

const coarsePointer = '(pointer: coarse)';

function subscribeToPointer(listener: () => void): () => void {
  const pointer = matchMedia(coarsePointer);
  pointer.addEventListener('change', listener);
  return () => pointer.removeEventListener('change', listener);
}

/** Returns true while a finger is the pointer, as on phones and tablets. */
const useIsTouch = (): boolean =>
  useSyncExternalStore(subscribeToPointer, () => matchMedia(coarsePointer).matches);
