import { proposeDisplayName } from '#lib/propose-display-name.ts';
import type { Job } from '#queue/upload.ts';
import { knownId } from '#ui/known-id.ts';

import type { ChosenFile } from '../intake/chosen-file.ts';
import type { ChosenDraft } from '../intake/chosen-reader.ts';
import type { EditsById, RowEdits } from '../table/row-values.ts';
import type { AddForm } from './control-id.ts';
import type { DraftValues } from './draft-values.ts';
import { metadataFields, type FormValues, type MetadataField } from './form-values.ts';
import type { MetadataChoices } from './metadata-choices.ts';

/** A file to add, and the folder or package that it was taken from. */
export type RestoredFile = Pick<ChosenFile, 'file' | 'folder' | 'fromPackage'>;

/** The form, its lists, and a function that adds rows. */
export interface RestoreOptions {
  readonly form: AddForm;
  readonly choices: MetadataChoices;
  /** Adds files. Returns the IDs of their rows. */
  readonly addRows: (files: readonly RestoredFile[]) => readonly string[];
  readonly editMany: (edits: EditsById) => void;
  /** The rows at the time of the call. */
  readonly latest: () => readonly ChosenFile[];
}

/** Returns a function that adds files with what was typed for them earlier. */
export const createRestorer =
  ({ form, choices, addRows, editMany, latest }: RestoreOptions) =>
  (drafts: readonly ChosenDraft[]): void => {
    // Values for all files are those of the form that is open, unless it has no files.
    const first = drafts.find(({ values }) => values.shared)?.values.shared;
    if (first && latest().length === 0) setShared(form, choices, first);
    const ids = addRows(
      drafts.map(({ file, values: { folder, fromPackage } }) => ({
        file,
        ...(folder && { folder }),
        ...(fromPackage && { fromPackage }),
      })),
    );
    const { rows: _, ...current } = form.getValues();
    editMany(Object.fromEntries(ids.map((id, at) => [id, editsOf(drafts[at]!.values, choices, current)])));
  };

/**
 * Returns a function that adds a file in place of the one of an upload that failed, with the details of that upload. It
 * returns the ID of the file's row.
 */
export const createReplacement =
  ({ form, choices, addRows, editMany }: Omit<RestoreOptions, 'latest'>) =>
  (job: Job, file: File): string => {
    const [id = ''] = addRows([{ file }]);
    const { rows: _, ...current } = form.getValues();
    editMany({ [id]: editsOf(valuesOfJob(job), choices, current) });
    return id;
  };

interface OtherFileOptions extends Pick<RestoreOptions, 'form' | 'addRows' | 'editMany'> {
  readonly remove: (ids: readonly string[]) => void;
}

/** Returns a function that chooses another file in place of one, and keeps what was entered for it. */
export const createOtherFile =
  ({ form, addRows, editMany, remove }: OtherFileOptions) =>
  (id: string, file: File): void => {
    // How it is uploaded depends on the file.
    const { operation: _, ...edits } = form.getValues().rows[id] ?? {};
    const [otherId = ''] = addRows([{ file }]);
    editMany({ [otherId]: edits });
    remove([id]);
  };

/** Returns what a person decided about an upload. A name made from the old file's name isn't kept. */
function valuesOfJob({ displayName, file, operation, aiEnabled = false, ...job }: Job): DraftValues {
  const { organizationId, categoryId } = job;
  return {
    shared: { organizationId, categoryId, ...(operation === 'document' && { isAiEnabled: aiEnabled }) },
    edits: displayName === proposeDisplayName(file.name) ? {} : { displayName },
  };
}

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
