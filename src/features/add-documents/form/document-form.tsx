import { memo, useEffect, useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { deviceMessages, makeMessages, type DeviceMessages } from '#i18n/messages/en/files.ts';
import { isSendable, type ChosenFile } from '#intake/chosen-file.ts';
import type { FolderOffer } from '#intake/transition.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { Announcer } from '#ui/feedback/announcer.tsx';
import { useSheet } from '#ui/styles/use-sheet.ts';

import type { Chosen } from '../add-documents.tsx';
import { EditedPhoto } from '../photo-editor/load-pdf-editor.tsx';
import { usePhotoPdf, type PhotoPdfWork } from '../photos/use-photo-pdf.ts';
import { DocumentList } from '../table/document-list.tsx';
import type { RenderReport } from '../table/row/render-report.ts';
import { useStableCommands } from '../table/row/use-stable-commands.ts';
import { useCheckAnnouncements } from '../table/use-check-announcements.ts';
import { useChoiceAnnouncements } from '../table/use-choice-announcements.ts';
import { useSelection, type Selection } from '../table/use-selection.ts';
import type { AddForm } from '../values/form-values.ts';
import type { Filter } from '../values/use-filter.ts';
import { AddFoot, type Questions } from './add-foot.tsx';
import { FolderOfferList } from './folder-offer-list.tsx';
import { SharedMetadata } from './shared-metadata.tsx';
import { useAddForm, type AddFormOptions } from './use-add-form.ts';
import { formErrors, useErrorFocus, type ErrorFocusOptions } from './use-error-focus.ts';
import { useFieldKeys } from './use-field-keys.ts';
import { useIdentical } from './use-identical.ts';
import { useRowFocus } from './use-row-focus.ts';

import table from '../table/table.css?inline';
import foot from './add-foot.css?inline';
import shared from './shared-metadata.css?inline';

const css = [table, shared, foot].join('\n');

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
  const { chooseButton, isDisabled, submitLabel, ...options } = props;
  const formId = useId();
  const { form, chosen, intake, last, bulkEdit, commands, failure, assetGuard, ...rest } =
    useAddForm(options);
  const { filter, files, guess, isCheckingFiles, submit } = rest;
  const place = useStyledInSight(chosen.length > 0);
  const selection = useSelection(filter.shown.map(({ id }) => id));
  const { assetId, store, choices, contents } = options;
  const photos = usePhotoPdf({ assetId, chosen, ticked: selection.ids, intake });
  const { foot, focusFoot } = useFoot();
  const { list, acceptCategory, withFocusedUndo } = useRowFocus({ store, filter, commands });
  const keys = useFieldKeys({ form, filter, list, onEdit: bulkEdit.forget });
  const identical = useIdentical({ form, chosen, assetId, contents });
  const errors = useErrors({ form, formId, chosen, failure, place, list, filter, focusFoot });
  const removeMany = (ids: readonly string[]) => {
    // Visible content must not scroll.
    if (ids.length === chosen.length) chooseButton.current?.focus();
    else focusFoot({ preventScroll: true });
    bulkEdit.remove(ids);
  };
  const rowActions = { acceptCategory, select: selection.toggle, editPhoto: photos.edit };
  const rowCommands = useStableCommands({ ...commands, ...rowActions });
  const unlistedCount = files.unlisted.length + files.comparing.length;
  const questions = useQuestions(files.offers, place);
  return (
    <>
      <form noValidate {...keys} onSubmit={questions.before(submit)} ref={place}>
        <FormNotes
          {...{ store, form, chosen, bulkEdit, photos, questions, selection, intake, chooseButton }}
          isListing={unlistedCount > 0}
          {...{ filter, offers: files.offers, repeatedNames: files.repeated }}
          error={errors.announced}
        />
        {chosen.some(isSendable) && (
          <SharedMetadata {...{ form, formId, choices, offerAi, last, chosen, bulkEdit }} />
        )}
        <DocumentList
          {...{ form, formId, choices, chosen, filter, identical, guess, offerAi }}
          {...{ selection, bulkEdit, photos, focusFoot, renderReport }}
          maxDisplayNameLength={options.limits.maxDisplayNameLength}
          commands={rowCommands}
          onRemove={removeMany}
          fallbackFocus={() => chooseButton.current}
          ref={list}
        />
        <AddFoot
          {...{ assetId, chosen, filter, unlistedCount, isCheckingFiles, form, photos }}
          {...{ questions, isDisabled, submitLabel, focusFoot }}
          bulkEdit={withFocusedUndo(bulkEdit)}
          errorText={errors.text}
          onRemove={removeMany}
          onShowError={errors.focusFirst}
          footRef={foot}
        />
      </form>
      {assetGuard.dialog}
      <EditedPhoto {...{ photos, assetId, store }} />
    </>
  );
}

