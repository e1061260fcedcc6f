import { useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName } from '#lib/shown-name.ts';
import { Button } from '#ui/button.tsx';

interface FileButtonProps {
  readonly label: string;
  /** Display name of the upload. */
  readonly displayName: string;
  /** Element ID of the upload's name. */
  readonly nameId: string;
  readonly isBusy?: boolean;
  readonly onChoose: (file: File) => void;
}

/** Lets a person choose the file of one upload. */
export function FileButton({ label, displayName, nameId, isBusy = false, onChoose }: FileButtonProps) {
  const words = useI18n().t.uploads.needsFile;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.inputOf(shownName(displayName))}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again, for example after another program has closed it.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button
        aria-describedby={nameId}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
