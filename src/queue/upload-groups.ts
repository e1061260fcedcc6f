/** What became of one row: without `before` it came, without `after` it went. */
export interface Change<T> {
  readonly before?: T;
  readonly after?: T;
}

/** The rows of a list by a key of theirs. */
export interface UploadGroups<T> {
  /** The rows with this key, in the order of the list; good until the next change. */
  readonly of: (key: string) => readonly T[];
  readonly apply: (change: Change<T>) => void;
}

/**
 * Groups the rows of a list to which rows are only ever added at the end; those without a key are in no group. With
 * thousands of rows, whoever looked through all of them at each event would keep the page busy for seconds.
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
