/** Locks that a page holds until it releases them or is closed, and that other pages of the device can see. */
export type PageLocks = ReturnType<typeof createPageLocks>;

/** Creates the locks of this page. Without Web Locks, as without TLS, every page gets every lock. */
export function createPageLocks(
  locks: Pick<LockManager, 'request' | 'query'> | undefined = (navigator as Partial<Navigator>).locks,
) {
  return {
    /** Returns a function that releases the lock, or `undefined` if another page has it. Never rejects. */
    acquire: (name: string) =>
      new Promise<(() => void) | undefined>((resolve) => {
        const granted = () =>
          new Promise<void>((release) => {
            resolve(release);
          });
        if (!locks) return void granted();
        locks
          .request(name, { ifAvailable: true }, (lock) => (lock ? granted() : resolve(undefined)))
          .catch(() => void granted());
      }),
    /** Returns the names of all locks. Never rejects. */
    names: async () => {
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      return new Set(held.flatMap(({ name }) => name ?? []));
    },
  };
}
