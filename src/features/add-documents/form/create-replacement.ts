import { proposeDisplayName } from '#lib/propose-display-name.ts';
import type { Job } from '#queue/upload.ts';
import { knownId } from '#ui/known-id.ts';

import type { EditsById, RowEdits } from '../table/row-values.ts';
import type { AddForm } from './control-id.ts';
import type { FormValues } from './form-values.ts';
import type { MetadataChoices } from './metadata-choices.ts';

/** The form, its lists, and a function that adds a row. */
export interface ReplacementOptions {
  readonly form: AddForm;
  readonly choices: MetadataChoices;
  /** Adds a file. Returns the ID of its row. */
  readonly addRow: (file: File) => string;
  readonly editMany: (edits: EditsById) => void;
}

/**
 * Returns a function that adds a file in place of the one of an upload that failed, with the details of that upload. It
 * returns the ID of the file's row.
 */
export const createReplacement =
  ({ form, choices, addRow, editMany }: ReplacementOptions) =>
  (job: Job, file: File): string => {
    const id = addRow(file);
    const { rows: _, ...shared } = form.getValues();
    editMany({ [id]: editsOf(job, choices, shared) });
    return id;
  };

/**
 * Returns what a person decided about an upload, as far as it differs from the values for all files. A name made from the
 * old file's name isn't kept, nor are values that the deployment has locked or whose list no longer contains them.
 */
function editsOf(
  job: Job,
  { organizations, categories, presets }: MetadataChoices,
  shared: Omit<FormValues, 'rows'>,
): RowEdits {
  const { displayName, file, operation, aiEnabled = false } = job;
  const organizationId = presets?.organizationId?.locked ? '' : knownId(job.organizationId, organizations);
  const categoryId = presets?.categoryId?.locked ? '' : knownId(job.categoryId, categories);
  return {
    ...(displayName !== proposeDisplayName(file.name) && { displayName }),
    ...(organizationId !== shared.organizationId && { organizationId }),
    ...(categoryId !== shared.categoryId && { categoryId }),
    ...(operation === 'document' && aiEnabled !== shared.isAiEnabled && { isAiEnabled: aiEnabled }),
  };
}
