/** Change of one row: added without `before`, removed without `after`. */
export interface Change<T> {
  readonly before?: T | undefined;
  readonly after?: T | undefined;
}

/** Rows of a list, grouped by a key. */
export interface UploadGroups<T> {
  /** The rows with this key, in list order; valid until the next change. */
  readonly of: (key: string) => readonly T[];
  readonly apply: (change: Change<T>) => void;
}

/**
 * Groups the rows of a list that grows only at its end; rows without a key are in no group. With thousands of rows,
 * scanning the list at each event would block the page for seconds.
 */
export function createUploadGroups<T extends { readonly id: string }>(
  keyOf: (row: T) => string | undefined,
): UploadGroups<T> {
  const groups = new Map<string, T[]>();
  const places = new Map<string, number>();
  let lastPlace = 0;

  function remove(row: T): void {
    const key = keyOf(row);
    const group = key === undefined ? undefined : groups.get(key);
    if (key === undefined || !group) return;
    group.splice(group.indexOf(row), 1);
    if (group.length === 0) groups.delete(key);
  }

  function replace(before: T, after: T): void {
    const group = groups.get(keyOf(before) ?? '');
    if (group) group[group.indexOf(before)] = after;
  }

  function insert(row: T): void {
    const key = keyOf(row);
    if (key === undefined) return;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    const place = placeOf(row);
    group.splice(group.findLastIndex((other) => placeOf(other) < place) + 1, 0, row);
  }

  const placeOf = ({ id }: T): number => places.get(id) ?? 0;

  return {
    of: (key) => groups.get(key) ?? [],
    apply({ before, after }) {
      if (before && after && keyOf(before) === keyOf(after)) {
        replace(before, after);
        return;
      }
      if (before) remove(before);
      else if (after) places.set(after.id, (lastPlace += 1));
      if (after) insert(after);
      else if (before) places.delete(before.id);
    },
  };
}
