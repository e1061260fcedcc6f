import { useState } from 'react';

import { toggled } from '#lib/collections.ts';

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
    toggle: (id: string) => setTicked(toggled(selected, id)),
    toggleAll: () => setTicked(new Set(areAll ? [] : ids)),
    clear: () => setTicked(new Set()),
  };
}

/** The selected rows, and functions that select. */
export type Selection = ReturnType<typeof useSelection>;
