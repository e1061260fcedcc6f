import type { Ref } from 'react';
import type { useDropzone } from 'react-dropzone';

import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

import type { Limits } from './chosen-file.ts';

interface DropAreaProps {
  readonly dropzone: ReturnType<typeof useDropzone>;
  readonly limits: Limits;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** Where files are dropped, with a real button for everybody who does not drag. */
export function DropArea({ dropzone, limits, buttonRef }: DropAreaProps) {
  const { t, formats } = useI18n();
  const { getRootProps, getInputProps, isDragActive, open } = dropzone;
  return (
    <div {...getRootProps()} className="drop" data-active={isDragActive || undefined}>
      <div>
        <input {...getInputProps()} aria-label={t.add.chosenFiles} tabIndex={-1} />
        <strong>{isDragActive ? t.add.dropNow : t.add.drop}</strong>
        <p className="muted small">
          {limits.acceptedTypes ? t.add.acceptedOnly(limits.acceptedTypes.join(', ')) : t.add.accepted}{' '}
          {limits.maxFileSizeBytes !== undefined && t.add.limit(formats.bytes(limits.maxFileSizeBytes))}
        </p>
      </div>
      <Button ref={buttonRef} onClick={open}>
        {t.add.chooseFiles}
      </Button>
    </div>
  );
}
