import { useId, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { isConfirmed, isRunning } from '#queue/upload.ts';
import { Name } from '#ui/content/name.tsx';
import { OptionalLink } from '#ui/content/optional-link.tsx';
import { CopiedText, CopyStatus, useCopy } from '#ui/controls/copy-button.tsx';
import { Announcer } from '#ui/feedback/announcer.tsx';

import { useEdits } from '../edit/edits.tsx';
import { RowEdit } from '../edit/row-edit.tsx';
import { canEdit, isPaused } from '../status/available-actions.ts';
import { stageOf } from '../status/groups.ts';
import { RowActions } from './row-actions.tsx';
import { RowMenu } from './row-menu.tsx';
import { SelectionAnswer, useFileSelection } from './select-file-again.tsx';
import { StatusIcon } from './status-icon.tsx';
import { UploadDetails } from './upload-details.tsx';
import { UploadMeta } from './upload-meta.tsx';
import type { UploadRowProps } from './upload-row-props.ts';

/** One upload: its status, what is known of it, and its actions. */
export function UploadRow(props: UploadRowProps) {
  const { upload, rate, otherAsset, blocker, commands, choices, nameOf, documentHref } = props;
  const { remove, replaceFile, goTo, move, openMove, isReadOnly = false } = props;
  const { edit: words } = useI18n().t.uploads;
  const nameId = useId();
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  const copying = useCopy();
  const { copy } = copying;
  const selection = useFileSelection(upload, commands);
  const edit = useEdits().of(upload.id);
  const isEdited = edit !== undefined && canEdit(upload);
  const isPausedForEdit = isEdited && edit.next === 'resume' && isPaused(upload);
  const href = isConfirmed(upload) ? documentHref(upload.receipt.document?.id) : undefined;
  return (
    <div
      className="upload"
      role="group"
      tabIndex={-1}
      aria-labelledby={nameId}
      data-upload={upload.id}
      data-stage={stageOf(upload)}
      data-done={isConfirmed(upload) || undefined}
    >
      <StatusIcon upload={upload} />
      <div className="upload__text">
        <strong className="upload__name cut" id={nameId}>
          <OptionalLink href={href} target="_blank">
            <Name>{upload.job.displayName}</Name>
          </OptionalLink>
        </strong>
        <UploadMeta
          {...{ upload, rate, otherAsset, blocker, choices, nameOf, documentHref }}
          hint={isPausedForEdit ? words.notSentYet : undefined}
        />
      </div>
      <div className="upload__actions row">
        <CopyStatus outcome={copying.outcome === 'copied' ? 'copied' : undefined} />
        {upload.job.operation === 'manual' &&
          props.renderManual?.(upload, !isConfirmed(upload) && upload.status !== 'needs-file')}
        {!isEdited && !isReadOnly && (
          <RowActions {...{ upload, commands, choices, remove, replaceFile, nameId, copy, selection }} />
        )}
      </div>
      <RowMenu
        {...{ upload, commands, choices, remove, nameOf, goTo, openMove }}
        {...{ nameId, copy, areDetailsOpen, setDetailsOpen, isReadOnly }}
      />
      <div className="upload__more stack stack--close">
        <SelectionAnswer {...{ upload, selection }} />
        {copying.outcome === 'failed' && <CopyYourself text={copying.text} />}
        {edit && <TooLateNote upload={upload} />}
        {isEdited && <RowEdit {...{ upload, edit, choices, commands, move }} />}
        {/* The details of a document that exists already are in the dialog. */}
        {areDetailsOpen && upload.status !== 'already-exists' && (
          <UploadDetails upload={upload} choices={choices} />
        )}
      </div>
    </div>
  );
}

/** Says that an upload was sent while it was edited; the region is there before. */
function TooLateNote({ upload }: Pick<UploadRowProps, 'upload'>) {
  const { tooLate } = useI18n().t.uploads.edit;
  const isTooLate = isRunning(upload) || isConfirmed(upload);
  return <Announcer isVisible className="field__error" text={isTooLate ? tooLate : ''} />;
}

/** A text that couldn't be copied, to copy by hand. */
function CopyYourself({ text }: { readonly text: string }) {
  const id = useId();
  return (
    <>
      <p className="small" id={id}>
        {duplicateMessages(useI18n()).copyYourself}
      </p>
      <CopiedText text={text} labelId={id} />
    </>
  );
}
