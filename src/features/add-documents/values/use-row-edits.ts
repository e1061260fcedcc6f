import { metadataFields } from '#intake/values/metadata-choices.ts';

import type { AddForm } from './form-values.ts';
import type { EditsById, OwnMetadata, RowEdits } from './row-values.ts';

/** Edits that come from elsewhere than the row's fields. */
export function useRowEdits(form: AddForm) {
  // From the first attempt to upload on, an error disappears when it is fixed.
  const { isSubmitted: shouldValidate } = form.formState;
  return {
    /** Sets operation or metadata of one row; fields that aren't in `change` stay. */
    edit: (id: string, change: OwnMetadata & Pick<RowEdits, 'operation'>) => {
      for (const field of metadataFields) {
        const value = change[field];
        if (value !== undefined) form.setValue(`rows.${id}.${field}`, value, { shouldValidate });
      }
      if (change.operation) form.setValue(`rows.${id}.operation`, change.operation, { shouldValidate });
      if ('isAiEnabled' in change) form.setValue(`rows.${id}.isAiEnabled`, change.isAiEnabled);
    },
    /** Replaces the edits of many rows at once: telling each of thousands of fields by itself would take seconds. */
    editMany: (edits: EditsById) => {
      form.setValue('rows', { ...form.getValues('rows'), ...edits });
      if (!shouldValidate) return;
      const names = Object.keys(edits).map((id) => `rows.${id}.displayName` as const);
      // A row may bring the metadata that was missing for all.
      void form.trigger([...metadataFields, ...names]);
    },
  };
}

/** Functions that edit rows. */
export type RowEditing = ReturnType<typeof useRowEdits>;
