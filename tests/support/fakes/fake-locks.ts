import { fakeOf } from './fake-of.ts';

/** Web Locks of one device, without waiting. */
export function createFakeLocks(): Pick<LockManager, 'request' | 'query'> {
  const names = new Set<string>();
  const request = async (
    name: string,
    _: LockOptions,
    act: (lock: Lock | null) => Promise<unknown>,
  ): Promise<unknown> => {
    if (names.has(name)) return act(null);
    names.add(name);
    return act({ name, mode: 'exclusive' }).finally(() => names.delete(name));
  };
  return fakeOf<LockManager>({
    request: request as LockManager['request'],
    query: async () => ({ held: [...names].map((name) => ({ name, clientId: '', mode: 'exclusive' })) }),
  });
}
