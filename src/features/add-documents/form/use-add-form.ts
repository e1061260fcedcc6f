import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useForm } from 'react-hook-form';

import type { KnownAsset } from '#asset/known-asset.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import type { Intake, IntakePorts } from '#intake/intake.ts';
import type { IntakeStore } from '#intake/store.ts';
import type { RemovedFiles } from '#intake/transition.ts';
import type { GuessCategory } from '#intake/values/guess-category.ts';
import { type MetadataChoices, metadataFields } from '#intake/values/metadata-choices.ts';
import type { DeviceMemory } from '#lib/device-memory.ts';

import { useAssetGuard } from '../asset-guard/use-asset-guard.tsx';
import { useCategoryGuess } from '../table/row/category-suggestion.tsx';
import { type AddForm, type FormOutput, formSchema, type FormValues } from '../values/form-values.ts';
import { sortRows, type RowOrder } from '../values/row-order.ts';
import { useBulkEdit, type BulkEdit } from '../values/use-bulk-edit.ts';
import { useFilter } from '../values/use-filter.ts';
import { useRowEdits } from '../values/use-row-edits.ts';
import { createPackageRows } from './package-rows.ts';
import { useChosenFiles } from './use-chosen-files.ts';
import { initialMetadata, useLastMetadata, usePrefill, type LastMetadata } from './use-last-metadata.ts';
import { useStoreValues } from './use-store-values.ts';
import { useSubmit, type UploadPorts } from './use-submit.ts';

/** Options of the form. */
export interface AddFormOptions extends Omit<IntakePorts, 'onListed'>, UploadPorts {
  readonly store: IntakeStore;
  /** Assets to look for in file names. Without it, the person isn't asked about another asset. */
  readonly knownAssets?: readonly KnownAsset[] | undefined;
  /** Organization of the asset, where the deployment names it. */
  readonly assetOrganizationId?: string | undefined;
  readonly choices: MetadataChoices;
  /** Order of the rows on the page; they are uploaded in that in which they were added. */
  readonly order: RowOrder;
  readonly memory: DeviceMemory;
}

/** Form values are in react-hook-form, files in the store; both use the same row IDs. */
export function useAddForm(options: AddFormOptions) {
  const { choices, limits, memory, order } = options;
  const { locale } = useI18n();
  const { guess, onListed } = useGuesses(choices);
  const { intake, state: files } = useChosenFiles(options.store, { ...options, onListed });
  const chosen = useMemo(() => sortRows(files.rows, order, locale), [files.rows, order, locale]);
  const formOptions = { choices, limits, memory, asset: options, chosen, latest: intake.rows, guess };
  const { form, last, remember, forget } = useFormValues(formOptions);
  const { edit, editMany } = useRowEdits(form);
  const assetGuard = useAssetGuard(options);
  const removeRows = (ids: readonly string[]) => {
    form.clearErrors(ids.map((id) => `rows.${id}` as const));
    return intake.discard(ids);
  };
  const filter = useFilter(form, chosen, guess);
  const bulkEdit = useBulkEdit({ form, editMany, chosen: filter.shown, remove: removeRows });
  useEmptied(options.store, { form, intake, forgetLast: forget, show: bulkEdit.show });
  useStoreValues(options.store, { form, choices, chosen, editMany, onAccepted: bulkEdit.forget });
  const addDocuments = createPackageRows({ choices, intake, editMany, show: bulkEdit.show });

  const onUploaded = (metadata: LastMetadata) => {
    remember(metadata);
    bulkEdit.forget();
  };
  const submission = useSubmit({ ...options, form, intake, assetGuard, onUploaded });
  const { paste } = bulkEdit;
  const remove = (id: string) => bulkEdit.remove([id]);
  const chooseOther = useOtherFile({ form, intake, editMany, show: bulkEdit.show });
  const editRow = (...change: Parameters<typeof edit>) => {
    bulkEdit.forget();
    edit(...change);
  };
  const { stop, checkAgain, replace, restore } = intake;
  const ofForm = { edit: editRow, addDocuments, paste, remove, chooseOther };
  const commands = { stop, checkAgain, replace, restore, ...ofForm };
  const state = { form, last, guess, filter, bulkEdit, ...submission, assetGuard };
  return { files, chosen, intake, ...state, commands };
}

/** The guess is made while a file is listed: later, thousands at once would block the page. */
function useGuesses(choices: MetadataChoices) {
  const guess = useCategoryGuess(choices);
  return { guess, onListed: (row: ChosenFile) => void guess(row) };
}

interface OtherFileOptions extends Pick<ReturnType<typeof useRowEdits>, 'editMany'> {
  readonly form: AddForm;
  readonly intake: Pick<Intake, 'exchange'>;
  readonly show: BulkEdit['show'];
}

/** Returns a function that chooses another file in place of one, and keeps what was entered for it. */
function useOtherFile({ form, intake, editMany, show }: OtherFileOptions) {
  const { t } = useI18n();
  return (id: string, file: File): void => {
    // How it is uploaded depends on the file.
    const { operation: _, ...edits } = form.getValues().rows[id] ?? {};
    const { ids, undo } = intake.exchange(id, file);
    editMany({ [ids[0]!]: edits });
    show(t.add.filesRemoved(1), undo);
  };
}

interface EmptiedOptions extends Pick<BulkEdit, 'show'> {
  readonly form: AddForm;
  readonly intake: Pick<Intake, 'restoreAll'>;
  readonly forgetLast: () => () => void;
}

/** Clears the form once a person has removed all files, and offers to undo both. */
function useEmptied(store: IntakeStore, { form, intake, forgetLast, show }: EmptiedOptions): void {
  const { t } = useI18n();
  const onEmptied = useEffectEvent((removed: RemovedFiles) => {
    form.clearErrors('rows');
    // The next files may be of another delivery.
    const before = metadataFields.map((field) => ({
      field,
      value: form.getValues(field),
      isTyped: form.getFieldState(field).isDirty,
    }));
    const recallLast = forgetLast();
    for (const field of metadataFields) form.resetField(field, { defaultValue: '' });
    const undo = () => {
      intake.restoreAll(removed);
      recallLast();
      for (const { field, value, isTyped } of before) {
        if (isTyped) form.setValue(field, value, { shouldDirty: true });
        else form.resetField(field, { defaultValue: value });
      }
    };
    const { rows, unlisted, comparing } = removed;
    show(t.add.filesRemoved(rows.length + unlisted.length + comparing.length), undo);
  });
  useEffect(
    () =>
      store.subscribe((event) => {
        if (event.type === 'emptied') onEmptied(event.removed);
      }),
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
  const { t } = useI18n();
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
  usePrefill({ form, last, choices, chosen, asset, guess });
  return { form, last, remember, forget };
}
