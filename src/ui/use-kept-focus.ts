import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps focus in a list when the control that had it goes away: with its row where the row is still there, else with the
 * row that took its place, else with `fallback`. Rows are elements with the role `group` and a `tabIndex` of -1.
 */
export function useKeptFocus(fallback: () => HTMLElement | null | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<{ readonly control: Element; readonly row: HTMLElement; readonly index: number }>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=group]') ?? [])];

  // After every rendering: any of them may have taken the focused control away.
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
    // A removed control has no next one: that is what the effect looks for.
    if (relatedTarget) last.current = null;
  };
  return { ref: list, onFocus, onBlur };
}
