import { useEffect, useRef } from 'react';

import type { WindowedListHandle } from '#ui/list/windowed-list.tsx';

import { controlOf } from '../table/row/row-parts.ts';
import type { BulkEdit } from '../values/use-bulk-edit.ts';
import type { AddFormOptions, useAddForm } from './use-add-form.ts';

interface RowFocusOptions
  extends Pick<AddFormOptions, 'store'>, Pick<ReturnType<typeof useAddForm>, 'filter' | 'commands'> {}

/** Returns the ref of the list, and functions that focus rows. A row whose file replaces that of a failed upload is focused. */
export function useRowFocus({ store, filter, commands }: RowFocusOptions) {
  const list = useRef<WindowedListHandle>(null);
  useEffect(
    () =>
      store.subscribe((event) => {
        if (event.type !== 'entered') return;
        for (const { row, arrived } of event.restored ?? []) {
          if (arrived.replacedName !== undefined) list.current?.reveal(row.id)?.focus();
        }
      }),
    [store],
  );

  /** Sets a suggested category, and focuses the next suggestion below, otherwise the row. */
  const acceptCategory = (id: string, categoryId: string, options: FocusOptions) => {
    const { shown, files } = filter;
    const below = shown.slice(shown.findIndex((row) => row.id === id) + 1);
    const next = below.find((row) => files.suggested.includes(row));
    const row = list.current?.reveal(next?.id ?? id);
    ((next && controlOf('suggestion', row)) ?? row)?.focus(options);
    commands.edit(id, { categoryId });
  };

  /** Lets "Undo" focus the first row that it restores. */
  const withFocusedUndo = (bulkEdit: BulkEdit): BulkEdit => {
    const { undo, rowId = '' } = bulkEdit.notice ?? {};
    const undoAndFocus = () => {
      undo?.();
      list.current?.reveal(rowId)?.focus();
    };
    return undo ? { ...bulkEdit, notice: { ...bulkEdit.notice!, undo: undoAndFocus } } : bulkEdit;
  };

  return { list, acceptCategory, withFocusedUndo };
}
