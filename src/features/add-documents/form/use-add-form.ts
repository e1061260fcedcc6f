import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import type { DeviceMemory } from '#lib/device-memory.ts';
import { isVisible } from '#lib/is-visible.ts';
import type { JobWithFile } from '#queue/upload.ts';
import { useTranslatedErrors } from '#ui/use-translated-errors.ts';

import { useAssetGuard, type GuardedAsset } from '../asset-guard/use-asset-guard.tsx';
import { renamedForAsset } from '../photos/asset-file-name.ts';
import type { ChosenFile, FileCheck } from '#intake/chosen-file.ts';
import type { Intake, IntakePorts } from '#intake/intake.ts';
import type { IntakeStore } from '#intake/store.ts';
import type { AddForm } from '../values/control-id.ts';
import { formSchema, metadataFields, type FormOutput, type FormValues } from '../values/form-values.ts';
import {
  initialMetadata,
  kindsOf,
  useCarriedCategory,
  useLastMetadata,
  useLateOrganization,
} from './last-metadata.ts';
import type { MetadataChoices } from '../values/metadata-choices.ts';
import type { GuessCategory } from '../values/guess-category.ts';
import { useChosenFiles } from './use-chosen-files.ts';
import { createOtherFile } from './restore-rows.ts';
import { useFilter } from '../values/use-filter.ts';
import { useBulkEdit } from '../values/use-bulk-edit.ts';
import { createPackageRows } from './package-rows.ts';
import { useCategoryGuess } from '../table/category-suggestion.tsx';
import { proposedName, type RowEdits } from '../values/row-values.ts';
import { useRowEdits } from '../values/use-row-edits.ts';

/** A document to upload; the asset of the page is added by the caller. */
export interface NewDocument {
  readonly job: Omit<JobWithFile, 'assetId'>;
  /** Asset ID found in the file's name, if the person chose to upload there. */
  readonly otherAssetId?: string | undefined;
  /** The running inspection of a manual whose contents are still being read. */
  readonly inspection?: Promise<FileCheck> | undefined;
}

/** Options of the form. */
export interface AddFormOptions extends Omit<IntakePorts, 'onListed'> {
  readonly store: IntakeStore;
  /** Photos and combined PDFs are named after it. */
  readonly assetId: string;
  /** Assets to look for in file names. Without it, the person isn't asked about another asset. */
  readonly knownAssets?: readonly GuardedAsset[] | undefined;
  /** Organization of the asset, where the deployment names it. */
  readonly assetOrganizationId?: string | undefined;
  readonly choices: MetadataChoices;
  readonly memory: DeviceMemory;
  /** Returns false if the documents weren't accepted; then they stay in the form. */
  readonly onUpload: (documents: readonly NewDocument[]) => boolean;
}

