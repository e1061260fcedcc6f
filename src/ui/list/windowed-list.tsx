import { useImperativeHandle, useMemo, type FocusEvent, type ReactNode, type Ref } from 'react';

import { KeepMountedContext } from '#ui/dialog/keep-mounted.ts';

import { useKeptFocus } from './use-kept-focus.ts';
import { useWindow } from './use-window.ts';

/** Imperative handle. */
export interface WindowedListHandle {
  /**
   * Renders a row synchronously, so that it or a control in it can be focused. Returns its element with the role `group`.
   */
  readonly reveal: (id: string) => HTMLElement | null;
}

interface WindowedListProps<T> {
  /** `level` is that in a tree, from 1. */
  readonly items: readonly T[];
  readonly label: string;
  /** Receives focus when the last row is removed. */
  readonly fallbackFocus: () => HTMLElement | null | undefined;
  readonly ref?: Ref<WindowedListHandle>;
  /** Renders a row: an element with the role `group` and a `tabIndex`. The current row is the one that had focus last. */
  readonly children: (item: T, isCurrent: boolean) => ReactNode;
}

/**
 * A list of any length that renders only the rows in view; it scrolls with its container. It stays mounted while empty,
 * which it needs to pass on the focus of the last row.
 */
export function WindowedList<T extends { readonly id: string; readonly level?: number }>({
  items,
  label,
  fallbackFocus,
  ref,
  children,
}: WindowedListProps<T>) {
  const keptFocus = useKeptFocus(fallbackFocus);
  const { slots, current, keep, keepMounted, reveal } = useWindow(
    keptFocus.ref,
    items.map(({ id }) => id),
  );
  useImperativeHandle(ref, () => ({
    reveal: (id) => {
      reveal(id);
      return keptFocus.ref.current?.querySelector<HTMLElement>(`[data-row="${id}"] [role=group]`) ?? null;
    },
  }));
  const onFocus = (event: FocusEvent) => {
    keptFocus.onFocus(event);
    const row = event.target.closest<HTMLElement>('[data-row]');
    if (row) keep(row.dataset.row);
  };
  return (
    // The explicit role, because Safari removes it from lists without markers. Focus events bubble up from the rows'
    // controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={label} hidden={items.length === 0} {...keptFocus} onFocus={onFocus}>
      {slots.map((slot) =>
        slot.kind === 'gap' ? (
          // No scroll anchor: its content isn't rendered yet.
          <li key={slot.id} aria-hidden="true" style={{ height: slot.heightPx, overflowAnchor: 'none' }} />
        ) : (
          <li
            key={slot.id}
            data-row={slot.id}
            aria-level={items[slot.index]!.level}
            aria-posinset={slot.index + 1}
            aria-setsize={items.length}
          >
            <Row id={slot.id} keepMounted={keepMounted}>
              {children(items[slot.index]!, slot.id === current)}
            </Row>
          </li>
        ),
      )}
    </ul>
  );
}

interface RowProps {
  readonly id: string;
  readonly keepMounted: (id: string) => () => void;
  readonly children: ReactNode;
}

function Row({ id, keepMounted, children }: RowProps) {
  const keepRow = useMemo(() => () => keepMounted(id), [keepMounted, id]);
  return <KeepMountedContext value={keepRow}>{children}</KeepMountedContext>;
}
