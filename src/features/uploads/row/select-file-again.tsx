import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName } from '#lib/shown-name.ts';
import type { ProvidedFileResult } from '#queue/content/compare-file.ts';
import type { Job } from '#queue/upload.ts';

import { FileButton } from './file-button.tsx';

interface GiveFileProps {
  readonly job: Job;
  /** Element ID of the upload's name. */
  readonly nameId: string;
  readonly give: (file: File) => Promise<ProvidedFileResult>;
}

type Selection =
  | { readonly kind: 'comparing' }
  | { readonly kind: Exclude<ProvidedFileResult, 'accepted'>; readonly fileName: string };

/** Lets a person select a missing file again, and warns if it is a different one. */
export function SelectFileAgain({ job, nameId, give }: GiveFileProps) {
  const { t, formats } = useI18n();
  const words = t.uploads.needsFile;
  const [selected, setSelected] = useState<Selection>();
  const accept = async (file: File) => {
    setSelected({ kind: 'comparing' });
    const kind = await give(file);
    setSelected(kind === 'accepted' ? undefined : { kind, fileName: file.name });
  };
  const text = () => {
    switch (selected?.kind) {
      case 'comparing':
        return words.comparing;
      case 'differs':
        return words.differs(
          shownName(selected.fileName),
          shownName(job.file.name),
          formats.bytes(job.file.size),
        );
      case 'unreadable':
        return words.cannotBeRead(shownName(selected.fileName));
      case undefined:
        return '';
    }
  };
  const isComparing = selected?.kind === 'comparing';
  return (
    <>
      {/* Stays mounted while empty, so that its text is announced. */}
      <p role="status" className={`uploads__answer ${isComparing ? 'muted small' : 'field__error'}`}>
        {text()}
      </p>
      <FileButton
        label={words.choose}
        displayName={job.displayName}
        nameId={nameId}
        isBusy={isComparing}
        onChoose={(file) => void accept(file)}
      />
    </>
  );
}
