import { useLayoutEffect, useRef, type FocusEvent } from 'react';

import { focused } from '../browser/focused.ts';

/**
 * Keeps focus in a list when the focused control is removed: moves it to the control's row if that remains, otherwise
 * to the row that takes its place, otherwise to `fallback`. A control whose row changes its place gets focus back: React
 * does this in a page, but not in a shadow root. Rows are elements with the role `group` and a `tabIndex`.
 */
export function useKeptFocus(fallback: () => HTMLElement | null | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<LastFocus>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=group]') ?? [])];

  // After every rendering, since any may have removed or moved the focused control; before a dialog that opens with it
  // notes where focus returns to.
  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost) return;
    if (lost.control.isConnected) {
      if (!lost.wasLeft && focused() !== lost.control) lost.control.focus();
      return;
    }
    last.current = null;
    const left = rows();
    (lost.row.isConnected ? lost.row : (left[Math.min(lost.index, left.length - 1)] ?? fallback()))?.focus();
  });

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[role=group]');
    last.current = row && { control: target as HTMLElement, row, index: rows().indexOf(row), wasLeft: false };
  };
  // React reports no event for a control that it removes or moves.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) last.current = null;
    else if (last.current) last.current.wasLeft = true;
  };
  return { ref: list, onFocus, onBlur };
}

interface LastFocus {
  readonly control: HTMLElement;
  readonly row: HTMLElement;
  readonly index: number;
  /** True if focus went nowhere, for example by a click on the background. */
  wasLeft: boolean;
}
