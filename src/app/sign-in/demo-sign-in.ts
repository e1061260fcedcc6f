import * as z from 'zod/mini';

import { NetworkError } from '#api/errors.ts';
import type { GetToken } from '#api/upload-request.ts';
import type { DeviceMemory } from '#lib/device-memory.ts';

const people = z.array(z.object({ id: z.string(), name: z.string(), roles: z.array(z.string()) }));
const issued = z.object({ token: z.string() });

/** Somebody of the embedded service's demo data. */
export type DemoPerson = z.infer<typeof people>[number];

/** Who may sign in at the embedded service. */
export async function fetchPeople(baseUrl: string, signal: AbortSignal): Promise<readonly DemoPerson[]> {
  const answer = await fetch(new URL('library/demo/people', baseUrl), { credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
  return people.parse(await answer.json());
}

/** The token port over the embedded service's demo people; tokens stay in memory, who one is stays on the device. */
export interface DemoSignIn {
  readonly getToken: GetToken;
  /** Attempts from now on are made as this person. */
  readonly choose: (personId: string) => void;
  /** Who was chosen last, on this device at any time. */
  readonly personId: () => string | undefined;
  /** Tells of another person, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

const memoryKey = 'demo-person';

export function createDemoSignIn(baseUrl: string, memory: DeviceMemory): DemoSignIn {
  let person = z.string().safeParse(memory.read(memoryKey)).data;
  const listeners = new Set<() => void>();
  /** The token of the person, on its way or here; one for all attempts. */
  let current: Promise<string> | undefined;

  const renew = () => {
    const token = fetchToken(baseUrl, person);
    current = token;
    // What failed is asked for anew the next time.
    token.catch(() => current === token && (current = undefined));
    return token;
  };

  return {
    choose: (personId) => {
      if (personId === person) return;
      current = undefined;
      person = personId;
      memory.write(memoryKey, personId);
      for (const listener of listeners) listener();
    },
    personId: () => person,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getToken: async ({ rejected }) => {
      const asked = current ?? renew();
      const token = await asked;
      if (token !== rejected) return token;
      // Another attempt may have had it renewed while this one waited.
      return current === undefined || current === asked ? renew() : current;
    },
  };
}

async function fetchToken(baseUrl: string, person: string | undefined): Promise<string> {
  if (person === undefined) throw new Error('Nobody is signed in.');
  const answer = await fetch(new URL('library/demo/token', baseUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ person }),
    credentials: 'omit',
  }).catch((cause: unknown) => {
    throw new NetworkError(0, { cause });
  });
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
  return issued.parse(await answer.json()).token;
}
