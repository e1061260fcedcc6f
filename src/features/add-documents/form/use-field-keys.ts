import { useRef, type FocusEvent, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';

import { isSendable } from '#intake/chosen-file.ts';
import type { WindowedListHandle } from '#ui/list/windowed-list.tsx';

import { type AddForm, metadataFields } from '../values/form-values.ts';
import { unedited } from '../values/use-bulk-edit.ts';
import type { Filter } from '../values/use-filter.ts';
import { useRowEdits } from '../values/use-row-edits.ts';

interface FieldKeysOptions {
  /** Called when a person begins to change a value. */
  readonly onEdit: () => void;
  readonly form: AddForm;
  readonly filter: Pick<Filter, 'kind' | 'shown' | 'keep'>;
  readonly list: RefObject<WindowedListHandle | null>;
}

/**
 * Returns handlers for the keys of all fields of the form. Enter ends an edit and goes to the same field of the next row,
 * with Shift of the row above; Escape restores what the field had when it got the focus; Ctrl or ⌘ with Enter uploads.
 */
export function useFieldKeys({ form, filter, list, onEdit }: FieldKeysOptions) {
  const { editMany } = useRowEdits(form);
  /** Restores the values that the focused field may change. */
  const restore = useRef<() => void>(undefined);
  /** Rows that were shown when the focused field got the focus: completing the last row of a kind shows all. */
  const rowIds = useRef<readonly string[]>([]);

  const onFocusCapture = ({ target }: FocusEvent<HTMLElement>) => {
    const id = rowOf(target);
    rowIds.current = filter.shown.filter(isSendable).map((row) => row.id);
    if (id !== undefined) {
      if (filter.kind) filter.keep(id);
      const edits = { ...unedited, ...form.getValues(`rows.${id}`) };
      restore.current = () => editMany({ [id]: edits });
      return;
    }
    const values = form.getValues([...metadataFields]);
    // Compared with what was filled in: it isn't the person's again.
    restore.current = () =>
      metadataFields.forEach((field, at) => form.setValue(field, values[at]!, { shouldDirty: true }));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target, currentTarget, key, shiftKey } = event;
    if (!(target instanceof HTMLElement && currentTarget.contains(target))) return;
    // Enter presses buttons and follows links.
    if (event.nativeEvent.isComposing || !target.matches('input, select, [role=group]')) return;
    const hasText = target instanceof HTMLInputElement && target.type === 'text';
    if (key === 'Escape' && hasText) restore.current?.();
    if (key !== 'Enter') return;
    // Otherwise the browser submits the form.
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) currentTarget.querySelector<HTMLElement>('[type=submit]')?.click();
    else if (hasText || target instanceof HTMLSelectElement) goOn(target, shiftKey ? -1 : 1);
  };

  const goOn = (field: HTMLElement, step: -1 | 1) => {
    const name = field.closest<HTMLElement>('[data-field]')?.dataset.field;
    const ids = rowIds.current;
    const id = ids[ids.indexOf(rowOf(field) ?? '') + step];
    if (name === undefined || rowOf(field) === undefined) return;
    if (id === undefined) return field.closest<HTMLElement>('[role=group]')?.focus();
    const rows = field.closest('[role=list]');
    list.current?.reveal(id);
    const next = rows?.querySelector<HTMLElement>(
      `[data-row="${id}"] [data-field=${name}] :is(input, select)`,
    );
    next?.focus();
    if (next instanceof HTMLInputElement) next.select();
  };

  // Selecting rows changes nothing. An update between the events `input` and `change` would reset a native list.
  const onChangeCapture = ({ target }: SyntheticEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement && target.type === 'checkbox')) onEdit();
  };

  return { onFocusCapture, onChangeCapture, onKeyDown };
}

const rowOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-row]')?.dataset.row;
