import * as z from 'zod/mini';

import { NetworkError } from '#api/errors.ts';
import type { GetToken } from '#api/upload-request.ts';

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

/** The token port over the embedded service's demo people; tokens stay in memory. */
export interface DemoSignIn {
  readonly getToken: GetToken;
  /** Attempts from now on are made as this person. */
  readonly choose: (personId: string) => void;
}

export function createDemoSignIn(baseUrl: string): DemoSignIn {
  let person: string | undefined;
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
      if (personId !== person) current = undefined;
      person = personId;
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
