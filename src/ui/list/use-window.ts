import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Overscan above and below the viewport, in pixels, so that normal scrolling shows no gap. */
const marginPx = 400;
/** Lists up to this length are rendered in full. */
const fullRows = 30;
/** Rows of a longer list that are rendered before anything is measured: with more, the first layout takes too long. */
const firstRows = 12;

/** Rows from `start` up to, but not including, `end`. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** A rendered row, or a gap as high as the rows that it replaces. */
export type Slot =
  | { readonly kind: 'row'; readonly id: string; readonly index: number }
  | { readonly kind: 'gap'; readonly id: string; readonly heightPx: number };

/**
 * Windowing for long lists. Renders the rows in view, those that are kept mounted, the focused one with its neighbours,
 * and the first and last, so that Tab enters from both sides. Rows may have any height; each row's element has its ID
 * as `data-row`. Any scroll container is supported, since only the list's position in the viewport matters. [Note: no
 * jumps] Gaps are siblings of the rows in normal flow, so that the browser's scroll anchoring keeps the visible rows in
 * place when a row above turns out higher than estimated.
 */
export function useWindow(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [range, setRange] = useState<Range>({ start: 0, end: firstRows });
  const [heights] = useState(createHeights);
  const [focused, setFocused] = useState<string>();
  const [keptIds, setKeptIds] = useState<readonly string[]>([]);
  const all = ids.length <= fullRows ? { start: 0, end: ids.length } : undefined;
  const follow = useEffectEvent(() => {
    const box = list.current;
    // A hidden list has no position.
    if (!box || box.getClientRects().length === 0) return;
    heights.measure(box);
    const { top } = box.getBoundingClientRect();
    const next =
      all ?? heights.rangeWithin(ids, { fromPx: -top - marginPx, toPx: innerHeight - top + marginPx });
    if (next.start !== range.start || next.end !== range.end) setRange(next);
  });
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    // Synchronously: otherwise new rows would be blank for one frame.
    const onScroll = () => flushSync(() => follow());
    const onResize = () => follow();
    const observer = new ResizeObserver(onResize);
    observer.observe(box);
    const end = new AbortController();
    const { signal } = end;
    // Scroll events inside a shadow root don't reach the window.
    for (const around of [window, ...shadowRootsAround(box)]) {
      around.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
    }
    addEventListener('resize', onResize, { signal });
    return () => {
      observer.disconnect();
      end.abort();
    };
  }, [list]);

  const keepMounted = useCallback((id: string) => {
    setKeptIds((now) => [...now, id]);
    return () => setKeptIds((now) => now.toSpliced(now.indexOf(id), 1));
  }, []);

  return {
    /** Row that is kept mounted, otherwise the first. */
    current: focused !== undefined && ids.includes(focused) ? focused : ids[0],
    slots: slotsOf(ids, shownRows(ids, all ?? range, { focused, kept: keptIds }), heights.of),
    /** Keeps one row mounted, instead of the previous one. */
    keep: setFocused,
    /** Keeps a row mounted until the returned function is called. Stable. */
    keepMounted,
    /** Renders a row synchronously, wherever it is. */
    reveal: (id: string) => flushSync(() => setFocused(id)),
  };
}

function shadowRootsAround(element: Element): readonly ShadowRoot[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...shadowRootsAround(root.host)] : [];
}

/** Measured heights of rows by ID, in pixels. */
function createHeights() {
  const known = new Map<string, number>();
  /** Set once: a later change would move thousands of rows that were never visible. */
  let guess: number | undefined;
  const of = (id: string): number => known.get(id) ?? guess ?? 0;
  return {
    of,
    measure(box: HTMLElement) {
      const rows = [...box.children].filter((row) => row instanceof HTMLElement);
      for (const row of rows) {
        if (row.dataset.row !== undefined) known.set(row.dataset.row, row.getBoundingClientRect().height);
      }
      if (known.size > 0) guess ??= [...known.values()].reduce((sum, height) => sum + height) / known.size;
    },
    rangeWithin(
      ids: readonly string[],
      { fromPx, toPx }: { readonly fromPx: number; readonly toPx: number },
    ) {
      let start = 0;
      let bottom = 0;
      while (start < ids.length && bottom + of(ids[start]!) < fromPx) bottom += of(ids[start++]!);
      let end = start;
      while (end < ids.length && bottom < toPx) bottom += of(ids[end++]!);
      return { start, end };
    },
  };
}

/** Indexes of the rows to render, in order. */
function shownRows(
  ids: readonly string[],
  { start, end }: Range,
  { focused, kept }: { readonly focused: string | undefined; readonly kept: readonly string[] },
): readonly number[] {
  const place = focused === undefined ? -1 : ids.indexOf(focused);
  const beside = place < 0 ? [] : [place - 1, place, place + 1];
  const inSight = Array.from({ length: end - start }, (_, index) => start + index);
  const keptIndexes = kept.map((id) => ids.indexOf(id));
  const all = new Set([0, ...beside, ...keptIndexes, ...inSight, ids.length - 1]);
  return [...all].filter((index) => index >= 0 && index < ids.length).toSorted((a, b) => a - b);
}

function slotsOf(
  ids: readonly string[],
  shown: readonly number[],
  heightOf: (id: string) => number,
): readonly Slot[] {
  let next = 0;
  return shown.flatMap((index): Slot[] => {
    const id = ids[index]!;
    const heightPx = ids.slice(next, index).reduce((sum, each) => sum + heightOf(each), 0);
    const isGap = index > next;
    next = index + 1;
    const row: Slot = { kind: 'row', id, index };
    return isGap ? [{ kind: 'gap', id: `before ${id}`, heightPx }, row] : [row];
  });
}
