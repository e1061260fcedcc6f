import type { FieldErrors } from 'react-hook-form';

import type { FormError } from '#ui/error-summary.tsx';

import { controlId } from './control-id.ts';
import type { FormValues, RowEdits } from './form-values.ts';

/** What is wrong with each row. */
export type RowErrors = FieldErrors<RowEdits>;

/** The mistakes of the form in the order of the page, each with the control where it is mended. */
export function formErrors(formId: string, errors: FieldErrors<FormValues>): readonly FormError[] {
  const shared = (['organizationId', 'categoryId'] as const).flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ controlId: controlId(formId, field), message }] : [];
  });
  const rows = Object.entries((errors.rows ?? {}) as Record<string, RowErrors | undefined>).flatMap(
    ([id, row]) =>
      (['operation', 'displayName'] as const).flatMap((field) => {
        // A row that was just removed may still have a place here.
        const message = row?.[field]?.message;
        return message ? [{ controlId: controlId(formId, `rows.${id}.${field}`), message, rowId: id }] : [];
      }),
  );
  return [...shared, ...rows];
}
