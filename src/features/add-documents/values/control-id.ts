import type { FieldPath, UseFormReturn } from 'react-hook-form';

import type { FormOutput, FormValues } from './form-values.ts';

/** The react-hook-form instance of the form, with its schema. */
export type AddForm = UseFormReturn<FormValues, unknown, FormOutput>;

/** Returns the element ID of a field's control, to focus it. */
export const controlId = (formId: string, path: FieldPath<FormValues>): string => `${formId}-${path}`;
