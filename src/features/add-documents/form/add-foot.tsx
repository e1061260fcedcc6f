import type { Ref } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import { Button } from '#ui/button.tsx';

import type { ChosenFile } from '../intake/chosen-file.ts';
import { PhotoOffer } from '../photos/photo-offer.tsx';
import type { Batch } from './use-batch.ts';
import type { PhotoPdfWork } from '../photos/use-photo-pdf.ts';

interface AddFootProps {
  readonly chosen: readonly ChosenFile[];
  /** Result of the last edit of many rows. */
  readonly notice: Batch['notice'];
  readonly photos: PhotoPdfWork;
  /** Removes files, with "Undo", and passes on focus. */
  readonly onRemove: (ids: readonly string[]) => void;
  readonly isWaiting: boolean;
  /** True for a person who may not upload. */
  readonly isDisabled: boolean;
  /** Number of fields with an error. */
  readonly errorCount: number;
  /** Receives focus when a focused control disappears. */
  readonly footRef: Ref<HTMLDivElement>;
  readonly focusFoot: (options?: FocusOptions) => void;
}

/** Sticky footer: what was done, what can be done with the photos, and the main action. */
export function AddFoot({ chosen, notice, photos, footRef, focusFoot, ...props }: AddFootProps) {
  const { t } = useI18n();
  if (chosen.length === 0 && !notice) return null;
  const keepFocus = () => focusFoot({ preventScroll: true });
  return (
    <div className="add-foot" ref={footRef} tabIndex={-1}>
      {notice && (
        <div className="add-foot__notice row">
          <span>{notice.text}</span>
          {notice.undo && (
            <Button
              look="quiet"
              onClick={() => {
                keepFocus();
                notice.undo?.();
              }}
            >
              {t.add.undo}
            </Button>
          )}
        </div>
      )}
      <PhotoOffer photos={photos} onGone={keepFocus} />
      {chosen.length > 0 && <UploadFoot {...props} chosen={chosen} />}
    </div>
  );
}

function UploadFoot({
  chosen,
  isWaiting,
  isDisabled,
  errorCount,
  onRemove,
}: Pick<AddFootProps, 'chosen' | 'isWaiting' | 'isDisabled' | 'errorCount' | 'onRemove'>) {
  const { t, formats } = useI18n();
  const { form: words } = useDeviceMessages();
  const sendable = chosen.filter(({ check }) => check.status !== 'rejected');
  const rejected = chosen.filter(({ check }) => check.status === 'rejected');
  const sizeBytes = sendable.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <div className="card__foot">
      <div className="small">
        {sendable.length > 0 && errorCount === 0 && (
          <span className="muted">{`${t.add.documents(sendable.length)} · ${formats.bytes(sizeBytes)}`}</span>
        )}
        {errorCount > 0 && <span className="field__error">{words.toFix(errorCount)}</span>}
        {rejected.length > 0 && (
          <p className="row">
            <span className="field__error">{t.add.rejected(rejected.length)}</span>
            <Button look="quiet" onClick={() => onRemove(rejected.map(({ id }) => id))}>
              {t.add.removeRejected(rejected.length)}
            </Button>
          </p>
        )}
      </div>
      {sendable.length > 0 && (
        <Button look="primary" type="submit" disabled={isWaiting || isDisabled}>
          {isWaiting ? t.add.waitForChecks : t.add.upload(sendable.length)}
        </Button>
      )}
    </div>
  );
}
