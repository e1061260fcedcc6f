import type { ChosenFile } from '#intake/chosen-file.ts';

import { controlId, type AddForm } from '../values/control-id.ts';
import { metadataFields, type MetadataField } from '../values/form-values.ts';

/** One error of the form: the ID of the control that fixes it. */
export interface FormError {
  readonly controlId: string;
  /** Row of the control, which may have to be rendered first. */
  readonly rowId?: string;
}

/** Fields that can have an error. */
type CheckedPath = MetadataField | `rows.${string}.${'operation' | 'displayName'}`;

/** Returns the form's errors in page order, each with the control that fixes it. */
export function formErrors(
  { formState, getErrors }: AddForm,
  formId: string,
  chosen: readonly ChosenFile[],
): readonly FormError[] {
  const errorAt = (path: CheckedPath, rowId?: string): FormError[] => {
    // `getFieldState` would subscribe to everything else, too.
    return getErrors(path)?.message ? [{ controlId: controlId(formId, path), ...(rowId && { rowId }) }] : [];
  };
  // Rows that were removed may still have errors.
  const rows = formState.errors.rows ? chosen : [];
  return [
    ...metadataFields.flatMap((path) => errorAt(path)),
    ...rows.flatMap(({ id }) => [
      ...errorAt(`rows.${id}.operation`, id),
      ...errorAt(`rows.${id}.displayName`, id),
    ]),
  ];
}
