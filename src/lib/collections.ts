/** Returns values by key, in the order in which they come. Older browsers have no `Map.groupBy`. */
export function groupBy<K, T>(values: readonly T[], keyOf: (value: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

/** Returns a set with a value that it didn't have, or without it. */
export function toggled<T>(values: ReadonlySet<T> | readonly T[], value: T): ReadonlySet<T> {
  const next = new Set(values);
  if (!next.delete(value)) next.add(value);
  return next;
}
