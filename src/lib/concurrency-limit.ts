/** Runs a task when there is room for it, first come first served; settles as the task does. */
export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most so many tasks at once; others wait. */
export function createConcurrencyLimit(mostAtOnce: number): ConcurrencyLimit {
  // A set keeps its order and forgets its first at no cost; an array of thousands would be moved for each.
  const line = new Set<() => void>();
  let running = 0;

  function startNext(): void {
    const [next] = line;
    if (next === undefined || running >= mostAtOnce) return;
    line.delete(next);
    running += 1;
    next();
  }

  return async (task) => {
    await new Promise<void>((resolve) => {
      line.add(resolve);
      startNext();
    });
    try {
      return await task();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
