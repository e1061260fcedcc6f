import type { AddForm } from '../form/control-id.ts';
import type { RowEdits } from './row-values.ts';

/** Edits by row ID. */
export type EditsById = Readonly<Record<string, RowEdits>>;

/** Writes edits of one or thousands of rows into the form. */
export function useRowEdits(form: AddForm) {
  const { isSubmitted } = form.formState;

  /** Replaces the edits of the given rows. */
  const put = (edits: EditsById) => {
    const ids = Object.keys(edits);
    form.setValue('rows', { ...form.getValues('rows'), ...edits });
    // An error disappears when it is fixed; a row may also bring the metadata that was missing for all.
    if (isSubmitted) {
      void form.trigger(['organizationId', 'categoryId', ...ids.map((id) => `rows.${id}` as const)]);
    }
  };

  return {
    put,
    edit: (id: string, change: RowEdits) => put({ [id]: { ...form.getValues('rows')[id], ...change } }),
  };
}

/** Functions that edit rows. */
export type RowEditing = ReturnType<typeof useRowEdits>;
