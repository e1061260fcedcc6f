import type { LucideIcon } from 'lucide-react';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { type AssetUpload, needsDecision, isLinkMissing } from '#sending/asset-upload.ts';
import type { Copying } from '#ui/controls/copy-button.tsx';
import { FileButton } from '#ui/controls/file-button.tsx';
import { SubjectButton } from '#ui/controls/subject-button.tsx';

import { useBeginEdit } from '../edit/row-edit.tsx';
import { canEdit, canRetry, isPaused } from '../status/available-actions.ts';
import { isLongPause } from '../status/blocker.ts';
import { blockedBy, neededFile } from '../status/shown-status.ts';
import { SelectFileAgain, type FileSelection } from './select-file-again.tsx';
import type { UploadRowProps } from './upload-row-props.ts';

interface RowActionsProps extends Pick<
  UploadRowProps,
  'upload' | 'commands' | 'choices' | 'remove' | 'replaceFile'
> {
  /** Element ID of the upload's name. */
  readonly nameId: string;
  readonly copy: Copying['copy'];
  readonly selection: FileSelection;
}

/** Returns true if it waits on its own account, so that nothing above the list offers a retry. */
export const isRetrySuggested = (upload: AssetUpload): boolean =>
  upload.status === 'waiting' && upload.waitsFor.kind === 'retry-scheduled' && !isLongPause(upload.waitsFor);

/** The actions that an upload most likely needs; the others are in its menu. */
export function RowActions({ upload, commands, copy, selection, ...rest }: RowActionsProps): ReactNode {
  const i18n = useI18n();
  const { uploads: words, signIn: signInWords } = i18n.t;
  const { remove, nameId } = rest;
  const action = (label: string, onClick: (id: string) => void) => (
    <SubjectButton key={label} isSmall subjectId={nameId} onClick={() => onClick(upload.id)}>
      {label}
    </SubjectButton>
  );
  if (needsDecision(upload)) {
    return [action(uploadListMessages(i18n).skip, remove), action(words.sendAnyway, commands.retry)];
  }
  if (isLinkMissing(upload)) {
    const { copyRequest } = duplicateMessages(i18n);
    return [
      action(words.details, commands.showDuplicate),
      action(copyRequest, (id) => copy(commands.linkRequestOf(upload), () => commands.noteLinkRequest(id))),
    ];
  }
  if (upload.status === 'needs-file' && !neededFile(upload)) {
    return <SelectFileAgain {...{ upload, selection, nameId, commands }} />;
  }
  if (upload.status === 'needs-file' || upload.status === 'failed' || upload.status === 'cancelled') {
    return <EndedActions {...{ upload, commands }} {...rest} />;
  }
  if (isPaused(upload)) return action(words.resume, commands.resume);
  if (isRetrySuggested(upload)) return action(words.tryAgain, commands.retry);
  const { signIn } = commands;
  return blockedBy(upload) === 'sign-in' && signIn && action(signInWords.signIn, signIn);
}

/** The actions of an upload that failed or was cancelled. */
function EndedActions({
  upload,
  commands,
  choices,
  remove,
  replaceFile,
  nameId,
}: Omit<RowActionsProps, 'copy' | 'selection'>) {
  const i18n = useI18n();
  const { uploads: words } = i18n.t;
  const { editAndRetry, chooseOther, needsFile } = uploadListMessages(i18n);
  const beginEdit = useBeginEdit(upload, { commands, choices });
  const needed = replaceFile && neededFile(upload);
  if (needed) {
    return (
      <FileButton
        isSmall
        inputLabel={needsFile.inputOf(shownName(upload.job.displayName))}
        subjectId={nameId}
        onFiles={([file]) => {
          replaceFile(file!);
          remove();
        }}
      >
        {needed === 'same' ? needsFile.choose : chooseOther}
      </FileButton>
    );
  }
  const action = (label: string, onClick: (id: string) => void, Icon?: LucideIcon) => (
    <SubjectButton isSmall subjectId={nameId} onClick={() => onClick(upload.id)}>
      {Icon && <Icon />}
      <span>{label}</span>
    </SubjectButton>
  );
  return (
    <>
      {upload.status === 'failed' &&
        canEdit(upload) &&
        action(editAndRetry, beginEdit, canRetry(upload) ? undefined : Pencil)}
      {canRetry(upload) && action(words.tryAgain, commands.retry)}
      {!canEdit(upload) && !canRetry(upload) && action(words.dismiss, remove)}
    </>
  );
}
