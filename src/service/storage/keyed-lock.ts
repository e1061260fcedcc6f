/** Runs tasks of the same key one after another, and those of different keys concurrently. */
export type KeyedLock = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** Creates a lock that drops a key when its last task ends. */
export function createKeyedLock(): KeyedLock {
  const tails = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const previous = tails.get(key) ?? Promise.resolve();
    const run = previous.then(task, task);
    const tail = run.catch(() => undefined);
    tails.set(key, tail);
    try {
      return await run;
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
}
