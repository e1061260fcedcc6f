import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Copy from 'lucide-react/icons/copy';
import Info from 'lucide-react/icons/info';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import Trash from 'lucide-react/icons/trash-2';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { moveMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { isConfirmed } from '#queue/upload.ts';
import { type AssetUpload, needsDecision, isLinkMissing } from '#sending/asset-upload.ts';
import type { Copying } from '#ui/controls/copy-button.tsx';
import { MenuButton, type MenuItem } from '#ui/controls/menu-button.tsx';

import { useEdits } from '../edit/edits.tsx';
import { useBeginEdit } from '../edit/row-edit.tsx';
import { canCancel, canEdit, canMove, canPause, canRemove, canRetry } from '../status/available-actions.ts';
import { isRetrySuggested } from './row-actions.tsx';
import type { UploadRowProps } from './upload-row-props.ts';

interface RowMenuProps extends Pick<
  UploadRowProps,
  'upload' | 'commands' | 'choices' | 'remove' | 'nameOf' | 'goTo' | 'openMove'
> {
  /** Element ID of the upload's name. */
  readonly nameId: string;
  readonly copy: Copying['copy'];
  /** True if only what changes nothing is offered. */
  readonly isReadOnly: boolean;
  readonly areDetailsOpen: boolean;
  readonly setDetailsOpen: (areOpen: boolean) => void;
}

/** Menu of the actions of one upload that its row doesn't show. */
export function RowMenu({ nameId, ...props }: RowMenuProps) {
  const i18n = useI18n();
  const beginEdit = useBeginEdit(props.upload, props);
  const isEdited = useEdits().of(props.upload.id) !== undefined;
  return (
    <div className="upload__menu">
      <MenuButton
        label={uploadListMessages(i18n).more}
        items={menuOf({ ...props, beginEdit, isEdited, i18n })}
        subjectId={nameId}
      />
    </div>
  );
}

interface MenuOptions extends Omit<RowMenuProps, 'nameId' | 'choices'> {
  readonly beginEdit: () => void;
  readonly isEdited: boolean;
  readonly i18n: I18n;
}

function menuOf({ upload, commands, i18n, ...props }: MenuOptions): readonly (MenuItem | false)[] {
  const { uploads: words } = i18n.t;
  const { id } = upload;
  const documentId = isConfirmed(upload) ? upload.receipt.document?.id : undefined;
  // The details of a document that exists already are in the dialog.
  const isInDialog = upload.status === 'already-exists';
  const details = {
    label: props.areDetailsOpen && !isInDialog ? uploadListMessages(i18n).hideDetails : words.details,
    icon: Info,
    onSelect: isInDialog
      ? () => commands.showDuplicate(id)
      : () => props.setDetailsOpen(!props.areDetailsOpen),
  };
  const reading = [
    !isLinkMissing(upload) && details,
    documentId !== undefined && { label: words.copyId, icon: Copy, onSelect: () => props.copy(documentId) },
  ];
  if (props.isReadOnly) return [showMatch(upload, props, words.showMatch), ...reading];
  const isInMenu = upload.status !== 'failed' && upload.status !== 'cancelled';
  const ending = { isDanger: true, startsGroup: true };
  return [
    showMatch(upload, props, words.showMatch),
    isInMenu &&
      canRetry(upload) &&
      !isRetrySuggested(upload) && {
        label: words.tryAgain,
        icon: RotateCw,
        onSelect: () => commands.retry(id),
      },
    upload.status !== 'failed' &&
      canEdit(upload) && { label: words.edit.open, icon: Pencil, onSelect: props.beginEdit },
    canMove(upload) &&
      !props.isEdited && {
        label: moveMessages(i18n).open,
        icon: ArrowLeftRight,
        onSelect: () => props.openMove(id),
      },
    canPause(upload) && { label: words.pause, icon: Pause, onSelect: () => commands.pause(id) },
    ...reading,
    canCancel(upload) && {
      label: words.cancel,
      icon: CircleSlash,
      ...ending,
      onSelect: () => commands.cancel(id),
    },
    canRemove(upload) && { label: words.dismiss, icon: Trash, ...ending, onSelect: props.remove },
  ];
}

function showMatch(
  upload: AssetUpload,
  { nameOf, goTo }: Pick<RowMenuProps, 'nameOf' | 'goTo'>,
  label: string,
): MenuItem | false {
  const match = needsDecision(upload) && upload.waitsFor.match;
  if (!match || match.kind !== 'listed' || nameOf(match.uploadId) === undefined) return false;
  return { label, icon: Search, onSelect: () => goTo(match.uploadId) };
}
