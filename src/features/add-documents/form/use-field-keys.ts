import { useRef, type FocusEvent, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';

import { isSendable, type ChosenFile } from '#intake/chosen-file.ts';
import { metadataFields } from '#intake/values/metadata-choices.ts';
import { isComposing } from '#ui/field/field.tsx';
import type { WindowedListHandle } from '#ui/list/windowed-list.tsx';

import { controlOf, partOf, rowAround, rowIdOf } from '../table/row/row-parts.ts';
import type { AddForm } from '../values/form-values.ts';
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
 * with Shift of the row above, as arrow keys do where they change no value. Escape restores what the field had when it got
 * the focus, otherwise it goes to the row; Ctrl or ⌘ with Enter uploads.
 */
export function useFieldKeys({ form, filter, list, onEdit }: FieldKeysOptions) {
  const { editMany } = useRowEdits(form);
  /** Restores the values that the focused field may change. */
  const restore = useRef<() => void>(undefined);
  /** Text of the focused field when it got the focus. */
  const startText = useRef('');
  /** Rows that were shown when the focused field got the focus: completing the last row of a kind shows all. */
  const rows = useRef<readonly ChosenFile[]>([]);

  const onFocusCapture = ({ target }: FocusEvent<HTMLElement>) => {
    const id = rowIdOf(target);
    rows.current = filter.shown;
    if (target instanceof HTMLInputElement) startText.current = target.value;
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

  const goTo = (control: HTMLElement, step: number) => {
    const id = idBeside(control, step, rows.current);
    if (id === undefined) return rowAround(control)?.focus();
    const row = list.current?.reveal(id);
    const next = row && (controlOf(partOf(control), row) ?? row);
    next?.focus();
    if (next instanceof HTMLInputElement) next.select();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target, currentTarget, key, shiftKey } = event;
    if (!(target instanceof HTMLElement && currentTarget.contains(target))) return;
    if (isComposing(event) || event.defaultPrevented) return;
    const hasText = target instanceof HTMLInputElement && target.type === 'text';
    const row = rowAround(target);
    if (key === 'Escape') {
      if (hasText && (!row || target.value !== startText.current)) restore.current?.();
      else row?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const isPlain = !(shiftKey || event.altKey || event.ctrlKey || event.metaKey);
    if (step && isPlain && row && target.matches('input:not([role=combobox]), button')) {
      event.preventDefault();
      goTo(target, step);
    }
    // Enter presses buttons and follows links.
    if (key !== 'Enter' || !target.matches('input, select, [role=group]')) return;
    // Otherwise the browser submits the form.
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) currentTarget.querySelector<HTMLElement>('[type=submit]')?.click();
    else if (row && (hasText || target instanceof HTMLSelectElement)) goTo(target, shiftKey ? -1 : 1);
  };

  // Selecting rows changes nothing. An update between the events `input` and `change` would reset a native list.
  const onChangeCapture = ({ target }: SyntheticEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement && target.type === 'checkbox')) onEdit();
  };

  return { onFocusCapture, onChangeCapture, onKeyDown };
}

/** Returns the row so many steps below that of a control; it must be one that can be sent, unless each row has the control. */
function idBeside(control: Element, step: number, rows: readonly ChosenFile[]): string | undefined {
  const isInAll = ['select', 'remove'].includes(partOf(control) ?? '');
  const from = rowIdOf(control);
  const ids = rows.filter((row) => isInAll || isSendable(row) || row.id === from).map(({ id }) => id);
  return ids[ids.indexOf(from ?? '') + step];
}
