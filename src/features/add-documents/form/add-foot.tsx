import Images from 'lucide-react/icons/images';
import Sparkles from 'lucide-react/icons/sparkles';
import { useId, type Ref, type SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages, documentTexts, makeMessages } from '#i18n/messages/en/files.ts';
import { inspectionMessages } from '#i18n/messages/en/inspection.ts';
import { withNodes } from '#i18n/with-nodes.tsx';
import { cannotBeManual } from '#intake/checks/check-facts.ts';
import { isSendable, type ChosenFile } from '#intake/chosen-file.ts';
import { isRegularInstead } from '#intake/values/proposed-values.ts';
import { sizeOf } from '#lib/file/file-facts.ts';
import { Name } from '#ui/content/name.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ToneIcon } from '#ui/feedback/tag.tsx';

import type { PhotoPdfWork } from '../photos/use-photo-pdf.ts';
import type { EditsById } from '../values/row-values.ts';
import type { FileKind } from '../values/use-filter.ts';
import type { useAddForm } from './use-add-form.ts';

/** Folders that wait for a decision. */
export interface Questions {
  readonly count: number;
  /** Focuses the first one. */
  readonly show: () => void;
  /** Returns a submit handler that does so instead, as long as there are any. */
  readonly before: (submit: (event: SyntheticEvent) => unknown) => (event: SyntheticEvent) => void;
}

type AddFormState = ReturnType<typeof useAddForm>;

interface AddFootProps extends Pick<
  AddFormState,
  'chosen' | 'form' | 'bulkEdit' | 'filter' | 'isCheckingFiles'
> {
  readonly assetId: string;
  /** Number of chosen files that aren't listed yet. */
  readonly unlistedCount: number;
  readonly photos: PhotoPdfWork;
  /** Removes files, with "Undo", and passes on focus. */
  readonly onRemove: (ids: readonly string[]) => void;
  /** True for a person who may not upload. */
  readonly isDisabled: boolean;
  /** Text of the main action if it doesn't upload. */
  readonly submitLabel?: string | undefined;
  /** Folders that wait for a decision. */
  readonly questions: Questions;
  /** Text of what is missing; empty if nothing is. */
  readonly errorText: string;
  /** Focuses the first field with an error. */
  readonly onShowError: () => void;
  /** Receives focus when a focused control disappears. */
  readonly footRef: Ref<HTMLDivElement>;
  readonly focusFoot: (options?: FocusOptions) => void;
}

/** Sticky footer of one line: what was done and is to be done, the asset, and the main action. */
export function AddFoot({ questions, photos, footRef, focusFoot, ...props }: AddFootProps) {
  const { assetId, chosen, unlistedCount, isCheckingFiles, isDisabled, submitLabel, form } = props;
  const { bulkEdit, filter } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const sendable = chosen.filter(isSendable);
  const uploadText = useUploadText({ sendable, unlistedCount, form });
  // A file that can't be uploaded has its own "Remove".
  const hasSendable = sendable.length > 0;
  if (!hasSendable && !bulkEdit.notice) return null;
  const keepFocus = () => focusFoot({ preventScroll: true });
  return (
    <div className="add-foot line" ref={footRef} tabIndex={-1}>
      <div className="add-foot__status line muted grow">
        {bulkEdit.notice && <Notice {...bulkEdit.notice} onUndo={keepFocus} />}
        {photos.notice.text && <Notice {...photos.notice} onUndo={keepFocus} />}
        {hasSendable && questions.count > 0 && (
          <p>
            <Button look="link" isSmall onClick={questions.show}>
              {makeMessages(i18n).waiting(questions.count)}
            </Button>
          </p>
        )}
        {hasSendable && <Counts {...props} {...{ sendable, photos, keepFocus }} />}
      </div>
      {hasSendable && (
        <>
          {filter.kind && (
            <span className="add-foot__shown muted number">
              {deviceMessages(i18n).form.shownOf(filter.shown.length, chosen.length)}
            </span>
          )}
          <span className="add-foot__asset muted cut">
            {withNodes(
              t.uploads.toAsset,
              <Name as="span" className="id">
                {assetId}
              </Name>,
            )}
          </span>
          <Button look="primary" type="submit" disabled={isCheckingFiles || isDisabled}>
            {isCheckingFiles && unlistedCount === 0 ? t.add.waitForChecks : (submitLabel ?? uploadText)}
          </Button>
        </>
      )}
    </div>
  );
}

interface NoticeProps {
  readonly text: string;
  readonly isError?: boolean;
  readonly undo?: (() => void) | undefined;
  /** Called when the focused button is about to disappear. */
  readonly onUndo: () => void;
}

/** Result of the last edit of many rows, or of combining photos. */
function Notice({ text, isError = false, undo, onUndo }: NoticeProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <p className="add-foot__notice" data-tone={isError ? 'bad' : undefined}>
      <span id={id}>{text}</span>
      {undo && (
        <Button
          look="link"
          isSmall
          aria-describedby={id}
          onClick={() => {
            onUndo();
            undo();
          }}
        >
          {t.add.undo}
        </Button>
      )}
    </p>
  );
}

const totalSize = (rows: readonly ChosenFile[]): number =>
  rows.reduce((sum, { file }) => sum + sizeOf(file), 0);

interface CountsProps extends Omit<AddFootProps, 'questions' | 'footRef' | 'focusFoot'> {
  readonly sendable: readonly ChosenFile[];
  readonly keepFocus: () => void;
}

