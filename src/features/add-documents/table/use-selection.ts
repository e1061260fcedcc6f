import { useState } from 'react';

/** Selected rows of a list. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // Rows leave the list, selected or not. The last one has nothing to be selected with.
  const canSelect = ids.length > 1;
  const selected = canSelect ? ids.filter((id) => ticked.has(id)) : [];
  const areAll = selected.length === ids.length;
  return {
    ids: selected,
    areAll,
    has: (id: string) => canSelect && ticked.has(id),
    toggle: (id: string) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setTicked(next);
    },
    toggleAll: () => setTicked(new Set(areAll ? [] : ids)),
    clear: () => setTicked(new Set()),
  };
}

/** The selected rows, and functions that select. */
export type Selection = ReturnType<typeof useSelection>;
