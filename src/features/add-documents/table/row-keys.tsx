import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useRef } from 'react';

import type { WindowedListHandle } from '#ui/list/windowed-list.tsx';

import { controlOf, partOf, rowAround, rowIdOf } from './row/row-parts.ts';
import { TabStop } from './tab-stop.tsx';
import type { Selection } from './use-selection.ts';

interface RowKeysProps {
  /** Rows of the list. */
  readonly ids: readonly string[];
  readonly list: RefObject<WindowedListHandle | null>;
  /** The header of the table, with the commands for the selected rows. */
  readonly head: RefObject<HTMLElement | null>;
  readonly selection: Selection;
  readonly onRemove: (id: string) => void;
  /** Shows the keys. */
  readonly onHelp: () => void;
  /** The list. */
  readonly children: ReactNode;
}

/** Keys of the list, with the row as its unit, after the data grid of the ARIA Authoring Practices. */
export function RowKeys({ ids, list, head, selection, onRemove, onHelp, children }: RowKeysProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, code, shiftKey } = event;
    if (!(target instanceof HTMLElement) || event.defaultPrevented || event.altKey) return;
    const row = rowAround(target);
    if (!row) return;
    const { file: id = '' } = row.dataset;
    const isRow = target === row;
    const go = (index: number) => () => {
      const to = ids[Math.max(0, Math.min(index, ids.length - 1))]!;
      const next = list.current?.reveal(to);
      (isRow ? next : controlOf('select', next))?.focus();
      if (shiftKey) selection.extend(id, to);
    };
    const at = ids.indexOf(id);
    const moves = { ArrowUp: go(at - 1), ArrowDown: go(at + 1), Home: go(0), End: go(Infinity) };
    const edit = () => startEdit(row, 'displayName');
    const commands = {
      Enter: edit,
      F2: edit,
      c: () =>
        selection.has(id) ? controlOf('categoryId', head.current)?.click() : startEdit(row, 'categoryId'),
      ' ': () => selection.toggle(id),
      Delete: () => onRemove(id),
    };
    const isField = target.matches('input:not([type=checkbox]), select');
    const isBox = partOf(target) === 'select';
    const actions: Readonly<Record<string, () => void>> =
      event.ctrlKey || event.metaKey
        ? { ...(!isField && { a: selection.selectAll }) }
        : {
            ...(!isField && { '?': onHelp }),
            ...((isRow || (isBox && shiftKey)) && moves),
            ...(isRow && commands),
          };
    // On a keyboard of another script, a letter is the key at its place.
    const letter = /^\P{ASCII}$/u.test(key) ? code.slice(-1) : key;
    const action = actions[key] ?? actions[letter.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <TabStop {...useBoxDrag(selection)} onKeyDown={onKeyDown}>
      {children}
    </TabStop>
  );
}

/** Focuses a field of a file; where it is in a sheet, opens that. */
function startEdit(row: HTMLElement, field: 'displayName' | 'categoryId'): void {
  const control = controlOf(field, row);
  if (!control || !(control.checkVisibility?.() ?? true)) return controlOf('more', row)?.click();
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
}

/** Shortest time after which another row comes into view at the edge of the window. */
const scrollIntervalMs = 80;

/** Selects or deselects the rows along whose boxes a finger is dragged; the page scrolls along. Returns its handlers. */
function useBoxDrag({ toggle }: Pick<Selection, 'toggle'>) {
  /** Place where the finger went down, and the row that it reached. */
  const drag = useRef<{ readonly x: number; readonly id: string; readonly scrolledAt?: number }>(undefined);
  const onPointerDown = ({ target, clientX: x, pointerType }: PointerEvent) => {
    const isBox = pointerType !== 'mouse' && target instanceof Element && partOf(target) === 'select';
    const id = isBox && rowIdOf(target);
    drag.current = id ? { x, id } : undefined;
  };
  const onPointerMove = ({ currentTarget, clientY, timeStamp }: PointerEvent) => {
    if (!drag.current) return;
    const { x, id, scrolledAt } = drag.current;
    const root = currentTarget.getRootNode() as Document | ShadowRoot;
    const row = root.elementFromPoint(x, clientY)?.closest<HTMLElement>('[data-row]');
    const reached = row?.dataset.row;
    if (!row || reached === undefined || reached === id) return;
    if (scrolledAt === undefined) toggle(id);
    toggle(reached, true);
    const isDue = timeStamp - (scrolledAt ?? 0) > scrollIntervalMs;
    drag.current = { x, id: reached, scrolledAt: isDue ? timeStamp : (scrolledAt ?? 0) };
    for (const beside of isDue ? [row.previousElementSibling, row.nextElementSibling] : []) {
      beside?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }
  };
  const onPointerUp = () => (drag.current = undefined);
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
