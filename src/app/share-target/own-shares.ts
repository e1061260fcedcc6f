import { createDeviceMemory } from '#lib/device-memory.ts';

import { readShareId } from '../route.ts';

const key = 'shares';

/** Returns the IDs of the shares that opened this window, as kept in its session storage. */
export function readOwnShares(storage: () => Storage = () => sessionStorage): readonly string[] {
  const ids = createDeviceMemory(storage).read(key);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Keeps the share that opened this window; called before the page leaves for sign-in or for another address. */
export function keepOwnShare(hash: string, storage: () => Storage = () => sessionStorage): void {
  const shareId = readShareId(hash);
  if (shareId !== undefined) {
    createDeviceMemory(storage).write(key, [...new Set([...readOwnShares(storage), shareId])]);
  }
}

/** The part of web storage that is used. */
type Storage = ReturnType<Parameters<typeof createDeviceMemory>[0]>;