/** Form values are in react-hook-form, files in the store; both use the same row IDs. */
export function useAddForm(options: AddFormOptions) {
  const { assetId, choices, limits, memory, onUpload } = options;
  const [failedSubmits, setFailedSubmits] = useState(0);
  const [isCheckingFiles, setIsCheckingFiles] = useState(false);
  const { guess, onListed } = useGuesses(choices);
  const { intake, state: files } = useChosenFiles(options.store, { ...options, onListed });
  const chosen = files.rows;
  const formOptions = { choices, limits, memory, asset: options, chosen, latest: intake.rows, guess };
  const { form, last, remember, forget } = useFormValues(formOptions);
  const { edit, editMany } = useRowEdits(form);
  const newestOnUpload = useNewest(onUpload);
  const assetGuard = useAssetGuard(options);
  useMovedNames(options.store, { form, editMany });
  const resubmission = useResubmission({ onUpload, assetId });
  const removing = removals(form, intake, forget);
  const filter = useFilter(form, chosen);
  const bulkEdit = useBulkEdit({ form, editMany, chosen: filter.shown, ...removing });
  const addDocuments = createPackageRows({ choices, intake, editMany, show: bulkEdit.show });

  const enqueueReady = async (values: FormOutput, ready: readonly ChosenFile[]) => {
    const { documents: details, ...shared } = values;
    const toUpload = ready.filter(({ id }) => id in details);
    const otherAssetIds = await assetGuard.ask(toUpload);
    if (otherAssetIds === undefined) return;
    const ids = toUpload.map(({ id }) => id);
    const manualIds = ids.filter((id) => details[id]?.operation === 'manual');
    const documents = toUpload.map(({ id, file, fromPackage }): NewDocument => {
      const job = { ...details[id]!, file, ...(fromPackage && { packageName: fromPackage.packageName }) };
      const document = { job, otherAssetId: otherAssetIds.get(id) };
      return job.operation === 'manual' ? { ...document, inspection: intake.outcome(id) } : document;
    });
    // The queue may have changed while the files were checked.
    if (!newestOnUpload.current(documents)) return resubmission.request();
    remember({ ...shared, assetId, kinds: kindsOf(withoutOwn(form, toUpload)) });
    bulkEdit.forget();
    intake.handOver(ids, manualIds);
    // More files may have been chosen since validation.
    const left = Object.entries(form.getValues('rows')).filter(([id]) => !(id in details));
    form.reset({ ...shared, rows: Object.fromEntries(left) });
  };

  const checkAndEnqueue = async () => {
    // The operation is known only after ZIPs are inspected.
    setIsCheckingFiles(true);
    const ready = await intake.settled();
    setIsCheckingFiles(false);
    // The files may have been removed meanwhile, or are unreadable.
    if (ready.every(({ check }) => check.status === 'rejected')) return;
    let hasErrors = false;
    const onErrors = () => void (hasErrors = true);
    await form.handleSubmit((values) => enqueueReady(values, ready), onErrors)();
    // Only now the errors are on the page.
    if (hasErrors) setFailedSubmits((count) => count + 1);
  };

  const submit = useSingleRun(checkAndEnqueue);
  useEffect(() => resubmission.runIfDue(submit));
  const { fillDown, paste } = bulkEdit;
  const remove = (id: string) => bulkEdit.remove([id]);
  const chooseOther = createOtherFile({ intake, remove: bulkEdit.remove, form, editMany });
  const editRow = (...change: Parameters<typeof edit>) => {
    bulkEdit.forget();
    edit(...change);
  };
  const commands = { ...intake, addDocuments, edit: editRow, fillDown, paste, remove, chooseOther };
  const state = { form, last, guess, filter, bulkEdit, failedSubmits, isCheckingFiles, assetGuard };
  return { files, chosen, intake, ...state, commands, submit };
}

/** The guess is made while a file is listed: later, thousands at once would block the page. */
function useGuesses(choices: MetadataChoices) {
  const guess = useCategoryGuess(choices);
  return { guess, onListed: (row: ChosenFile) => void guess(row) };
}

/** Functions with which a person removes files with their errors. They return a function that undoes it. */
const removals = (form: AddForm, intake: Pick<Intake, 'discard' | 'removeAll'>, forgetLast: () => void) => ({
  remove: (ids: readonly string[]) => {
    form.clearErrors(ids.map((id) => `rows.${id}` as const));
    return intake.discard(ids);
  },
  removeAll: () => {
    form.clearErrors('rows');
    const removed = intake.removeAll();
    // The next files may be of another delivery.
    const before = metadataFields.map((field) => [field, form.getValues(field)] as const);
    forgetLast();
    for (const field of metadataFields) form.resetField(field, { defaultValue: '' });
    const undo = () => {
      removed.undo();
      for (const [field, value] of before) form.setValue(field, value, { shouldDirty: true });
    };
    return { ...removed, undo };
  },
});

/** Returns the files that get the category for all. */
const withoutOwn = (form: AddForm, rows: readonly ChosenFile[]): readonly File[] =>
  rows.flatMap(({ id, file }) => (isVisible(form.getValues(`rows.${id}.categoryId`) ?? '') ? [] : [file]));

interface MovedNamesOptions extends Pick<ReturnType<typeof useRowEdits>, 'editMany'> {
  readonly form: AddForm;
}

