import type { ObservedValue } from './value.ts';

/**
 * Returns a list that is computed from other values, whose changes call its listeners; the same one while it has the same
 * items.
 */
export function deriveList<T>(
  sources: readonly Pick<ObservedValue<unknown>, 'subscribe'>[],
  compute: () => readonly T[],
): ObservedValue<readonly T[]> {
  let last = compute();
  return {
    get: () => {
      const next = compute();
      if (next.length !== last.length || next.some((item, at) => item !== last[at])) last = next;
      return last;
    },
    subscribe: (listener) => {
      const ends = sources.map(({ subscribe }) => subscribe(listener));
      return () => ends.forEach((end) => end());
    },
  };
}
