import { useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName } from '#lib/shown-name.ts';
import { Button } from '#ui/button.tsx';

interface FileButtonProps extends Omit<FilesButtonProps, 'inputLabel' | 'onChoose'> {
  /** Display name of the upload. */
  readonly displayName: string;
  readonly onChoose: (file: File) => void;
}

/** Lets a person choose the file of one upload. */
export function FileButton({ displayName, onChoose, ...props }: FileButtonProps) {
  const words = useI18n().t.uploads.needsFile;
  return (
    <FilesButton
      {...props}
      inputLabel={words.inputOf(shownName(displayName))}
      onChoose={([file]) => file && onChoose(file)}
    />
  );
}

interface FilesButtonProps {
  readonly label: string;
  readonly inputLabel: string;
  /** Element ID of the upload's name. */
  readonly nameId?: string;
  readonly isBusy?: boolean;
  /** Default: one file. */
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Lets a person choose files. */
export function FilesButton({
  label,
  inputLabel,
  nameId,
  isBusy = false,
  multiple = false,
  onChoose,
}: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={inputLabel}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again, for example after another program has closed it.
          event.target.value = '';
          onChoose(files);
        }}
      />
      <Button
        isSmall={!multiple}
        aria-describedby={nameId}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
