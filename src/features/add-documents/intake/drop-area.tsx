import { useEffect, useRef, type ReactNode, type Ref } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

import type { FileLimits } from './chosen-file.ts';
import { acceptsPhotos } from './accepts-photos.ts';
import type { Intake } from './use-intake.ts';

interface DropAreaProps {
  readonly intake: Intake;
  readonly limits: FileLimits;
  readonly buttonRef: Ref<HTMLButtonElement>;
  /** Further ways to choose files. */
  readonly children: ReactNode;
}

/** Area to drop files on, with buttons for everyone who doesn't drag. */
export function DropArea({ intake, limits, buttonRef, children }: DropAreaProps) {
  const { t, formats } = useI18n();
  const { getRootProps, getInputProps, isDragActive, open } = intake.dropzone;
  return (
    <div {...getRootProps()} className="drop" part="drop-area" data-active={isDragActive || undefined}>
      <div>
        {/* Hidden from assistive technology in favour of the button below, so that it finds one control and not two. */}
        <input {...getInputProps()} hidden aria-label={t.add.chosenFiles} />
        <strong>{isDragActive ? t.add.dropNow : t.add.drop}</strong>
        <p className="muted small">
          {limits.acceptedTypes ? t.add.acceptedOnly(formats.and(limits.acceptedTypes)) : t.add.accepted}{' '}
          {limits.maxFileSizeBytes !== undefined && t.add.limit(formats.bytes(limits.maxFileSizeBytes))}
        </p>
      </div>
      <div className="row">
        <Button ref={buttonRef} onClick={open}>
          {t.add.chooseFiles}
        </Button>
        {'webkitdirectory' in HTMLInputElement.prototype && <FolderButton onFiles={intake.takeFolder} />}
      </div>
      <div className={acceptsPhotos(limits) ? 'drop__camera' : undefined}>{children}</div>
    </div>
  );
}

function FolderButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  // Choosing an empty folder fires only `cancel`, for which React has no prop.
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
          // Without this, choosing the same folder again would fire no event.
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{t.add.chooseFolder}</Button>
    </>
  );
}