/** Gives photos that are named after their asset the name of the asset to which they are moved. */
function useMovedNames(store: IntakeStore, { form, editMany }: MovedNamesOptions): void {
  const rename = useEffectEvent((from: string, to: string) => {
    const renamed = store.getSnapshot().rows.flatMap((row): [string, RowEdits][] => {
      const edits = form.getValues(`rows.${row.id}`) ?? {};
      const displayName = renamedForAsset(edits.displayName ?? proposedName(row), from, to);
      return displayName === undefined ? [] : [[row.id, { ...edits, displayName }]];
    });
    editMany(Object.fromEntries(renamed));
  });
  useEffect(
    () => store.subscribe((event) => event.type === 'moved' && rename(event.from, event.to)),
    [store],
  );
}

interface FormValuesOptions extends Pick<AddFormOptions, 'choices' | 'limits' | 'memory'> {
  readonly guess: GuessCategory;
  readonly asset: Pick<AddFormOptions, 'assetId' | 'assetOrganizationId'>;
  readonly chosen: readonly ChosenFile[];
  /** The files at the time of the call. */
  readonly latest: () => readonly ChosenFile[];
}

/** The form's values with their checks, and the metadata of the last upload. */
function useFormValues({ choices, limits, memory, asset, chosen, latest, guess }: FormValuesOptions) {
  const { t, locale } = useI18n();
  const { form: words } = deviceMessages(useI18n());
  const { last, remember, forget } = useLastMetadata(memory, choices);
  const form = useForm<FormValues, unknown, FormOutput>({
    resolver: zodResolver(
      formSchema(t, {
        chosen: latest,
        hasList: { organizationId: !!choices.organizations, categoryId: !!choices.categories },
        maxDisplayNameLength: limits.maxDisplayNameLength,
        nameTooLong: words.nameTooLong,
      }),
      undefined,
      // Nothing in it waits, and with promises it takes twice as long.
      { mode: 'sync' },
    ),
    defaultValues: { ...initialMetadata(last, choices, asset), isAiEnabled: false, rows: {} },
    shouldFocusError: false,
  });
  useTranslatedErrors(form, locale);
  const isPreset = choices.presets?.categoryId !== undefined;
  const { assetId, assetOrganizationId } = asset;
  useLateOrganization({ form, last, choices, chosen, assetId, assetOrganizationId });
  useCarriedCategory({ form, last, chosen, assetId, isPreset, guess });
  useReleasedFields(form, chosen);
  return { form, last, remember, forget };
}

const keptState = {
  keepValue: true,
  keepError: true,
  keepDirty: true,
  keepTouched: true,
  keepDefaultValue: true,
};

/** Releases the fields of rows that left the list: the form would keep their elements. Values stay, for "Undo". */
function useReleasedFields(form: AddForm, chosen: readonly ChosenFile[]): void {
  const listed = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ids = new Set(chosen.map(({ id }) => id));
    const left = [...listed.current].filter((id) => !ids.has(id)).map((id) => `rows.${id}` as const);
    listed.current = ids;
    if (left.length > 0) form.unregister(left, keptState);
  }, [form, chosen]);
}

/** Submits again when the session's queue has been replaced, unless the files were moved to another asset meanwhile. */
function useResubmission({ onUpload, assetId }: Pick<AddFormOptions, 'onUpload' | 'assetId'>) {
  const declined = useRef<Pick<AddFormOptions, 'onUpload' | 'assetId'>>(undefined);
  return {
    request: () => {
      declined.current = { onUpload, assetId };
    },
    runIfDue: (submit: () => Promise<void>) => {
      if (!declined.current || declined.current.onUpload === onUpload) return;
      const isSameAsset = declined.current.assetId === assetId;
      declined.current = undefined;
      if (isSameAsset) void submit();
    },
  };
}

/** Handles a submit event, except the second click while files are checked or another asset is looked up. */
function useSingleRun(run: () => Promise<void>) {
  const isRunning = useRef(false);
  return async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    await run().finally(() => (isRunning.current = false));
  };
}

/** Ref to the latest value, for work that began in an earlier rendering. */
function useNewest<T>(value: T): RefObject<T> {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  });
  return newest;
}
