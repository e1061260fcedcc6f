import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';

import { documentTexts } from '#i18n/document-texts.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import { useInspectionMessages } from '#i18n/use-inspection-messages.ts';
import { sizeOf } from '#lib/file-facts.ts';
import { shownName } from '#lib/shown-name.ts';
import { Button } from '#ui/button.tsx';
import type { Choice } from '#ui/use-combobox.ts';

import { cannotBeManual, hasWarnings, type ChosenFile } from '../intake/chosen-file.ts';
import type { AddForm } from './control-id.ts';
import { PhotoOffer } from '../photos/photo-offer.tsx';
import { isRegularInstead } from '../table/row-values.ts';
import type { BulkEdit } from './use-bulk-edit.ts';
import type { PhotoPdfWork } from '../photos/use-photo-pdf.ts';

interface AddFootProps {
  readonly asset: Choice;
  readonly chosen: readonly ChosenFile[];
  /** Number of chosen files that aren't listed yet. */
  readonly waitingCount: number;
  readonly form: AddForm;
  /** Result of the last edit of many rows. */
  readonly notice: BulkEdit['notice'];
  readonly photos: PhotoPdfWork;
  /** Removes files, with "Undo", and passes on focus. */
  readonly onRemove: (ids: readonly string[]) => void;
  readonly isCheckingFiles: boolean;
  /** True for a person who may not upload. */
  readonly isDisabled: boolean;
  /** Text of the main action if it doesn't upload. */
  readonly submitLabel?: string | undefined;
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

const totalSize = (rows: readonly ChosenFile[]): number =>
  rows.reduce((sum, { file }) => sum + sizeOf(file), 0);

function UploadFoot({
  asset,
  chosen,
  waitingCount,
  form,
  isCheckingFiles,
  isDisabled,
  submitLabel,
  errorCount,
  onRemove,
}: Omit<AddFootProps, 'notice' | 'photos' | 'footRef' | 'focusFoot'>) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { form: words } = useDeviceMessages();
  const sendable = chosen.filter(({ check }) => check.status !== 'rejected');
  const rejected = chosen.filter(({ check }) => check.status === 'rejected');
  const warned = sendable.filter(({ check }) => hasWarnings(check)).length;
  const assetText = asset.name && asset.name !== asset.id ? `${asset.id} · ${asset.name}` : asset.id;
  const uploadText = useUploadText({ sendable, waitingCount, form });
  // Until a file is checked, asking for its size may block the page.
  const areSizesKnown = sendable.every(({ check }) => check.status !== 'checking' || check.isZip);
  const size = areSizesKnown ? [formats.bytes(totalSize(sendable))] : [];
  return (
    <div className="card__foot">
      <div className="small">
        {waitingCount > 0 && (
          <span className="muted">
            {words.listing(formats.number(chosen.length), formats.number(chosen.length + waitingCount))}
          </span>
        )}
        {waitingCount === 0 && errorCount > 0 && (
          <span className="field__error">{words.toFix(errorCount)}</span>
        )}
        {waitingCount === 0 && errorCount === 0 && sendable.length > 0 && (
          <span className="muted">{[t.add.documents(sendable.length), ...size].join(' · ')}</span>
        )}
        <span className="muted add-foot__asset">{t.uploads.toAsset(shownName(assetText))}</span>
        <span className="muted add-foot__asset-id">{t.uploads.toAsset(shownName(asset.id))}</span>
        {warned > 0 && <p className="muted">{documentTexts(i18n).withWarnings(warned)}</p>}
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
        <Button look="primary" type="submit" disabled={isCheckingFiles || isDisabled}>
          {isCheckingFiles && waitingCount === 0 ? t.add.waitForChecks : (submitLabel ?? uploadText)}
        </Button>
      )}
    </div>
  );
}

interface UploadTextOptions extends Pick<AddFootProps, 'waitingCount' | 'form'> {
  readonly sendable: readonly ChosenFile[];
}

/**
 * Text of the upload button, which says what was meant to be a manual and isn't uploaded as one. Files that aren't listed
 * yet are uploaded, too.
 */
function useUploadText({ sendable, waitingCount, form }: UploadTextOptions): string {
  const { t } = useI18n();
  const words = useInspectionMessages();
  const ruledOut = sendable.filter(({ check }) => cannotBeManual(check));
  const operations = useWatch({
    control: form.control,
    name: ruledOut.map(({ id }) => `rows.${id}.operation` as const),
    exact: true,
  });
  const regular = ruledOut.filter((row, index) => isRegularInstead(row, operations[index])).length;
  const count = sendable.length + waitingCount;
  const text = t.add.upload(count);
  if (regular === 0) return text;
  return regular === count ? words.allRegular(text, regular) : words.withRegular(text, regular);
}
