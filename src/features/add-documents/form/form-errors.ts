import type { FieldErrors } from 'react-hook-form';

import type { FormError } from '#ui/error-summary.tsx';

import { controlId } from './control-id.ts';
import type { RowEdits } from '../table/row-values.ts';
import type { FormValues } from './form-values.ts';

/** Errors of one row. */
export type RowErrors = FieldErrors<RowEdits>;

/** Returns the form's errors in page order, each with the control that fixes it. */
export function formErrors(formId: string, errors: FieldErrors<FormValues>): readonly FormError[] {
  const shared = (['organizationId', 'categoryId'] as const).flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ controlId: controlId(formId, field), message }] : [];
  });
  const rows = Object.entries((errors.rows ?? {}) as Record<string, RowErrors | undefined>).flatMap(
    ([id, row]) =>
      (['operation', 'displayName'] as const).flatMap((field) => {
        // A removed row may still be listed here.
        const message = row?.[field]?.message;
        return message ? [{ controlId: controlId(formId, `rows.${id}.${field}`), message, rowId: id }] : [];
      }),
  );
  return [...shared, ...rows];
}
