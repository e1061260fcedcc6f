import { useId, type ComponentProps, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName } from '#lib/shown-name.ts';
import { isConfirmed, isRunning } from '#queue/upload.ts';
import { Name } from '#ui/name.tsx';
import { Tag } from '#ui/tag.tsx';

import { useEdits } from '../edit/edits.tsx';
import type { AssetUpload } from '../asset-upload.ts';
import { RowActions } from './row-actions.tsx';
import { RowEdit } from '../edit/row-edit.tsx';
import { waitsForPerson, blockedBy, shownStatus, toneOf } from '../status/shown-status.ts';
import { UploadProgress } from './upload-progress.tsx';
import { PersistenceNote, UploadStatusText } from './upload-status.tsx';
import type { TransferRate } from '../list/use-transfer-rates.ts';
import { canEdit, isPaused } from '../status/available-actions.ts';

type StatusProps = ComponentProps<typeof UploadStatusText>;
type ActionsProps = ComponentProps<typeof RowActions>;

interface UploadRowProps extends StatusProps, Omit<ActionsProps, 'nameId'> {
  readonly rate: TransferRate;
  /** The upload's asset, if it isn't the page's. */
  readonly otherAsset: string | undefined;
  /** Renders inspection and preview of a manual; `isAtHand` if its file can be read. */
  readonly renderManual?: ((upload: AssetUpload, isAtHand: boolean) => ReactNode) | undefined;
}

/** One upload: its status, progress and actions. */
export function UploadRow({ upload, rate, otherAsset, renderManual, ...rest }: UploadRowProps) {
  const { t } = useI18n();
  const nameId = useId();
  const edit = useEdits().of(upload.id);
  const isEdited = edit !== undefined && canEdit(upload);
  const status = waitsForPerson(upload)
    ? t.uploads.blockedBy[blockedBy(upload)!]
    : t.uploads.status[shownStatus(upload)];
  return (
    <div
      className="item"
      role="group"
      tabIndex={-1}
      aria-labelledby={nameId}
      data-upload={upload.id}
      data-done={isConfirmed(upload) || undefined}
    >
      <div className="item__head">
        <div className="item__name">
          <strong id={nameId}>
            <Name>{upload.job.displayName}</Name>
          </strong>
          {otherAsset && <div className="muted small">{t.uploads.toAsset(shownName(otherAsset))}</div>}
        </div>
        <Tag tone={toneOf(upload)}>{status}</Tag>
      </div>
      <UploadProgress upload={upload} rate={rate} />
      <div className="uploads__status">
        {isEdited && edit.next === 'resume' && isPaused(upload) ? (
          <p className="muted small">{t.uploads.edit.holds}</p>
        ) : (
          <UploadStatusText upload={upload} {...rest} />
        )}
        <PersistenceNote upload={upload} />
      </div>
      {upload.job.operation === 'manual' &&
        renderManual?.(upload, !isConfirmed(upload) && upload.status !== 'needs-file')}
      {edit && (isRunning(upload) || isConfirmed(upload)) && (
        <p className="field__error">{t.uploads.edit.tooLate}</p>
      )}
      {isEdited ? (
        <RowEdit upload={upload} edit={edit} {...rest} />
      ) : (
        <RowActions upload={upload} nameId={nameId} {...rest} />
      )}
    </div>
  );
}
