import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';
import type { ProvidedFileResult } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { FileButton } from '#ui/controls/file-button.tsx';
import { SubjectButton } from '#ui/controls/subject-button.tsx';

import { neededFile } from '../status/shown-status.ts';
import type { UploadCommands } from '../upload-commands.ts';

/** A file selected in place of a missing one. */
export type FileSelection = ReturnType<typeof useFileSelection>;

type SelectionState =
  | { readonly kind: 'comparing' }
  | { readonly kind: Exclude<ProvidedFileResult, 'accepted'>; readonly fileName: string };

/** Compares the file that a person selects with the missing one. */
export function useFileSelection({ id }: AssetUpload, { provideFile }: Pick<UploadCommands, 'provideFile'>) {
  const [state, setState] = useState<SelectionState>();
  const compare = async (file: File) => {
    setState({ kind: 'comparing' });
    const kind = await provideFile(id, file);
    setState(kind === 'accepted' ? undefined : { kind, fileName: file.name });
  };
  return { state, select: (file: File) => void compare(file) };
}

interface SelectionProps {
  readonly upload: AssetUpload;
  readonly selection: FileSelection;
}

/** Warns if the selected file is a different one. */
export function SelectionAnswer({ upload, selection: { state } }: SelectionProps) {
  const i18n = useI18n();
  const { formats } = i18n;
  if (upload.status !== 'needs-file' || neededFile(upload)) return null;
  const words = uploadListMessages(i18n).needsFile;
  const { name, size } = upload.job.file;
  const text = () => {
    switch (state?.kind) {
      case 'comparing':
        return words.comparing;
      case 'differs':
        return words.differs(shownName(state.fileName), shownName(name), formats.bytes(size));
      case 'unreadable':
        return words.cannotBeRead(shownName(state.fileName));
      case undefined:
        return '';
    }
  };
  return (
    // Stays mounted while empty, so that its text is announced.
    <p role="status" className={state?.kind === 'comparing' ? 'muted small' : 'field__error'}>
      {text()}
    </p>
  );
}

interface SelectFileProps extends SelectionProps {
  /** Element ID of the upload's name. */
  readonly nameId: string;
  readonly commands: Pick<UploadCommands, 'retry' | 'hasFile'>;
}

/** Lets a person read a missing file again, or select it again. */
export function SelectFileAgain({ upload: { id, job }, selection, nameId, commands }: SelectFileProps) {
  const i18n = useI18n();
  const words = uploadListMessages(i18n).needsFile;
  return (
    <>
      {commands.hasFile(id) && (
        <SubjectButton isSmall subjectId={nameId} onClick={() => commands.retry(id)}>
          {i18n.t.uploads.tryAgain}
        </SubjectButton>
      )}
      <FileButton
        isSmall
        inputLabel={words.inputOf(shownName(job.displayName))}
        subjectId={nameId}
        aria-disabled={selection.state?.kind === 'comparing' || undefined}
        onFiles={([file]) => selection.select(file!)}
      >
        {words.choose}
      </FileButton>
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
  const { needsFile, selectFiles: words } = uploadListMessages(i18n);
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
      <FileButton
        input={{ multiple: true }}
        inputLabel={words.open}
        aria-disabled={state === 'comparing' || undefined}
        onFiles={(files) => void accept(files)}
      >
        {words.open}
      </FileButton>
    </>
  );
}