/**
 * Counts of files to complete and to remove, or number and size of all, with what can be done with all of them. Where there
 * is little room, only the first of these are shown.
 */
function Counts({ chosen, sendable, filter, unlistedCount, errorText, photos, ...props }: CountsProps) {
  const { bulkEdit, keepFocus, onRemove, onShowError } = props;
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { form: words } = deviceMessages(i18n);
  const { incomplete, uncategorized, warnings, rejected } = filter.files;
  // Until a file is checked, asking for its size may block the page.
  const areSizesKnown = sendable.every(({ check }) => check.status !== 'checking' || check.isZip);
  const size = areSizesKnown ? [formats.bytes(totalSize(sendable))] : [];
  const toFilter = { chosen, filter };
  return (
    <>
      {errorText && unlistedCount === 0 && (
        <p data-tone="bad">
          <ToneIcon tone="bad" />
          <span>{errorText}</span>
          {incomplete.length < chosen.length ? (
            <Show kind="incomplete" {...toFilter} />
          ) : (
            <Button look="link" isSmall onClick={onShowError}>
              {words.show}
            </Button>
          )}
        </p>
      )}
      {!errorText && rejected.length + uncategorized.length === 0 && unlistedCount === 0 && (
        <p className="add-foot__count number">{[t.add.files(sendable.length), ...size].join(' · ')}</p>
      )}
      <Suggestions
        {...toFilter}
        onUse={(change) => {
          keepFocus();
          bulkEdit.setCategories(change);
        }}
      />
      {uncategorized.length > 0 && unlistedCount === 0 && (
        <p>
          <span>{words.withoutCategory(uncategorized.length)}</span>
          <Show kind="uncategorized" {...toFilter} />
        </p>
      )}
      {rejected.length > 0 && (
        <p>
          <span>{t.add.rejected(rejected.length)}</span>
          <Show kind="rejected" {...toFilter} />
          <Button look="link" isSmall onClick={() => onRemove(rejected.map(({ id }) => id))}>
            {t.add.removeRejected(rejected.length)}
          </Button>
        </p>
      )}
      {photos.photos.length > 1 && <PhotoOffer photos={photos} onMake={keepFocus} />}
      {warnings.length > 0 && (
        <p>
          <span>{documentTexts(i18n).withWarnings(warnings.length)}</span>
          <Show kind="warnings" {...toFilter} />
        </p>
      )}
    </>
  );
}

interface SuggestionsProps extends Pick<AddFootProps, 'chosen' | 'filter'> {
  readonly onUse: (edits: EditsById) => void;
}

/** Uses the suggestions of all files that are shown at once, or shows these files; from two on. */
function Suggestions({ chosen, filter, onUse }: SuggestionsProps) {
  const { formats } = useI18n();
  const words = deviceMessages(useI18n());
  const { suggestions, files } = filter;
  if (suggestions.length < 2 || files.suggested.length === 0) return null;
  const use = () =>
    onUse(Object.fromEntries(suggestions.map(([row, { id: categoryId }]) => [row.id, { categoryId }])));
  return (
    <p>
      <Button look="link" isSmall onClick={use}>
        <Sparkles />
        <span>{words.allSuggestions(formats.number(suggestions.length))}</span>
      </Button>
      <Show kind="suggested" {...{ chosen, filter }} />
    </p>
  );
}

interface PhotoOfferProps extends Pick<AddFootProps, 'photos'> {
  /** Called when the focused button is about to disappear. */
  readonly onMake: () => void;
}

/** Offers to combine photos into a PDF. */
function PhotoOffer({ photos: { photos, make }, onMake }: PhotoOfferProps) {
  const { pdf: words } = deviceMessages(useI18n());
  const combine = () => {
    onMake();
    make();
  };
  return (
    <Button look="link" isSmall onClick={combine}>
      <Images />
      <span>{words.make(photos.length)}</span>
    </Button>
  );
}

interface ShowProps extends Pick<AddFootProps, 'chosen' | 'filter'> {
  readonly kind: FileKind;
}

/** Button that shows only files of a kind, unless all are. */
function Show({ kind, chosen, filter }: ShowProps) {
  const { form: words } = deviceMessages(useI18n());
  const isShown = filter.kind === kind;
  if (!isShown && filter.files[kind].length === chosen.length) return null;
  return (
    <Button look="link" isSmall onClick={() => filter.show(isShown ? undefined : kind)}>
      {isShown ? words.showAll : words.show}
    </Button>
  );
}

interface UploadTextOptions extends Pick<AddFootProps, 'unlistedCount' | 'form'> {
  readonly sendable: readonly ChosenFile[];
}

/**
 * Text of the upload button, which says what was meant to be a manual and isn't uploaded as one. Files that aren't listed
 * yet are uploaded, too.
 */
function useUploadText({ sendable, unlistedCount, form }: UploadTextOptions): string {
  const { t } = useI18n();
  const words = inspectionMessages(useI18n());
  const ruledOut = sendable.filter(({ check }) => cannotBeManual(check));
  const operations = useWatch({
    control: form.control,
    name: ruledOut.map(({ id }) => `rows.${id}.operation` as const),
    exact: true,
  });
  const regular = ruledOut.filter((row, index) => isRegularInstead(row, operations[index])).length;
  const count = sendable.length + unlistedCount;
  const text = t.add.upload(count);
  if (regular === 0) return text;
  return regular === count ? words.allRegular(text, regular) : words.withRegular(text, regular);
}
