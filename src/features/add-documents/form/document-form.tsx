import {
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { createPortal, flushSync } from 'react-dom';

import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { deviceMessages, makeMessages } from '#i18n/messages/en/files.ts';
import { shownName } from '#lib/shown-name.ts';
import { Announcer } from '#ui/announcer.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { useSheet } from '#ui/use-sheet.ts';
import type { WindowedListHandle } from '#ui/windowed-list.tsx';

import type { Chosen } from '../add-documents.tsx';
import { AddFoot, type Questions } from './add-foot.tsx';
import { createReplacement, createRestorer, type RestoreOptions } from './restore-rows.ts';
import { DocumentList } from '../table/document-list.tsx';
import css from '../table/table.css?inline';
import type { RenderReport } from '../table/document-row.tsx';
import { formErrors } from './form-errors.ts';
import { isSendable, type ChosenFile } from '../intake/chosen-file.ts';
import { useReadableFiles, type ChosenDraft } from '../intake/chosen-reader.ts';
import type { ArrivedFile } from '../intake/admission-place.ts';
import { useIdentical } from '../intake/use-identical.ts';
import { ManualOfferList } from '../intake/manual-offers.tsx';
import { SharedMetadata } from './metadata-field.tsx';
import { EditedPhoto } from '../photos/photo-row-parts.tsx';
import { usePhotoPdf, type PhotoPdfWork } from '../photos/use-photo-pdf.ts';
import { useAddForm, type AddFormOptions } from './use-add-form.ts';
import { useErrorSummary } from './use-error-summary.ts';
import type { Filter } from './use-filter.ts';
import { useManualOffers, type ManualOffers, type PackFolder } from '../intake/use-manual-offers.ts';
import type { RowCommands } from '../table/row-commands.ts';
import { useRowEdits } from '../table/use-row-edits.ts';
import { useSelection, type Selection } from '../table/use-selection.ts';
import type { BulkEdit } from './use-bulk-edit.ts';
import { useFieldKeys } from './use-field-keys.ts';
import { useReportUnsent } from './use-report-unsent.ts';

interface DocumentFormProps extends AddFormOptions, Chosen {
  readonly offerAi: boolean;
  /** Called with the number of sendable documents that haven't been handed over yet. */
  readonly onUnsentChange: (unsentCount: number) => void;
  /** Renders the inspection report of a ZIP, which is a separate feature. */
  readonly renderReport: RenderReport;
  /** Packs a folder that contains a manual or a package. */
  readonly pack: PackFolder;
  /** Text of the main action if it doesn't upload. */
  readonly submitLabel?: string | undefined;
}

/**
 * Form for the chosen files: their metadata, and the button that hands them to the queue. Upload progress doesn't
 * re-render it.
 */
export const DocumentForm = memo(Form);

function Form({ offerAi, onUnsentChange, renderReport, pack, inbox, ...props }: DocumentFormProps) {
  const { notice, chooseButton, commandsPlace, isDisabled, submitLabel, ...options } = props;
  const formId = useId();
  const { form, chosen, last, bulkEdit, commands, failedSubmits, assetGuard, ...files } = useAddForm(options);
  const manuals = useManualOffers({ ...options, pack, add: files.add });
  const place = useStyledInSight(chosen.length > 0);
  const { filter } = files;
  const selection = useSelection(filter.shown.map(({ id }) => id));
  const photos = usePhotoPdf({ assetId: options.assetId, chosen, ticked: selection.ids, ...files });
  const { foot, focusFoot } = useFoot();
  const list = useArrivals(inbox, { ...files, bulkEdit, manuals, form, choices: options.choices, place });
  const keys = useFieldKeys({ form, filter, list, onEdit: bulkEdit.forget });
  const identical = useIdentical(chosen, { ...options, hash: files.hash });
  const fields = { form, formId, choices: options.choices };
  const fieldErrors = chosen.length > 0 ? formErrors(form, formId, chosen) : [];
  const summary = useErrorSummary({ place, foot, errors: fieldErrors, failedSubmits });
  const removeMany = (ids: readonly string[]) => {
    // Visible content must not scroll.
    if (ids.length === chosen.length) chooseButton.current?.focus();
    else focusFoot({ preventScroll: true });
    bulkEdit.remove(ids);
  };
  const rowCommands = useStable({ ...commands, select: selection.toggle, editPhoto: photos.edit });
  const { guess, waitingCount, isCheckingFiles } = files;
  const questions = useQuestions(manuals, place);
  useUnsent({ form, chosen, manuals, ...files }, onUnsentChange);

  return (
    <>
      <form noValidate {...keys} onSubmit={questions.before(files.submit)} ref={place}>
        <FormNotes
          {...{ notice, bulkEdit, photos, questions, selection, manuals, chooseButton, filter, list }}
          summary={summary}
          repeatedNames={files.repeated}
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
      <EditedPhoto photos={photos} assetId={options.assetId} />
    </>
  );
}

/** Returns the same commands at each rendering; they call the newest ones. */
function useStable(commands: RowCommands): RowCommands {
  const newest = useRef(commands);
  useLayoutEffect(() => {
    newest.current = commands;
  });
  const [stable] = useState<RowCommands>(() => ({
    remove: (id) => newest.current.remove(id),
    stop: (id) => newest.current.stop(id),
    checkAgain: (id) => newest.current.checkAgain(id),
    chooseOther: (id, file) => newest.current.chooseOther(id, file),
    replace: (id, copy) => newest.current.replace(id, copy),
    restore: (id) => newest.current.restore(id),
    select: (id) => newest.current.select(id),
    editPhoto: (photo) => newest.current.editPhoto(photo),
    edit: (id, change) => newest.current.edit(id, change),
    addDocuments: (...args) => newest.current.addDocuments(...args),
    fillDown: (id) => newest.current.fillDown(id),
    paste: (id, names) => newest.current.paste(id, names),
  }));
  return stable;
}

/** Folders that wait for a decision, which comes before an upload: the others would leave them behind. */
function useQuestions({ offers }: ManualOffers, place: RefObject<HTMLElement | null>): Questions {
  const count = offers.filter(({ status }) => status !== 'packing').length;
  const show = () => place.current?.querySelector<HTMLElement>('.offers [role=group]')?.focus();
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

interface ArrivalOptions extends Omit<RestoreOptions, 'editMany'> {
  readonly bulkEdit: Pick<BulkEdit, 'forget'>;
  readonly manuals: Pick<ManualOffers, 'accept'>;
  readonly place: RefObject<HTMLElement | null>;
}

/** Accepts files; a row whose file replaces that of a failed upload takes focus. Returns the ref of the list. */
function useArrivals(inbox: Chosen['inbox'], { manuals, bulkEdit, place, ...options }: ArrivalOptions) {
  const list = useRef<WindowedListHandle>(null);
  const tools = { ...options, ...useRowEdits(options.form) };
  const replaceFile = createReplacement(tools);
  const restore = createRestorer(tools);
  const accept = (arrived: readonly ArrivedFile[]) => {
    bulkEdit.forget();
    manuals.accept(arrived.filter(({ replaces, values }) => !replaces && !values));
    restore(arrived.flatMap(({ file, values }) => (values ? [{ file, values }] : [])));
    for (const { file, replaces } of arrived) {
      if (!replaces) continue;
      const id = replaceFile(replaces, file);
      list.current?.reveal(id);
      place.current?.querySelector<HTMLElement>(`[data-row="${id}"] [role=group]`)?.focus();
    }
  };
  useEffect(() => inbox.open(accept));
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

interface ChosenParts extends Pick<ReturnType<typeof useAddForm>, 'form' | 'latest' | 'unlisted'> {
  readonly manuals: Pick<ManualOffers, 'offers'>;
}

/** Returns the files that can be sent, with what was typed for them. */
function chosenDrafts({ form, manuals, latest, unlisted }: ChosenParts): readonly ChosenDraft[] {
  const { rows, ...shared } = form.getValues();
  const listed = latest()
    .filter(isSendable)
    .map(({ id, file, folder, fromPackage }): ChosenDraft => {
      const edits = rows[id] ?? {};
      const from = { ...(folder && { folder }), ...(fromPackage && { fromPackage }) };
      return { file, values: { shared, edits, ...from } };
    });
  const offered = manuals.offers.flatMap(({ folder }) =>
    folder.files.map(({ path, file }): ChosenDraft => ({ file, values: { path } })),
  );
  const coming = unlisted().map(({ file, ...values }): ChosenDraft => ({ file, values }));
  return [...listed, ...coming, ...offered];
}

/** Reports the number of unsent files, and lets the page read them. */
function useUnsent(parts: ChosenParts & Unsent, onUnsentChange: DocumentFormProps['onUnsentChange']): void {
  useReportUnsent(unsentCount(parts), onUnsentChange);
  useReadableFiles(() => chosenDrafts(parts));
}

interface Unsent extends Pick<ReturnType<typeof useAddForm>, 'chosen' | 'waitingCount' | 'unrenderedCount'> {
  readonly manuals: ReturnType<typeof useManualOffers>;
}

/** Returns the number of files that would be lost with the page. */
const unsentCount = ({ chosen, waitingCount, unrenderedCount, manuals }: Unsent): number =>
  chosen.filter(isSendable).length + waitingCount + unrenderedCount + manuals.offers.length;

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

interface FormNotesProps extends Pick<Chosen, 'notice' | 'chooseButton'> {
  readonly bulkEdit: Pick<BulkEdit, 'notice'>;
  readonly photos: Pick<PhotoPdfWork, 'resultText'>;
  readonly questions: Pick<Questions, 'count'>;
  readonly selection: Pick<Selection, 'ids'>;
  readonly manuals: ManualOffers;
  readonly filter: Pick<Filter, 'show'>;
  readonly list: RefObject<WindowedListHandle | null>;
  readonly summary: ReturnType<typeof useErrorSummary>;
  /** Names of the files that were chosen last and are in the list already. */
  readonly repeatedNames: readonly string[];
}

/**
 * Errors, questions and notes above the rows, with a live region: files that weren't accepted, and changes of rows. The
 * other texts are visible above the form and in its footer.
 */
function FormNotes({ summary, notice, repeatedNames, filter, list, ...props }: FormNotesProps) {
  const { bulkEdit, photos, questions, selection, manuals, chooseButton } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const [first] = repeatedNames;
  const repeated = first === undefined ? '' : t.add.alreadyListed(repeatedNames.length, shownName(first));
  const newest = useNewest([
    notice,
    repeated,
    bulkEdit.notice?.text ?? '',
    photos.resultText,
    questions.count > 0 ? makeMessages(i18n).waiting(questions.count) : '',
    selection.ids.length > 0 ? t.add.selected(selection.ids.length) : '',
  ]);
  const reveal = (rowId: string) => {
    flushSync(() => filter.show(undefined));
    list.current?.reveal(rowId);
  };
  return (
    <div className="form-notes">
      <ErrorSummary {...summary} onGoTo={({ rowId }) => rowId && reveal(rowId)} />
      <Announcer text={newest} />
      {repeated && <p className="muted small">{repeated}</p>}
      <ManualOfferList manuals={manuals} fallbackFocus={() => chooseButton.current} />
    </div>
  );
}

interface Known {
  readonly texts: readonly string[];
  readonly newest: string;
}

/** Returns the texts that changed last, so that the others aren't announced again. */
function useNewest(texts: readonly string[]): string {
  const i18n = useI18n();
  const [known, setKnown] = useState<Known>({ texts: texts.map(() => ''), newest: '' });
  const changed = texts.filter((text, index) => text !== known.texts[index]);
  if (changed.length === 0) return known.newest;
  const newest = joinSentences(changed, i18n);
  setKnown({ texts, newest });
  return newest;
}
