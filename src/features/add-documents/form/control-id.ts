import type { FieldPath, UseFormReturn } from 'react-hook-form';

import type { FormValues, FullValues } from './form-values.ts';

/** The form for what is chosen, checked by its schema. */
export type AddForm = UseFormReturn<FormValues, unknown, FullValues>;

/** The id of a field's control, so that the error summary can lead there. */
export const controlId = (formId: string, path: FieldPath<FormValues>): string => `${formId}-${path}`;
