/** Runs a task when a slot is free, first come, first served; settles like the task. */
export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>;

/** Creates a limiter that runs at most this many tasks at once; others wait. */
export function createConcurrencyLimit(maxAtOnce: number): ConcurrencyLimit {
  // A set keeps insertion order and removes its first element cheaply; a long array would be shifted each time.
  const waiting = new Set<() => void>();
  let running = 0;

  function startNext(): void {
    const [next] = waiting;
    if (next === undefined || running >= maxAtOnce) return;
    waiting.delete(next);
    running += 1;
    next();
  }

  return async (task) => {
    await new Promise<void>((resolve) => {
      waiting.add(resolve);
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
