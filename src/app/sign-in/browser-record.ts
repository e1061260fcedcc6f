import * as z from 'zod/mini';

import { createId } from '#lib/create-id.ts';
import type { DeviceMemory } from '#lib/device-memory.ts';

import type { Person } from '../identity/person.ts';

/** The last time when a provider's answer said who uses this browser. */
export interface Proof {
  readonly person: Person;
  /** Milliseconds since the epoch. */
  readonly provedAt: number;
}

/** Sign-ins and sign-outs as all tabs of this browser know them. Holds IDs and a name, no token. */
export type BrowserRecord = ReturnType<typeof createBrowserRecord>;

const signOutSchema = z.object({ id: z.string(), discardedPersonId: z.optional(z.string()) });
const proofSchema = z.object({
  id: z.string(),
  subject: z.string(),
  name: z.string(),
  provedAt: z.number(),
  signOutId: z.string(),
});

/** Creates the record of one provider and client. A sign-out has its time only for administrators. */
export function createBrowserRecord(
  memory: DeviceMemory,
  { authority, clientId }: { readonly authority: string; readonly clientId: string },
) {
  const scope = JSON.stringify([authority, clientId]);
  const proofKey = `last-person ${scope}`;
  const signOutKey = `sign-out ${scope}`;
  const signOut = () => signOutSchema.safeParse(memory.read(signOutKey)).data;
  const signOutId = (): string => signOut()?.id ?? '';
  return {
    /** ID of the last sign-out, in any tab; empty before the first. */
    signOutId,
    /** ID of the person whose uploads and files were discarded at the last sign-out. */
    discardedPersonId: () => signOut()?.discardedPersonId,
    /** Ends the sign-in of every tab, and forgets the last proof. */
    recordSignOut: (discardedPersonId?: string) => {
      memory.write(signOutKey, { id: createId(), signedOutAt: Date.now(), discardedPersonId });
      memory.write(proofKey, null);
    },
    /** The last proof; absent after a sign-out. */
    lastProof: () => {
      const { data } = proofSchema.safeParse(memory.read(proofKey));
      if (data?.signOutId !== signOutId()) return undefined;
      const { id, subject, name, provedAt } = data;
      return { person: { id, subject, name, roles: undefined }, provedAt };
    },
    /** Does nothing if the last sign-out isn't the one that was known when the sign-in or renewal started. */
    recordProof: ({ person: { id, subject, name }, provedAt }: Proof, knownSignOutId: string) => {
      if (knownSignOutId !== signOutId()) return;
      memory.write(proofKey, { id, subject, name, provedAt, signOutId: knownSignOutId });
    },
  };
}
