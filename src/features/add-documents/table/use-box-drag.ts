import { useRef, type PointerEvent } from 'react';

import type { Selection } from './use-selection.ts';

/** Shortest time after which another row comes into view at the edge of the window. */
const scrollIntervalMs = 80;

/** Selects or deselects the rows along whose boxes a finger is dragged; the page scrolls along. Returns its handlers. */
export function useBoxDrag({ toggle }: Pick<Selection, 'toggle'>) {
  /** Place where the finger went down, and the row that it reached. */
  const drag = useRef<{ readonly x: number; readonly id: string; readonly scrolledAt?: number }>(undefined);
  const onPointerDown = ({ target, clientX: x, pointerType }: PointerEvent) => {
    const box = pointerType !== 'mouse' && target instanceof Element && target.closest('.tick');
    const id = box && box.closest<HTMLElement>('[data-row]')?.dataset.row;
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
