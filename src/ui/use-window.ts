import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Pixels that are rendered above and below what is seen, so that ordinary scrolling never meets a gap. */
const marginPx = 400;
/** A list of so many rows is rendered whole; of a longer one so many are rendered before anything could be measured. */
const firstRows = 30;

/** Rows of a list from `start` up to, not including, `end`. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** What to render of a list: one row of it, or a gap as high as the rows that stand there. */
export type Slot =
  | { readonly kind: 'row'; readonly id: string; readonly index: number }
  | { readonly kind: 'gap'; readonly id: string; readonly heightPx: number };

/**
 * Chooses the few rows of a long list that have to be in the page: those in sight, those that are held, the one with
 * focus and
 * its neighbours, and the first and the last, so that Tab comes in from both sides. Rows may have any height; each
 * element of a row
 * carries its id as `data-row`. Whatever scrolls, the page or something around the list, is followed: only the place of
 * the list in the viewport is asked. [Note: no jumps] Gaps are siblings of the rows in normal flow, so that the
 * browser's
 * own scroll anchoring holds the rows in sight when one above them turns out higher than it was taken for.
 */
export function useWindow(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [range, setRange] = useState<Range>({ start: 0, end: firstRows });
  const [heights] = useState(createHeights);
  const [focused, setFocused] = useState<string>();
  const [held, setHeld] = useState<readonly string[]>([]);
  const follow = useRef(() => {});
  useEffect(() => {
    follow.current = () => {
      const box = list.current;
      // A list that is not shown has no place.
      if (!box || box.getClientRects().length === 0) return;
      heights.measure(box);
      const { top } = box.getBoundingClientRect();
      const next =
        ids.length <= firstRows
          ? { start: 0, end: firstRows }
          : heights.rangeWithin(ids, { fromPx: -top - marginPx, toPx: innerHeight - top + marginPx });
      if (next.start !== range.start || next.end !== range.end) setRange(next);
    };
  });
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    // In the same frame, or new rows would be blank in it.
    const onScroll = () => flushSync(() => follow.current());
    const onResize = () => follow.current();
    const observer = new ResizeObserver(onResize);
    observer.observe(box);
    const end = new AbortController();
    const { signal } = end;
    // What scrolls in a shadow root is not heard outside of it.
    for (const around of [window, ...shadowRootsAround(box)]) {
      around.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
    }
    addEventListener('resize', onResize, { signal });
    return () => {
      observer.disconnect();
      end.abort();
    };
  }, [list]);

  const hold = useCallback((id: string) => {
    setHeld((now) => [...now, id]);
    return () => setHeld((now) => now.toSpliced(now.indexOf(id), 1));
  }, []);

  return {
    slots: slotsOf(ids, shownRows(ids, range, { focused, held }), heights.of),
    /** Keeps one row mounted, until another one is kept. */
    keep: setFocused,
    /** Keeps a row mounted until the returned function is called; a stable function. */
    hold,
    /** Puts a row into the page at once, wherever it stands. */
    reveal: (id: string) => flushSync(() => setFocused(id)),
  };
}

function shadowRootsAround(element: Element): readonly ShadowRoot[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...shadowRootsAround(root.host)] : [];
}

/** What is known of how high rows are, by their ids. */
function createHeights() {
  const known = new Map<string, number>();
  /** Taken once: a guess that changed later would move thousands of rows that nobody has seen. */
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

/** The places of the rows to render, in order. */
function shownRows(
  ids: readonly string[],
  { start, end }: Range,
  { focused, held }: { readonly focused: string | undefined; readonly held: readonly string[] },
): readonly number[] {
  const place = focused === undefined ? -1 : ids.indexOf(focused);
  const beside = place < 0 ? [] : [place - 1, place, place + 1];
  const inSight = Array.from({ length: end - start }, (_, index) => start + index);
  const kept = held.map((id) => ids.indexOf(id));
  const all = new Set([0, ...beside, ...kept, ...inSight, ids.length - 1]);
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
