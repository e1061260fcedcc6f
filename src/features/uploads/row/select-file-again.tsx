import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';
import type { ProvidedFileResult } from '#queue/upload.ts';
import { Button } from '#ui/button.tsx';

import type { AssetUpload, UploadCommands } from '../asset-upload.ts';
import { FileButton, FilesButton } from './file-button.tsx';

interface SelectFileProps {
  readonly upload: AssetUpload;
  /** Element ID of the upload's name. */
  readonly nameId: string;
  readonly commands: Pick<UploadCommands, 'retry' | 'provideFile' | 'hasFile'>;
}

type Selection =
  | { readonly kind: 'comparing' }
  | { readonly kind: Exclude<ProvidedFileResult, 'accepted'>; readonly fileName: string };

/** Lets a person read a missing file again, or select it again, and warns if it is a different one. */
export function SelectFileAgain({ upload: { id, job }, nameId, commands }: SelectFileProps) {
  const { t, formats } = useI18n();
  const words = t.uploads.needsFile;
  const [selected, setSelected] = useState<Selection>();
  const accept = async (file: File) => {
    setSelected({ kind: 'comparing' });
    const kind = await commands.provideFile(id, file);
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
      {commands.hasFile(id) && (
        <Button aria-describedby={nameId} onClick={() => commands.retry(id)}>
          {t.uploads.tryAgain}
        </Button>
      )}
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

interface SelectFilesProps {
  readonly uploads: readonly AssetUpload[];
  readonly commands: Pick<UploadCommands, 'provideFiles'>;
}

/** Lets a person select the missing files of several uploads at once, and says if none matches. */
export function SelectFilesAgain({ uploads, commands }: SelectFilesProps) {
  const i18n = useI18n();
  const { needsFile } = i18n.t.uploads;
  const { selectFiles: words } = uploadListMessages(i18n);
  const [state, setState] = useState<'comparing' | 'none'>();
  const missing = uploads.filter(({ status }) => status === 'needs-file');
  if (missing.length < 2) return null;
  const accept = async (files: readonly File[]) => {
    setState('comparing');
    setState((await commands.provideFiles(files)) ? undefined : 'none');
  };
  return (
    <>
      <p role="status" className={state === 'none' ? 'field__error' : 'muted small'}>
        {state === 'comparing' ? needsFile.comparing : state === 'none' ? words.none : ''}
      </p>
      <FilesButton
        multiple
        label={words.open}
        inputLabel={words.open}
        isBusy={state === 'comparing'}
        onChoose={(files) => void accept(files)}
      />
    </>
  );
}
