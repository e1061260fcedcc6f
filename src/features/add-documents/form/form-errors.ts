import type { FormError } from '#ui/error-summary.tsx';

import type { ChosenFile } from '../intake/chosen-file.ts';
import { controlId, type AddForm } from './control-id.ts';
import { metadataFields, type MetadataField } from './form-values.ts';

/** Fields that can have an error. */
type CheckedPath = MetadataField | `rows.${string}.${'operation' | 'displayName'}`;

/** Returns the form's errors in page order, each with the control that fixes it. */
export function formErrors(
  { formState, getErrors }: AddForm,
  formId: string,
  chosen: readonly ChosenFile[],
): readonly FormError[] {
  // `getFieldState` would subscribe to everything else, too.
  const messageAt = (path: CheckedPath) => getErrors(path)?.message;
  const shared = metadataFields.flatMap((path): FormError[] => {
    const message = messageAt(path);
    return message ? [{ controlId: controlId(formId, path), message }] : [];
  });
  // Rows that were removed may still have errors.
  const rows = formState.errors.rows ? chosen : [];
  return rows.reduce<FormError[]>((errors, { id }) => {
    for (const path of [`rows.${id}.operation`, `rows.${id}.displayName`] as const) {
      const message = messageAt(path);
      if (message) errors.push({ controlId: controlId(formId, path), message, rowId: id });
    }
    return errors;
  }, shared);
}
