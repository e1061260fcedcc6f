import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import type { DeviceMemory } from '#lib/device-memory.ts';
import { isVisible } from '#lib/is-visible.ts';
import type { JobWithFile } from '#queue/upload.ts';
import { useTranslatedErrors } from '#ui/use-translated-errors.ts';

import { useAssetGuard, type GuardedAsset } from '../asset-guard/use-asset-guard.tsx';
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
import { useStoreValues } from './use-store-values.ts';
import { useFilter } from '../values/use-filter.ts';
import { useBulkEdit } from '../values/use-bulk-edit.ts';
import { createPackageRows } from './package-rows.ts';
import { useCategoryGuess } from '../table/category-suggestion.tsx';
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
  /** Identity of the queue to which `onUpload` hands documents; another one may accept what this one declined. */
  readonly queue: object;
  /** Returns false if the documents weren't accepted; then they stay in the form. */
  readonly onUpload: (documents: readonly NewDocument[]) => boolean;
}

/** Form values are in react-hook-form, files in the store; both use the same row IDs. */
export function useAddForm(options: AddFormOptions) {
  const { assetId, choices, limits, memory, queue, onUpload } = options;
  const [failedSubmits, setFailedSubmits] = useState(0);
  const [isCheckingFiles, setIsCheckingFiles] = useState(false);
  const { guess, onListed } = useGuesses(choices);
  const { intake, state: files } = useChosenFiles(options.store, { ...options, onListed });
  const chosen = files.rows;
  const formOptions = { choices, limits, memory, asset: options, chosen, latest: intake.rows, guess };
  const { form, last, remember, forget } = useFormValues(formOptions);
  const { edit, editMany } = useRowEdits(form);
  const latest = useLatest({ onUpload, queue, assetId });
  const assetGuard = useAssetGuard(options);
  const resubmission = useResubmission({ queue, assetId });
  const removing = removals(form, intake, forget);
  const filter = useFilter(form, chosen);
  const bulkEdit = useBulkEdit({ form, editMany, chosen: filter.shown, ...removing });
  useStoreValues(options.store, { form, choices, chosen, editMany, onAccepted: bulkEdit.forget });
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
    if (!latest.current.onUpload(documents)) return resubmission.request(latest.current);
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
  const chooseOther = createOtherFile({ form, intake, editMany, remove });
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

interface OtherFileOptions extends Pick<ReturnType<typeof useRowEdits>, 'editMany'> {
  readonly form: AddForm;
  readonly intake: Pick<Intake, 'addRows'>;
  readonly remove: (id: string) => void;
}

/** Returns a function that chooses another file in place of one, and keeps what was entered for it. */
const createOtherFile =
  ({ form, intake, editMany, remove }: OtherFileOptions) =>
  (id: string, file: File): void => {
    // How it is uploaded depends on the file.
    const { operation: _, ...edits } = form.getValues().rows[id] ?? {};
    const [otherId = ''] = intake.addRows([{ file }]);
    editMany({ [otherId]: edits });
    remove(id);
  };

/** Functions with which a person removes files with their errors. They return a function that undoes it. */
const removals = (
  form: AddForm,
  intake: Pick<Intake, 'discard' | 'removeAll'>,
  forgetLast: () => () => void,
) => ({
  remove: (ids: readonly string[]) => {
    form.clearErrors(ids.map((id) => `rows.${id}` as const));
    return intake.discard(ids);
  },
  removeAll: () => {
    form.clearErrors('rows');
    const removed = intake.removeAll();
    // The next files may be of another delivery.
    const before = metadataFields.map((field) => ({
      field,
      value: form.getValues(field),
      isTyped: form.getFieldState(field).isDirty,
    }));
    const recallLast = forgetLast();
    for (const field of metadataFields) form.resetField(field, { defaultValue: '' });
    const undo = () => {
      removed.undo();
      recallLast();
      for (const { field, value, isTyped } of before) {
        if (isTyped) form.setValue(field, value, { shouldDirty: true });
        else form.resetField(field, { defaultValue: value });
      }
    };
    return { ...removed, undo };
  },
});

/** Returns the files that get the category for all. */
const withoutOwn = (form: AddForm, rows: readonly ChosenFile[]): readonly File[] =>
  rows.flatMap(({ id, file }) => (isVisible(form.getValues(`rows.${id}.categoryId`) ?? '') ? [] : [file]));

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
  return { form, last, remember, forget };
}

/** Submits again when another queue is there than the one that declined, unless the files were moved to another asset. */
function useResubmission({ queue, assetId }: Pick<AddFormOptions, 'queue' | 'assetId'>) {
  const declined = useRef<Pick<AddFormOptions, 'queue' | 'assetId'>>(undefined);
  return {
    request: (by: Pick<AddFormOptions, 'queue' | 'assetId'>) => {
      declined.current = by;
    },
    runIfDue: (submit: () => Promise<void>) => {
      if (!declined.current || declined.current.queue === queue) return;
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

/** Ref to the value of the last rendering, for work that began in an earlier one. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
