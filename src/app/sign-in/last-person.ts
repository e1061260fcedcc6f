import * as z from 'zod/mini';

import type { DeviceMemory } from '#lib/device-memory.ts';

import type { Person } from './sign-in.ts';

const schema = z.object({ id: z.string(), name: z.string() });

/**
 * The last person who signed in on this device and didn't sign out. Their uploads may be shown while the provider can't
 * be reached. Holds an ID and a name, no token.
 */
export interface LastPerson {
  readonly read: () => Person | undefined;
  /** `undefined`: that person has signed out. */
  readonly write: (person: Person | undefined) => void;
}

/** One entry per provider and client, since IDs are unique only there. */
export function createLastPerson(
  memory: DeviceMemory,
  { authority, clientId }: { readonly authority: string; readonly clientId: string },
): LastPerson {
  const key = `last-person ${JSON.stringify([authority, clientId])}`;
  return {
    read: () => {
      const { data } = schema.safeParse(memory.read(key));
      return data && { ...data, roles: undefined };
    },
    write: (person) => memory.write(key, person ? { id: person.id, name: person.name } : null),
  };
}
