import { useState } from 'react';

import { toggled } from '#lib/collections.ts';

/** Rows from one to another, which Shift or a finger changes, and what was selected before it did. */
interface Range {
  readonly from: string;
  readonly to: string;
  readonly before: ReadonlySet<string>;
}

interface SelectionState {
  readonly ticked: ReadonlySet<string>;
  readonly range?: Range;
}

/** Selected rows of a list. */
export function useSelection(ids: readonly string[]) {
  const [{ ticked }, setState] = useState<SelectionState>({ ticked: new Set() });
  // Rows leave the list, selected or not. The last one has nothing to be selected with.
  const canSelect = ids.length > 1;
  const selected = canSelect ? ids.filter((id) => ticked.has(id)) : [];
  const areAll = selected.length === ids.length;
  /** Gives the rows of a range what its first row had before. */
  const selectRange = (from: string, to: string, before: ReadonlySet<string>): SelectionState => {
    const [first = 0, last = 0] = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b);
    const within = ids.slice(first, last + 1);
    const others = ids.filter((id) => before.has(id) && !within.includes(id));
    return {
      ticked: new Set(before.has(from) ? [...others, ...within] : others),
      range: { from, to, before },
    };
  };
  return {
    ids: selected,
    areAll,
    has: (id: string) => canSelect && ticked.has(id),
    /** Selects or deselects a row. As a range, it does the same with all rows from the last one up to this one. */
    toggle: (id: string, isRange = false) =>
      setState(({ ticked: now, range }) =>
        isRange && range && ids.includes(range.from)
          ? selectRange(range.from, id, range.before)
          : selectRange(id, id, toggled(now, id)),
      ),
    /** Selects a row and another one, or changes the range that ends at the first of them. */
    extend: (from: string, to: string) =>
      setState(({ ticked: now, range }) =>
        range?.to === from && now.has(from) && ids.includes(range.from)
          ? selectRange(range.from, to, range.before)
          : selectRange(from, to, new Set([...now, from])),
      ),
    selectAll: () => setState({ ticked: new Set(ids) }),
    toggleAll: () => setState({ ticked: new Set(areAll ? [] : ids) }),
    clear: () => setState({ ticked: new Set() }),
  };
}

/** The selected rows, and functions that select. */
export type Selection = ReturnType<typeof useSelection>;
