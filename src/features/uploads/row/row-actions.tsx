import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages, moveMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { isConfirmed } from '#queue/upload.ts';
import { Button } from '#ui/button.tsx';
import type { Copying } from '#ui/copy-button.tsx';
import { MenuButton, type MenuItem } from '#ui/menu-button.tsx';

import type { AssetUpload, UploadCommands } from '../asset-upload.ts';
import type { DetailChoices } from '../edit/edit-values.ts';
import { useEdits } from '../edit/edits.tsx';
import { useBeginEdit } from '../edit/row-edit.tsx';
import {
  canCancel,
  canEdit,
  canMove,
  canPause,
  canRemove,
  canRetry,
  isPaused,
  needsDecision,
} from '../status/available-actions.ts';
import { isLinkMissing } from '../status/groups.ts';
import { neededFile } from '../status/remedy.ts';
import { FileButton } from './file-button.tsx';
import { SelectFileAgain } from './select-file-again.tsx';

interface RowActionsProps {
  readonly upload: AssetUpload;
  readonly commands: UploadCommands;
  readonly choices: DetailChoices;
  /** Removes the upload from the list, with "Undo". */
  readonly remove: () => void;
  /** Adds a file to the form in place of this upload; absent where the form can't take it. */
  readonly replaceFile: ((file: File) => void) | undefined;
  /** Element ID of the upload's name. */
  readonly nameId: string;
  readonly copy: Copying['copy'];
}

const symbols = { pause: '❚❚', cancel: '✕' };

/** The actions that an upload most likely needs; the others are in its menu. */
export function RowActions({ upload, commands, copy, ...rest }: RowActionsProps) {
  const i18n = useI18n();
  const { uploads: words } = i18n.t;
  const more = uploadListMessages(i18n);
  const { remove, nameId } = rest;
  const action = (label: string, onClick: (id: string) => void) => (
    <Button key={label} aria-describedby={nameId} onClick={() => onClick(upload.id)}>
      {label}
    </Button>
  );
  const icon = (label: string, symbol: string, onClick: (id: string) => void) => (
    <Button look="icon" aria-label={label} aria-describedby={nameId} onClick={() => onClick(upload.id)}>
      {symbol}
    </Button>
  );
  const actions = (): ReactNode => {
    if (needsDecision(upload)) {
      return [action(more.skip, remove), action(words.sendAnyway, commands.retry)];
    }
    if (isLinkMissing(upload)) {
      const { copyRequest } = duplicateMessages(i18n);
      return [
        action(words.details, commands.showDuplicate),
        action(copyRequest, (id) => copy(commands.linkRequestOf(upload), () => commands.noteLinkRequest(id))),
      ];
    }
    switch (upload.status) {
      case 'needs-file':
        return neededFile(upload) ? (
          <EndedActions {...{ upload, commands }} {...rest} />
        ) : (
          <SelectFileAgain {...{ upload, nameId, commands }} />
        );
      case 'failed':
      case 'cancelled':
        return <EndedActions {...{ upload, commands }} {...rest} />;
      default:
        return (
          <>
            {isPaused(upload) && action(words.resume, commands.resume)}
            {canPause(upload) && icon(words.pause, symbols.pause, commands.pause)}
            {canCancel(upload) && icon(words.cancel, symbols.cancel, commands.cancel)}
          </>
        );
    }
  };
  return <div className="row upload__actions">{actions()}</div>;
}

/** The actions of an upload that failed or was cancelled. */
function EndedActions({
  upload,
  commands,
  choices,
  remove,
  replaceFile,
  nameId,
}: Omit<RowActionsProps, 'copy'>) {
  const i18n = useI18n();
  const { uploads: words } = i18n.t;
  const { editAndRetry, chooseOther } = uploadListMessages(i18n);
  const beginEdit = useBeginEdit(upload, { commands, choices });
  const needed = replaceFile && neededFile(upload);
  if (needed) {
    return (
      <FileButton
        label={needed === 'same' ? words.needsFile.choose : chooseOther}
        displayName={upload.job.displayName}
        nameId={nameId}
        onChoose={(file) => {
          replaceFile(file);
          remove();
        }}
      />
    );
  }
  const action = (label: string, onClick: (id: string) => void) => (
    <Button aria-describedby={nameId} onClick={() => onClick(upload.id)}>
      {label}
    </Button>
  );
  return (
    <>
      {upload.status === 'failed' && canEdit(upload) && action(editAndRetry, beginEdit)}
      {canRetry(upload) && action(words.tryAgain, commands.retry)}
      {!canEdit(upload) && !canRetry(upload) && action(words.dismiss, remove)}
    </>
  );
}

interface RowMenuProps extends RowActionsProps {
  /** Returns the display name of a listed upload; undefined if it isn't listed. */
  readonly nameOf: (uploadId: string) => string | undefined;
  /** Moves focus to a row of the list. */
  readonly goTo: (uploadId: string) => void;
  /** Opens the dialog that moves this upload. */
  readonly openMove: (uploadId: string) => void;
  readonly toggleDetails: () => void;
}

/** Menu of the actions of one upload that its row doesn't show. */
export function RowMenu({ upload, commands, choices, remove, nameId, ...props }: RowMenuProps) {
  const i18n = useI18n();
  const { uploads: words } = i18n.t;
  const beginEdit = useBeginEdit(upload, { commands, choices });
  const edits = useEdits();
  const { id } = upload;
  const documentId = isConfirmed(upload) ? upload.receipt.document?.id : undefined;
  const match = needsDecision(upload) && upload.waitsFor.match;
  const isWaiting = !isConfirmed(upload) && upload.status !== 'failed' && upload.status !== 'cancelled';
  const offered: readonly (MenuItem | false)[] = [
    match &&
      match.kind === 'listed' &&
      props.nameOf(match.uploadId) !== undefined && {
        label: words.showMatch,
        onSelect: () => props.goTo(match.uploadId),
      },
    isWaiting && canRetry(upload) && { label: words.tryAgain, onSelect: () => commands.retry(id) },
    upload.status !== 'failed' && canEdit(upload) && { label: words.edit.open, onSelect: beginEdit },
    canMove(upload) &&
      !edits.of(id) && { label: moveMessages(i18n).open, onSelect: () => props.openMove(id) },
    canPause(upload) && { label: words.pause, onSelect: () => commands.pause(id) },
    canCancel(upload) && { label: words.cancel, onSelect: () => commands.cancel(id) },
    upload.status === 'already-exists'
      ? !isLinkMissing(upload) && { label: words.details, onSelect: () => commands.showDuplicate(id) }
      : { label: words.details, onSelect: props.toggleDetails },
    documentId !== undefined && { label: words.copyId, onSelect: () => props.copy(documentId) },
    canRemove(upload) && { label: words.dismiss, onSelect: remove },
  ];
  return (
    <div className="upload__menu">
      <MenuButton
        label={uploadListMessages(i18n).more}
        items={offered.filter((item) => item !== false)}
        aria-describedby={nameId}
      />
    </div>
  );
}
