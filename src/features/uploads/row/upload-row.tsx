import { type ComponentProps, type ReactNode, useId, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { isConfirmed, isRunning } from '#queue/upload.ts';
import { Name } from '#ui/content/name.tsx';
import { OptionalLink } from '#ui/content/optional-link.tsx';
import { CopiedText, CopyStatus, useCopy } from '#ui/controls/copy-button.tsx';
import { Announcer } from '#ui/feedback/announcer.tsx';

import type { AssetUpload, MoveUploads } from '../asset-upload.ts';
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

type MetaProps = Omit<ComponentProps<typeof UploadMeta>, 'hint'>;
type ActionsProps = Omit<
  ComponentProps<typeof RowActions> & ComponentProps<typeof RowMenu>,
  'nameId' | 'areDetailsOpen' | 'setDetailsOpen' | 'copy' | 'selection'
>;

interface UploadRowProps extends MetaProps, ActionsProps {
  readonly move: MoveUploads;
  /** Renders inspection and preview of a manual; `isAtHand` if its file can be read. */
  readonly renderManual?: ((upload: AssetUpload, isAtHand: boolean) => ReactNode) | undefined;
}

/** One upload: its status, what is known of it, and its actions. */
export function UploadRow({ upload, renderManual, ...rest }: UploadRowProps) {
  const i18n = useI18n();
  const { edit: words } = i18n.t.uploads;
  const nameId = useId();
  const copyId = useId();
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  const copying = useCopy();
  const selection = useFileSelection(upload, rest.commands);
  const edit = useEdits().of(upload.id);
  const isEdited = edit !== undefined && canEdit(upload);
  const isPausedForEdit = isEdited && edit.next === 'resume' && isPaused(upload);
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
          <OptionalLink
            href={isConfirmed(upload) ? rest.documentHref(upload.receipt.document?.id) : undefined}
            target="_blank"
          >
            <Name>{upload.job.displayName}</Name>
          </OptionalLink>
        </strong>
        <UploadMeta upload={upload} hint={isPausedForEdit ? words.notSentYet : undefined} {...rest} />
      </div>
      <div className="upload__actions row">
        <CopyStatus outcome={copying.outcome === 'copied' ? 'copied' : undefined} />
        {upload.job.operation === 'manual' &&
          renderManual?.(upload, !isConfirmed(upload) && upload.status !== 'needs-file')}
        {!isEdited && <RowActions {...{ upload, nameId, selection }} {...rest} copy={copying.copy} />}
      </div>
      <RowMenu {...{ upload, nameId, areDetailsOpen, setDetailsOpen }} {...rest} copy={copying.copy} />
      <div className="upload__more stack stack--close">
        <SelectionAnswer {...{ upload, selection }} />
        {copying.outcome === 'failed' && (
          <>
            <p className="small" id={copyId}>
              {duplicateMessages(i18n).copyYourself}
            </p>
            <CopiedText text={copying.text} labelId={copyId} />
          </>
        )}
        {edit && <TooLateNote upload={upload} />}
        {isEdited && <RowEdit upload={upload} edit={edit} {...rest} />}
        {/* The details of a document that exists already are in the dialog. */}
        {areDetailsOpen && upload.status !== 'already-exists' && (
          <UploadDetails upload={upload} choices={rest.choices} />
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
