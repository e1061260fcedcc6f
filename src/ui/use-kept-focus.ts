import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps focus in a list when the focused control is removed: moves it to the control's row if that remains, otherwise
 * to the row that takes its place, otherwise to `fallback`. Rows are elements with the role `group` and a `tabIndex` of
 * -1.
 */
export function useKeptFocus(fallback: () => HTMLElement | null | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<{ readonly control: Element; readonly row: HTMLElement; readonly index: number }>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=group]') ?? [])];

  // After every rendering, since any may have removed the focused control.
  useEffect(() => {
    const lost = last.current;
    if (!lost || lost.control.isConnected) return;
    last.current = null;
    const left = rows();
    (lost.row.isConnected ? lost.row : (left[Math.min(lost.index, left.length - 1)] ?? fallback()))?.focus();
  });

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[role=group]');
    last.current = row && { control: target, row, index: rows().indexOf(row) };
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A removed control has no `relatedTarget`; the effect handles it.
    if (relatedTarget) last.current = null;
  };
  return { ref: list, onFocus, onBlur };
}
