import { memo, useEffect, useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { deviceMessages, makeMessages } from '#i18n/messages/en/files.ts';
import { isSendable, type ChosenFile } from '#intake/chosen-file.ts';
import type { FolderOffer } from '#intake/folder-offer.ts';
import type { Intake } from '#intake/intake.ts';
import { shownName } from '#lib/shown-name.ts';
import { Announcer } from '#ui/announcer.tsx';
import { Button } from '#ui/button.tsx';
import { useSheet } from '#ui/dialog/use-sheet.ts';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import type { WindowedListHandle } from '#ui/list/windowed-list.tsx';

import type { Chosen } from '../add-documents.tsx';
import { EditedPhoto } from '../photo-editor/load-pdf-editor.tsx';
import { usePhotoPdf, type PhotoPdfWork } from '../photos/use-photo-pdf.ts';
import { DocumentList } from '../table/document-list.tsx';
import type { RenderReport } from '../table/document-row.tsx';
import { useStableCommands } from '../table/row-commands.ts';
import { useCheckAnnouncements } from '../table/use-check-announcements.ts';
import { useSelection, type Selection } from '../table/use-selection.ts';
import type { AddForm } from '../values/control-id.ts';
import type { BulkEdit } from '../values/use-bulk-edit.ts';
import type { Filter } from '../values/use-filter.ts';
import { AddFoot, type Questions } from './add-foot.tsx';
import { FolderOfferList } from './folder-offer-list.tsx';
import { formErrors } from './form-errors.ts';
import { SharedMetadata } from './shared-metadata.tsx';
import { useAddForm, type AddFormOptions } from './use-add-form.ts';
import { useErrorSummary } from './use-error-summary.ts';
import { useFieldKeys } from './use-field-keys.ts';
import { useIdentical } from './use-identical.ts';

import tableCss from '../table/table.css?inline';
import formCss from './document-form.css?inline';

const css = formCss + tableCss;

interface DocumentFormProps extends AddFormOptions, Chosen {
  readonly offerAi: boolean;
  /** Renders the inspection report of a ZIP, which is a separate feature. */
  readonly renderReport: RenderReport;
  /** Text of the main action if it doesn't upload. */
  readonly submitLabel?: string | undefined;
}

/**
 * Form for the chosen files: their metadata, and the button that hands them to the queue. Upload progress doesn't
 * re-render it.
 */
export const DocumentForm = memo(Form);

function Form({ offerAi, renderReport, ...props }: DocumentFormProps) {
  const { chooseButton, commandsPlace, isDisabled, submitLabel, ...options } = props;
  const formId = useId();
  const { form, chosen, intake, last, bulkEdit, commands, failedSubmits, assetGuard, ...rest } =
    useAddForm(options);
  const { filter, files } = rest;
  const place = useStyledInSight(chosen.length > 0);
  const selection = useSelection(filter.shown.map(({ id }) => id));
  const { assetId, choices } = options;
  const { guess, isCheckingFiles, submit } = rest;
  const photos = usePhotoPdf({ assetId, chosen, ticked: selection.ids, intake });
  const { foot, focusFoot } = useFoot();
  const list = useReplacementFocus({ ...options, place });
  const keys = useFieldKeys({ form, filter, list, onEdit: bulkEdit.forget });
  const identical = useIdentical(chosen, assetId);
  const fields = { form, formId, choices };
  const fieldErrors = chosen.length > 0 ? formErrors(form, formId, chosen) : [];
  const summary = useErrorSummary({ place, foot, errors: fieldErrors, failedSubmits });
  const removeMany = (ids: readonly string[]) => {
    // Visible content must not scroll.
    if (ids.length === chosen.length) chooseButton.current?.focus();
    else focusFoot({ preventScroll: true });
    bulkEdit.remove(ids);
  };
  const rowCommands = useStableCommands({ ...commands, select: selection.toggle, editPhoto: photos.edit });
  const waitingCount = files.waiting.length + files.comparing.length;
  const questions = useQuestions(files.offers, place);

  return (
    <>
      <form noValidate {...keys} onSubmit={questions.before(submit)} ref={place}>
        <FormNotes
          {...{ form, chosen, bulkEdit, photos, questions, selection, intake, chooseButton }}
          {...{ filter, list, summary, offers: files.offers, repeatedNames: files.repeated }}
        />
        {chosen.some(isSendable) && <SharedMetadata {...fields} {...{ offerAi, last, chosen, bulkEdit }} />}
        <DocumentList
          {...{ ...fields, chosen, filter, identical, guess, offerAi }}
          {...{ selection, bulkEdit, focusFoot, renderReport }}
          maxDisplayNameLength={options.limits.maxDisplayNameLength}
          commands={rowCommands}
          onRemove={removeMany}
          fallbackFocus={() => chooseButton.current}
          ref={list}
        />
        <AddFoot
          {...{ chosen, filter, waitingCount, isCheckingFiles, form, photos }}
          {...{ questions, isDisabled, submitLabel, focusFoot }}
          asset={assetGuard.asset}
          notice={bulkEdit.notice}
          onRemove={removeMany}
          errorCount={fieldErrors.length}
          footRef={foot}
        />
      </form>
      <RemoveAll {...{ chosen, chooseButton, bulkEdit }} place={commandsPlace} />
      {assetGuard.dialog}
      <EditedPhoto photos={photos} {...options} />
    </>
  );
}

/** Folders that wait for a decision, which comes before an upload: the others would leave them behind. */
function useQuestions(offers: readonly FolderOffer[], place: RefObject<HTMLElement | null>): Questions {
  const count = offers.filter(({ status }) => status !== 'packing').length;
  const show = () =>
    place.current
      ?.querySelector<HTMLElement>('[data-offer]:not([data-offer=packing]) > [role=group]')
      ?.focus();
  const before = (submit: (event: SyntheticEvent) => unknown) => (event: SyntheticEvent) => {
    if (count === 0) return void submit(event);
    event.preventDefault();
    show();
  };
  return { count, show, before };
}

/** Ref of the footer, and a function that focuses it, called before the focused control is removed. */
function useFoot() {
  const foot = useRef<HTMLDivElement>(null);
  return { foot, focusFoot: (options?: FocusOptions) => foot.current?.focus(options) };
}

interface ReplacementOptions extends Pick<AddFormOptions, 'store'> {
  readonly place: RefObject<HTMLElement | null>;
}

/** Focuses a row whose file replaces that of a failed upload. Returns the ref of the list. */
function useReplacementFocus({ store, place }: ReplacementOptions) {
  const list = useRef<WindowedListHandle>(null);
  useEffect(
    () =>
      store.subscribe((event) => {
        if (event.type !== 'accepted') return;
        for (const { row, arrived } of event.restored) {
          if (arrived.replacedName === undefined) continue;
          list.current?.reveal(row.id);
          place.current?.querySelector<HTMLElement>(`[data-row="${row.id}"] [role=group]`)?.focus();
        }
      }),
    [store, place],
  );
  return list;
}

interface RemoveAllProps extends Pick<Chosen, 'chooseButton'> {
  readonly chosen: readonly ChosenFile[];
  readonly place: Element | null;
  readonly bulkEdit: Pick<BulkEdit, 'removeAll'>;
}

/** Removes all files; shown among the commands of the header, from two files on. */
function RemoveAll({ chosen, place, chooseButton, bulkEdit }: RemoveAllProps) {
  const { form: words } = deviceMessages(useI18n());
  const removeAll = () => {
    chooseButton.current?.focus();
    bulkEdit.removeAll();
  };
  return (
    place &&
    chosen.length > 1 &&
    createPortal(
      <Button look="quiet" onClick={removeAll}>
        {words.removeAll}
      </Button>,
      place,
    )
  );
}

/** Ref of the form. Scrolls to it when the first file is chosen, if its top isn't in the upper half of the window. */
function useStyledInSight(hasFiles: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useSheet(form, css);
  useEffect(() => {
    const { top = 0 } = (hasFiles && form.current?.getBoundingClientRect()) || {};
    if (top < 0 || top > innerHeight / 2) form.current?.scrollIntoView({ block: 'start' });
  }, [form, hasFiles]);
  return form;
}

interface FormNotesProps extends Pick<Chosen, 'chooseButton'> {
  readonly form: AddForm;
  readonly chosen: readonly ChosenFile[];
  readonly bulkEdit: Pick<BulkEdit, 'notice'>;
  readonly photos: Pick<PhotoPdfWork, 'resultText'>;
  readonly questions: Pick<Questions, 'count'>;
  readonly selection: Pick<Selection, 'ids'>;
  readonly intake: Intake;
  readonly offers: readonly FolderOffer[];
  readonly filter: Pick<Filter, 'show'>;
  readonly list: RefObject<WindowedListHandle | null>;
  readonly summary: ReturnType<typeof useErrorSummary>;
  /** Names of the files that were chosen last and are in the list already. */
  readonly repeatedNames: readonly string[];
}

/**
 * Errors, questions and notes above the rows, with a live region for changes of rows. The other
 * texts are visible above the form and in its footer.
 */
function FormNotes({ summary, repeatedNames, filter, list, ...props }: FormNotesProps) {
  const { bulkEdit, photos, questions, selection, intake, offers, chooseButton } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const [first] = repeatedNames;
  const repeated = first === undefined ? '' : t.add.alreadyListed(repeatedNames.length, shownName(first));
  const changed = useChangedTexts([
    repeated,
    bulkEdit.notice?.text ?? '',
    photos.resultText,
    questions.count > 0 ? makeMessages(i18n).waiting(questions.count) : '',
    selection.ids.length > 0 ? t.add.selected(selection.ids.length) : '',
    useCheckAnnouncements(props.chosen, props.form),
  ]);
  const reveal = (rowId: string) => {
    flushSync(() => filter.show(undefined));
    list.current?.reveal(rowId);
  };
  return (
    <div className="form-notes">
      <ErrorSummary {...summary} onGoTo={({ rowId }) => rowId && reveal(rowId)} />
      <Announcer text={changed} />
      {repeated && <p className="muted small">{repeated}</p>}
      <FolderOfferList offers={offers} commands={intake.offers} fallbackFocus={() => chooseButton.current} />
    </div>
  );
}

/** Returns the texts that changed last, so that the others aren't announced again. */
function useChangedTexts(texts: readonly string[]): string {
  const i18n = useI18n();
  const [known, setKnown] = useState({ texts: texts.map(() => ''), announced: '' });
  const changed = texts.filter((text, index) => text !== known.texts[index]);
  if (changed.length === 0) return known.announced;
  const announced = joinSentences(changed, i18n);
  setKnown({ texts: [...texts], announced });
  return announced;
}
