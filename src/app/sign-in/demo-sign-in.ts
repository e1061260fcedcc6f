import * as z from 'zod/mini';

import { NetworkError } from '#api/errors.ts';
import type { DeviceMemory } from '#lib/device-memory.ts';

import type { SignIn, SignInState } from './sign-in.ts';

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
export interface DemoSignIn extends Pick<SignIn, 'state' | 'subscribe' | 'getToken'> {
  /** Attempts from now on are made as this person, also the next time on this device. */
  readonly choose: (personId: string) => void;
  /** Learns who there is; chooses the first one where nobody of them was chosen before. */
  readonly know: (people: readonly DemoPerson[]) => void;
}

const memoryKey = 'demo-person';

/** Signs in at the service at `baseUrl` who was chosen the last time on this device, if anybody. */
export function createDemoSignIn(baseUrl: string, memory: DeviceMemory): DemoSignIn {
  let chosen = z.string().safeParse(memory.read(memoryKey)).data;
  let known: readonly DemoPerson[] = [];
  let state = stateOf(chosen, known);
  const listeners = new Set<() => void>();
  /** The token of the person, on its way or here; one for all attempts. */
  let current: Promise<string> | undefined;

  const renew = () => {
    const token = fetchToken(baseUrl, chosen);
    current = token;
    // What failed is asked for anew the next time.
    token.catch(() => current === token && (current = undefined));
    return token;
  };

  const tell = () => {
    state = stateOf(chosen, known);
    for (const listener of listeners) listener();
  };
  const choose = (personId: string) => {
    if (personId === chosen) return;
    current = undefined;
    chosen = personId;
    memory.write(memoryKey, personId);
    tell();
  };

  return {
    choose,
    know: (people) => {
      if (people === known) return;
      known = people;
      const [first] = people;
      if (first && !people.some(({ id }) => id === chosen)) choose(first.id);
      else tell();
    },
    state: () => state,
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

/** Before the list is there, all that is known of who was chosen earlier is the id. */
function stateOf(chosen: string | undefined, known: readonly DemoPerson[]): SignInState {
  if (chosen === undefined) return { status: 'signed-out' };
  const person = known.find(({ id }) => id === chosen) ?? { id: chosen, name: chosen, roles: undefined };
  return { status: 'signed-in', person };
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
