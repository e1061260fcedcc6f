import type { AddForm } from '../form/control-id.ts';
import type { RowEdits } from './row-values.ts';

/** Edits by the ids of their rows. */
export type EditsById = Readonly<Record<string, RowEdits>>;

/** Writes what a person decided about rows into the form, one row or thousands at a time. */
export function useRowEdits(form: AddForm) {
  const { isSubmitted } = form.formState;

  /** Puts these edits in the place of those that the rows had. */
  const put = (edits: EditsById) => {
    const ids = Object.keys(edits);
    form.setValue('rows', { ...form.getValues('rows'), ...edits });
    // A mistake that was told goes away when it is mended; a row may also bring the metadata that were missing.
    if (isSubmitted) {
      void form.trigger(['organizationId', 'categoryId', ...ids.map((id) => `rows.${id}` as const)]);
    }
  };

  return {
    put,
    edit: (id: string, change: RowEdits) => put({ [id]: { ...form.getValues('rows')[id], ...change } }),
  };
}

/** Writes what a person says of rows. */
export type RowEditing = ReturnType<typeof useRowEdits>;
