import * as z from 'zod/mini';

import type { DeviceMemory } from '#lib/device-memory.ts';

import type { Person } from './sign-in.ts';

const schema = z.object({ id: z.string(), name: z.string() });

/**
 * Who was last signed in on this device and has not signed out: their uploads may be shown before a provider can be
 * asked. Holds an id and a name, no token.
 */
export interface LastPerson {
  readonly read: () => Person | undefined;
  /** `undefined`: they have signed out. */
  readonly write: (person: Person | undefined) => void;
}

/** One for each provider and client, since that is whom an id comes from. */
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