interface ErrorsOptions extends Pick<ErrorFocusOptions, 'failure' | 'place' | 'list' | 'focusFoot'> {
  readonly form: AddForm;
  readonly formId: string;
  readonly chosen: readonly ChosenFile[];
  readonly filter: Filter;
}

/** Returns what is missing in words, and moves focus there after a failed submission. */
function useErrors({ form, formId, chosen, ...options }: ErrorsOptions) {
  const errors = chosen.length > 0 ? formErrors(form, formId, chosen) : [];
  const text = errorTextOf(options.filter, errors.length, deviceMessages(useI18n()).form);
  return { text, ...useErrorFocus({ ...options, errors, message: text }) };
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

interface FormNotesProps
  extends
    Pick<Chosen, 'store' | 'chooseButton'>,
    Pick<ReturnType<typeof useAddForm>, 'form' | 'chosen' | 'bulkEdit' | 'intake' | 'filter'> {
  readonly photos: PhotoPdfWork;
  readonly questions: Questions;
  readonly selection: Selection;
  readonly offers: readonly FolderOffer[];
  /** True while files wait for a row. */
  readonly isListing: boolean;
  /** Announced after each failed submission. */
  readonly error: Result;
  /** Names of the files that were chosen last and are in the list already. */
  readonly repeatedNames: readonly string[];
}

/**
 * Questions and notes above the rows, with a live region for errors and changes of rows. The other texts are visible above
 * the form and in its footer.
 */
function FormNotes({ error, repeatedNames, filter, ...props }: FormNotesProps) {
  const { bulkEdit, photos, questions, selection, intake, offers, chooseButton } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const [first] = repeatedNames;
  const repeated = first === undefined ? '' : t.add.alreadyListed(repeatedNames.length, shownName(first));
  const { text, occurrence } = useChangedTexts([
    repeated,
    bulkEdit.notice,
    photos.notice.text,
    questions.count > 0 ? makeMessages(i18n).waiting(questions.count) : '',
    selection.ids.length > 0
      ? t.add.selected(selection.ids.length, i18n.formats.number(filter.shown.length))
      : '',
    useChoiceAnnouncements(props),
    useCheckAnnouncements(props.chosen, props.form),
    error,
  ]);
  return (
    <div className="card__notes">
      <Announcer {...{ text, occurrence }} />
      {repeated && <p className="muted small">{repeated}</p>}
      <FolderOfferList offers={offers} commands={intake.offers} fallbackFocus={() => chooseButton.current} />
    </div>
  );
}

/** Result of an action: each is another object, also with the same text. */
interface Result {
  readonly text: string;
}

/** Returns the texts that changed last, so that the others aren't announced again, and how often any did. */
function useChangedTexts(texts: readonly (string | Result | undefined)[]) {
  const i18n = useI18n();
  const [known, setKnown] = useState({ texts, text: '', occurrence: 0 });
  const changed = texts.filter((text, index) => text !== known.texts[index]);
  if (changed.length === 0) return known;
  const words = changed.map((each) => (typeof each === 'object' ? each.text : each));
  const next = { texts, text: joinSentences(words, i18n), occurrence: known.occurrence + 1 };
  setKnown(next);
  return next;
}

/** Returns what is missing in words; empty if nothing is. */
function errorTextOf(
  { files: { incomplete }, missing }: Pick<Filter, 'files' | 'missing'>,
  errorCount: number,
  words: DeviceMessages['form'],
): string {
  if (incomplete.length === 0) return '';
  return missing ? words.need[missing](incomplete.length) : words.toFix(errorCount);
}
