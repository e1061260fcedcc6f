import { type ComponentProps, type ReactNode, useId, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';
import { isConfirmed, isRunning } from '#queue/upload.ts';
import { Announcer } from '#ui/announcer.tsx';
import { CopiedText, CopyStatus, useCopy } from '#ui/copy-button.tsx';
import { Name } from '#ui/name.tsx';
import { Tag } from '#ui/tag.tsx';

import type { AssetUpload, MoveUploads } from '../asset-upload.ts';
import { assetText, noKnownAssets } from '../asset/known-assets.ts';
import { useEdits } from '../edit/edits.tsx';
import { RowEdit } from '../edit/row-edit.tsx';
import { canEdit, isPaused } from '../status/available-actions.ts';
import { stageOf } from '../status/groups.ts';
import { blockedBy, shownStatus, toneOf, waitsForPerson } from '../status/shown-status.ts';
import { RowActions, RowMenu } from './row-actions.tsx';
import { UploadDetails } from './upload-details.tsx';
import { NoRoomNote, UploadStatusText } from './upload-status.tsx';
import type { TransferRate } from './use-transfer-rates.ts';

type StatusProps = ComponentProps<typeof UploadStatusText>;
type ActionsProps = ComponentProps<typeof RowMenu>;

interface UploadRowProps extends StatusProps, Omit<ActionsProps, 'nameId' | 'toggleDetails' | 'copy'> {
  readonly rate: TransferRate;
  readonly move: MoveUploads;
  /** The upload's asset, if it isn't the page's. */
  readonly otherAsset: string | undefined;
  /** Renders inspection and preview of a manual; `isAtHand` if its file can be read. */
  readonly renderManual?: ((upload: AssetUpload, isAtHand: boolean) => ReactNode) | undefined;
}

/** One upload: its status, progress and actions. */
export function UploadRow({ upload, rate, otherAsset, renderManual, ...rest }: UploadRowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const nameId = useId();
  const copyId = useId();
  const [isOpen, setOpen] = useState(false);
  const copying = useCopy();
  const edit = useEdits().of(upload.id);
  const isEdited = edit !== undefined && canEdit(upload);
  const isPausedForEdit = isEdited && edit.next === 'resume' && isPaused(upload);
  const stage = stageOf(upload);
  const statusText = isPausedForEdit ? (
    <p className="muted small">{t.uploads.edit.notSentYet}</p>
  ) : (
    <UploadStatusText upload={upload} {...rest} />
  );
  const { copyYourself } = duplicateMessages(i18n);
  return (
    <div
      className="upload"
      role="group"
      tabIndex={-1}
      aria-labelledby={nameId}
      data-upload={upload.id}
      data-stage={stage}
      data-done={isConfirmed(upload) || undefined}
    >
      <UploadName {...{ upload, nameId, otherAsset }} {...rest} />
      <div className="upload__meta">
        <UploadCategory upload={upload} choices={rest.choices} />
        <div className="upload__state">
          <Status upload={upload} />
          <UploadProgress upload={upload} rate={rate} />
          {stage !== 'attention' && statusText}
          <span className={copying.outcome === 'copied' ? 'upload__copied' : undefined}>
            <CopyStatus outcome={copying.outcome} fallback={copyYourself} id={copyId} />
          </span>
        </div>
      </div>
      <RowMenu {...{ upload, nameId }} {...rest} copy={copying.copy} toggleDetails={() => setOpen(!isOpen)} />
      <div className="upload__more">
        {copying.outcome === 'failed' && <CopiedText text={copying.text} labelId={copyId} />}
        {stage === 'attention' && statusText}
        <NoRoomNote upload={upload} />
        {upload.job.operation === 'manual' &&
          renderManual?.(upload, !isConfirmed(upload) && upload.status !== 'needs-file')}
        {edit && <TooLateNote upload={upload} />}
        {isEdited && <RowEdit upload={upload} edit={edit} {...rest} />}
        {/* The details of a document that exists already are in the dialog. */}
        {isOpen && upload.status !== 'already-exists' && (
          <UploadDetails upload={upload} choices={rest.choices} />
        )}
      </div>
      {!isEdited && <RowActions {...{ upload, nameId }} {...rest} copy={copying.copy} />}
    </div>
  );
}

/** Says that an upload was sent while it was edited; the region is there before. */
function TooLateNote({ upload }: Pick<UploadRowProps, 'upload'>) {
  const { tooLate } = useI18n().t.uploads.edit;
  const isTooLate = isRunning(upload) || isConfirmed(upload);
  return <Announcer isVisible className="field__error" text={isTooLate ? tooLate : ''} />;
}

interface UploadNameProps extends Pick<UploadRowProps, 'upload' | 'otherAsset' | 'documentHref' | 'choices'> {
  readonly nameId: string;
}

/** Display name, linked once there is a document, and file name. */
function UploadName({ upload, nameId, otherAsset, documentHref, choices }: UploadNameProps) {
  const { t } = useI18n();
  const { displayName, file } = upload.job;
  const href = isConfirmed(upload) ? documentHref(upload.receipt.document?.id) : undefined;
  const name = <Name>{displayName}</Name>;
  return (
    <div className="upload__name">
      <strong id={nameId}>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
      </strong>
      {otherAsset && (
        <div className="muted small">
          {t.uploads.toAsset(shownName(assetText(otherAsset, choices.assets ?? noKnownAssets)))}
        </div>
      )}
      {!isConfirmed(upload) && file.name !== displayName && (
        <div className="muted small upload__file">
          <Name>{file.name}</Name>
        </div>
      )}
    </div>
  );
}

/** Category of the document; of one that existed already, the stored one, if the service named it. */
function UploadCategory({ upload, choices }: Pick<UploadRowProps, 'upload' | 'choices'>) {
  const { categoryId } = upload.job;
  const stored = upload.status === 'already-exists' ? upload.receipt.document?.category?.name : undefined;
  const category = stored ?? choices.categories?.find(({ id }) => id === categoryId)?.name ?? categoryId;
  return (
    <div className="muted small upload__category">
      <Name>{category}</Name>
    </div>
  );
}

/** While a progress bar is shown, only screen readers need the status. */
function Status({ upload }: Pick<UploadRowProps, 'upload'>) {
  const { t } = useI18n();
  const tag = (
    <Tag tone={toneOf(upload)}>
      {waitsForPerson(upload)
        ? t.uploads.blockedBy[blockedBy(upload)!]
        : t.uploads.status[shownStatus(upload)]}
    </Tag>
  );
  return isRunning(upload) ? <span className="visually-hidden">{tag}</span> : tag;
}

interface UploadProgressProps {
  readonly upload: AssetUpload;
  readonly rate: TransferRate;
}

/** Progress bar: bytes while sending, indeterminate while waiting for the answer. */
function UploadProgress({ upload, rate }: UploadProgressProps) {
  const { t, formats } = useI18n();
  const label = t.uploads.progressOf(shownName(upload.job.displayName));
  if (upload.status === 'storing') {
    return <progress className="progress" part="progress" aria-label={label} />;
  }
  if (upload.status !== 'sending') return null;
  const { size } = upload.job.file;
  const { speed, stalledMs } = rate;
  const words = [
    t.uploads.sent(formats.bytes(upload.sentBytes), formats.bytes(size)),
    speed !== undefined && t.uploads.speed(formats.bytes(speed)),
    speed !== undefined && t.uploads.timeLeft(formats.duration(((size - upload.sentBytes) / speed) * 1000)),
    stalledMs !== undefined && t.uploads.stalled(formats.duration(stalledMs)),
  ];
  return (
    <div>
      <progress className="progress" part="progress" aria-label={label} max={size} value={upload.sentBytes} />
      <div className="muted small">{words.filter(Boolean).join(' · ')}</div>
    </div>
  );
}
