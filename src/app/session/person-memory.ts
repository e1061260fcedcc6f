import * as z from 'zod/mini';

import type { DeviceMemory } from '#lib/device-memory.ts';

const valuesSchema = z.array(z.tuple([z.string(), z.unknown()]));
/** Number of owners whose values are kept under a key. */
const mostOwners = 20;

/**
 * Returns the part of a memory that belongs to one owner. The values of those who wrote longest ago are forgotten. Without
 * an owner, values last as long as the returned object.
 */
export function createPersonMemory(memory: DeviceMemory, owner: string | undefined): DeviceMemory {
  if (owner === undefined) {
    const values = new Map<string, unknown>();
    return { read: (key) => values.get(key), write: (key, value) => void values.set(key, value) };
  }
  const valuesOf = (key: string) => valuesSchema.safeParse(memory.read(key)).data ?? [];
  return {
    read: (key) => valuesOf(key).find(([other]) => other === owner)?.[1],
    write: (key, value) => {
      const others = valuesOf(key).filter(([other]) => other !== owner);
      memory.write(key, [[owner, value], ...others].slice(0, mostOwners));
    },
  };
}
