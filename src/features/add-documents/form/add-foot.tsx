import { useId, type Ref, type SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages, documentTexts, makeMessages } from '#i18n/messages/en/files.ts';
import { inspectionMessages } from '#i18n/messages/en/inspection.ts';
import { cannotBeManual } from '#intake/check-facts.ts';
import { isSendable, type ChosenFile } from '#intake/chosen-file.ts';
import { sizeOf } from '#lib/file-facts.ts';
import { shownName } from '#lib/shown-name.ts';
import { Button } from '#ui/button.tsx';
import type { Choice } from '#ui/field/use-combobox.ts';

import { PhotoOffer } from '../photos/photo-offer.tsx';
import type { PhotoPdfWork } from '../photos/use-photo-pdf.ts';
import type { AddForm } from '../values/control-id.ts';
import { isRegularInstead } from '../values/row-values.ts';
import type { BulkEdit } from '../values/use-bulk-edit.ts';
import type { FileKind, Filter } from '../values/use-filter.ts';

/** Folders that wait for a decision. */
export interface Questions {
  readonly count: number;
  /** Focuses the first one. */
  readonly show: () => void;
  /** Returns a submit handler that does so instead, as long as there are any. */
  readonly before: (submit: (event: SyntheticEvent) => unknown) => (event: SyntheticEvent) => void;
}

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
  /** Folders that wait for a decision. */
  readonly questions: Questions;
  /** Number of fields with an error. */
  readonly errorCount: number;
  readonly filter: Filter;
  /** Receives focus when a focused control disappears. */
  readonly footRef: Ref<HTMLDivElement>;
  readonly focusFoot: (options?: FocusOptions) => void;
}

/** Sticky footer: what was done, what can be done with the photos, and the main action. */
export function AddFoot({ chosen, notice, photos, questions, footRef, focusFoot, ...props }: AddFootProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const noticeId = useId();
  // A file that can't be uploaded has its own "Remove".
  const hasSendable = chosen.some(isSendable);
  if (!hasSendable && !notice) return null;
  const keepFocus = () => focusFoot({ preventScroll: true });
  return (
    <div className="add-foot" ref={footRef} tabIndex={-1}>
      {notice && (
        <div className="add-foot__notice row">
          <span id={noticeId}>{notice.text}</span>
          {notice.undo && (
            <Button
              look="quiet"
              aria-describedby={noticeId}
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
      {hasSendable && questions.count > 0 && (
        <div className="add-foot__notice">
          <Button look="quiet" onClick={questions.show}>
            {makeMessages(i18n).waiting(questions.count)}
          </Button>
        </div>
      )}
      {hasSendable && <UploadFoot {...props} chosen={chosen} />}
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
  filter,
  onRemove,
}: Omit<AddFootProps, 'notice' | 'photos' | 'questions' | 'footRef' | 'focusFoot'>) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { form: words } = deviceMessages(useI18n());
  const sendable = chosen.filter(isSendable);
  const assetText = asset.name && asset.name !== asset.id ? `${asset.id} · ${asset.name}` : asset.id;
  const uploadText = useUploadText({ sendable, waitingCount, form });
  // Until a file is checked, asking for its size may block the page.
  const areSizesKnown = sendable.every(({ check }) => check.status !== 'checking' || check.isZip);
  const size = areSizesKnown ? [formats.bytes(totalSize(sendable))] : [];
  return (
    <div className="card__foot">
      <div className="small">
        {waitingCount > 0 && (
          <span className="muted add-foot__documents">
            {words.listing(formats.number(chosen.length), formats.number(chosen.length + waitingCount))}
          </span>
        )}
        {waitingCount === 0 && filter.counts.incomplete > 0 && (
          <p className="add-foot__count">
            <FileCount kind="incomplete" {...{ chosen, filter }}>
              {filter.missing
                ? words.need[filter.missing](filter.counts.incomplete)
                : words.toFix(errorCount)}
            </FileCount>
          </p>
        )}
        {waitingCount === 0 && filter.counts.incomplete === 0 && (
          <span className="muted add-foot__documents">
            {[t.add.documents(sendable.length), ...size].join(' · ')}
          </span>
        )}
        <span className="muted add-foot__asset">{t.uploads.toAsset(shownName(assetText))}</span>
        <span className="muted add-foot__asset-id">{t.uploads.toAsset(shownName(asset.id))}</span>
        <Findings {...{ chosen, filter, onRemove }} />
      </div>
      <Button look="primary" type="submit" disabled={isCheckingFiles || isDisabled}>
        {isCheckingFiles && waitingCount === 0 ? t.add.waitForChecks : (submitLabel ?? uploadText)}
      </Button>
    </div>
  );
}

interface FileCountProps extends Pick<AddFootProps, 'chosen' | 'filter'> {
  readonly kind: FileKind;
  /** The number in words. */
  readonly children: string;
}

/** Counts files of a kind, with a button that shows only these. */
function FileCount({ kind, chosen, filter, children }: FileCountProps) {
  const { form: words } = deviceMessages(useI18n());
  const isShown = filter.kind === kind;
  return (
    <>
      <span className={kind === 'warnings' ? 'muted' : 'field__error'}>{children}</span>
      {(isShown || filter.counts[kind] < chosen.length) && (
        <Button look="quiet" onClick={() => filter.show(isShown ? undefined : kind)}>
          {isShown ? words.showAll : words.show}
        </Button>
      )}
    </>
  );
}

/** Counts rejected files and those with warnings; where there is little room, only the first count is shown. */
function Findings({ chosen, filter, onRemove }: Pick<AddFootProps, 'chosen' | 'filter' | 'onRemove'>) {
  const i18n = useI18n();
  const { t } = i18n;
  const { warnings, rejected } = filter.counts;
  const removeRejected = () => onRemove(chosen.filter((row) => !isSendable(row)).map(({ id }) => id));
  return (
    <>
      {rejected > 0 && (
        <p className="add-foot__count row">
          <FileCount kind="rejected" {...{ chosen, filter }}>
            {t.add.rejected(rejected)}
          </FileCount>
          <Button look="quiet" onClick={removeRejected}>
            {t.add.removeRejected(rejected)}
          </Button>
        </p>
      )}
      {warnings > 0 && (
        <p className="add-foot__count">
          <FileCount kind="warnings" {...{ chosen, filter }}>
            {documentTexts(i18n).withWarnings(warnings)}
          </FileCount>
        </p>
      )}
    </>
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
  const words = inspectionMessages(useI18n());
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
