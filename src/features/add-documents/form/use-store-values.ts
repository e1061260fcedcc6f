import { useEffect, useEffectEvent, useRef } from 'react';

import { renamedForAsset } from '#asset/asset-file-name.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import type { IntakeStore, ReadValues } from '#intake/store.ts';
import type { ArrivedFile, IntakeEvent, RestoredRow } from '#intake/transition.ts';
import type { DraftValues } from '#intake/values/draft-values.ts';
import {
  allowedId,
  type MetadataChoices,
  type MetadataField,
  metadataFields,
} from '#intake/values/metadata-choices.ts';
import { proposedName } from '#intake/values/proposed-values.ts';
import { proposeDisplayName } from '#lib/text/propose-display-name.ts';

import type { AddForm, FormValues } from '../values/form-values.ts';
import type { EditsById, RowEdits } from '../values/row-values.ts';

interface StoreValuesOptions extends RestoreOptions {
  /** The rows that are rendered. */
  readonly chosen: readonly ChosenFile[];
  /** Called when files were accepted. */
  readonly onAccepted: () => void;
}

/**
 * Connects what is typed, which the form holds, with the files of the store. The store reads what a person set; new rows get
 * what was typed for their files earlier, rows that left release their fields, and photos that are moved to another asset
 * are named after it.
 */
export function useStoreValues(store: IntakeStore, options: StoreValuesOptions): void {
  const { form, chosen, onAccepted, editMany } = options;
  useEffect(() => store.connectForm(typedValues(form)), [store, form]);
  const onEvent = useEffectEvent((event: IntakeEvent) => {
    if (event.type === 'entered' && event.restored) {
      onAccepted();
      const isFirst = store.getSnapshot().rows.length === event.restored.length;
      restoreValues(event.restored, isFirst, options);
    }
    if (event.type === 'moved') editMany(movedNames(store.getSnapshot().rows, form, event));
  });
  useEffect(() => store.subscribe((event) => onEvent(event)), [store]);
  useReleasedFields(form, chosen);
}

/** Returns a function that reads what a person set for a row and for all; what was filled in isn't theirs. */
const typedValues =
  ({ getValues, getFieldState }: AddForm): ReadValues =>
  (id) => {
    const { rows, isAiEnabled } = getValues();
    const typed = (field: MetadataField) => (getFieldState(field).isDirty ? getValues(field) : '');
    const shared = { organizationId: typed('organizationId'), categoryId: typed('categoryId') };
    const ofAi = getFieldState('isAiEnabled').isDirty && { isAiEnabled };
    return { shared: { ...shared, ...ofAi }, edits: rows[id] ?? {} };
  };

/** Returns the edits of photos that are named after the asset which they leave, with the name of the other one. */
const movedNames = (
  rows: readonly ChosenFile[],
  form: AddForm,
  { from, to }: Extract<IntakeEvent, { readonly type: 'moved' }>,
): EditsById =>
  Object.fromEntries(
    rows.flatMap((row): [string, RowEdits][] => {
      const edits = form.getValues(`rows.${row.id}`) ?? {};
      const displayName = renamedForAsset(edits.displayName ?? proposedName(row), from, to);
      return displayName === undefined ? [] : [[row.id, { ...edits, displayName }]];
    }),
  );

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

/** The form and its lists. */
interface RestoreOptions {
  readonly form: AddForm;
  readonly choices: MetadataChoices;
  readonly editMany: (edits: EditsById) => void;
}

/** Fills new rows in with what was typed for their files earlier; `isFirst`: the form has no other rows. */
export function restoreValues(
  restored: readonly RestoredRow[],
  isFirst: boolean,
  { form, choices, editMany }: RestoreOptions,
): void {
  if (restored.length === 0) return;
  // Values for all files are those of the form that is open, unless it has no files.
  const first = restored.find(
    ({ arrived: { values, replacedName } }) => values?.shared && replacedName === undefined,
  );
  const { shared } = first?.arrived.values ?? {};
  if (isFirst && shared) setShared(form, choices, shared);
  const { rows: _, ...current } = form.getValues();
  editMany(
    Object.fromEntries(
      restored.map(({ row: { id }, arrived }) => [id, editsOf(valuesOf(arrived), choices, current)]),
    ),
  );
}

/** Returns what was typed for a file. A name made from that of the replaced file isn't kept. */
function valuesOf({ values = {}, replacedName }: ArrivedFile): DraftValues {
  const { edits: { displayName, ...edits } = {} } = values;
  const isProposed = replacedName !== undefined && displayName === proposeDisplayName(replacedName);
  return isProposed ? { ...values, edits } : values;
}

type SharedValues = NonNullable<DraftValues['shared']>;

function setShared(form: AddForm, choices: MetadataChoices, shared: SharedValues): void {
  for (const field of metadataFields) {
    const value = allowedId(field, shared[field], choices);
    if (value !== '') form.setValue(field, value, { shouldDirty: true });
  }
  if (shared.isAiEnabled !== undefined) {
    form.setValue('isAiEnabled', shared.isAiEnabled, { shouldDirty: true });
  }
}

/**
 * Returns what was typed for a file, and earlier values for all files as far as they differ from those now. Values that
 * the deployment has locked or whose list no longer contains them aren't kept.
 */
function editsOf(
  { shared, edits = {} }: DraftValues,
  choices: MetadataChoices,
  current: Omit<FormValues, 'rows'>,
): RowEdits {
  const ids = metadataFields.map((field): [MetadataField, string] => {
    const own = allowedId(field, edits[field] ?? '', choices);
    const other = allowedId(field, shared?.[field] ?? '', choices);
    return [field, own || (other === current[field] ? '' : other)];
  });
  const otherAi = shared?.isAiEnabled === current.isAiEnabled ? undefined : shared?.isAiEnabled;
  return { ...edits, ...Object.fromEntries(ids), isAiEnabled: edits.isAiEnabled ?? otherAi };
}
