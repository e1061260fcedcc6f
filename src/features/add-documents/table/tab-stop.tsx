import { useEffect, useRef, type FocusEvent, type ComponentProps, type KeyboardEvent } from 'react';

import { rowAround, rowIdOf } from './row/row-parts.ts';

interface TabStopProps extends ComponentProps<'div'> {
  /** Handles keys other than Tab. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
}

/**
 * Makes the rows in it one stop of the Tab key: it comes to the current row, goes through the controls of that row, and
 * leaves the list after the last one.
 */
export function TabStop({ onKeyDown, children, ...props }: TabStopProps) {
  /** Focused on the way out: the browser goes on from there. */
  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const isTabPressed = useTabPressed();

  const onFocusCapture = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget, target, relatedTarget } = event;
    if (!isTabPressed.current || !rowAround(target) || (relatedTarget && rowIdOf(relatedTarget))) return;
    const current = currentTarget.querySelector<HTMLElement>('[data-file][tabindex="0"]');
    if (!current || current === target) return;
    // The row that the browser found isn't the current one now.
    event.stopPropagation();
    current.focus();
  };

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = rowAround(event.target as Element);
    if (event.key !== 'Tab' || !row) return onKeyDown(event);
    const end = event.shiftKey ? row : (controlsOf(row).at(-1) ?? row);
    if (event.target === end) (event.shiftKey ? before : after).current?.focus({ preventScroll: true });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows in it
    <div {...props} onFocusCapture={onFocusCapture} onKeyDown={onKey}>
      <span tabIndex={-1} ref={before} />
      {children}
      <span tabIndex={-1} ref={after} />
    </div>
  );
}

/** Ref with true while the Tab key moves focus, wherever it comes from. */
function useTabPressed() {
  const isPressed = useRef(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const follow = (event: Event) => {
      isPressed.current = event.type === 'keydown' && 'key' in event && event.key === 'Tab';
    };
    for (const type of ['keydown', 'keyup', 'pointerdown']) {
      addEventListener(type, follow, { capture: true, signal });
    }
    // If Tab leaves the page, the key is released elsewhere. Without `capture`, which would include each element's blur.
    addEventListener('blur', follow, { signal });
    return () => ending.abort();
  }, []);
  return isPressed;
}

/** Returns the controls in a row that can have focus, in order. */
const controlsOf = (row: ParentNode): readonly HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>('input, select, button, a[href]')].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      (control.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );
