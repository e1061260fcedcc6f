import { proposeDisplayName } from '#lib/propose-display-name.ts';
import { knownId } from '#ui/known-id.ts';

import type { Intake } from '#intake/intake.ts';
import type { ArrivedFile, RestoredRow } from '#intake/transition.ts';
import type { EditsById, RowEdits } from '../values/row-values.ts';
import type { AddForm } from '../values/control-id.ts';
import type { DraftValues } from '#intake/draft-values.ts';
import { metadataFields, type FormValues, type MetadataField } from '../values/form-values.ts';
import type { MetadataChoices } from '../values/metadata-choices.ts';

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

interface OtherFileOptions extends Pick<RestoreOptions, 'form' | 'editMany'> {
  readonly intake: Pick<Intake, 'addRows'>;
  readonly remove: (ids: readonly string[]) => void;
}

/** Returns a function that chooses another file in place of one, and keeps what was entered for it. */
export const createOtherFile =
  ({ form, intake, editMany, remove }: OtherFileOptions) =>
  (id: string, file: File): void => {
    // How it is uploaded depends on the file.
    const { operation: _, ...edits } = form.getValues().rows[id] ?? {};
    const [otherId = ''] = intake.addRows([{ file }]);
    editMany({ [otherId]: edits });
    remove([id]);
  };

function setShared(
  form: AddForm,
  choices: MetadataChoices,
  shared: NonNullable<DraftValues['shared']>,
): void {
  for (const field of metadataFields) {
    const value = allowedId(field, shared[field], choices);
    if (value !== '') form.setValue(field, value, { shouldDirty: true });
  }
  if (shared.isAiEnabled !== undefined) form.setValue('isAiEnabled', shared.isAiEnabled);
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

/** Returns an ID that a person may still choose, otherwise an empty text. */
function allowedId(
  field: MetadataField,
  id: string,
  { organizations, categories, presets }: MetadataChoices,
): string {
  if (presets?.[field]?.locked) return '';
  return knownId(id, field === 'organizationId' ? organizations : categories);
}
