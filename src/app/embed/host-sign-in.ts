import { NetworkError } from '#api/errors.ts';
import { rolesAt } from '#api/roles-at.ts';
import { tokenClaims } from '#api/token-claims.ts';
import { createId } from '#lib/create-id.ts';

import type { Person, SignIn, SignInState } from '../sign-in/sign-in.ts';

import type { GetHostToken } from './contract.ts';
import { createHostTokens } from './host-tokens.ts';

/** What the host gives of who works here; anything, until it is checked. */
export interface HostPerson {
  readonly getToken?: unknown;
  readonly personId?: unknown;
  readonly rolesClaim?: unknown;
}

/** Sign-in by the host: it brings the token and whatever signing in takes. */
export interface HostSignIn extends SignIn {
  /** Whether the host gave no token when it was last asked. */
  readonly isNeeded: () => boolean;
  /** Id of whoever works here while that is not known. */
  readonly unnamedId: string;
  /** Whether it is not known who works here, so that nothing may be kept for them. */
  readonly isAnonymous: () => boolean;
  /** Takes what the host gives now; asks for a token where there was none to be had before, and for another person. */
  readonly take: (host: HostPerson) => void;
  readonly askAgain: () => void;
  readonly dispose: () => void;
}

/** Who works here; `needed` after the host gave no token. */
interface Known {
  readonly state: SignInState;
  readonly isNeeded: boolean;
}

/** `onNeeded` is told each time when the host stops giving tokens. Tokens stay in here. */
export function createHostSignIn(onNeeded: () => void): HostSignIn {
  const life = new AbortController();
  const unnamed = { id: createId(), name: '' };
  let host: HostPerson = {};
  /** Of the last token. */
  let claims: unknown;
  const getOther = createHostTokens((request) => (host.getToken as GetHostToken)(request), life.signal);
  const known = createKnown(onNeeded);
  const personId = () => personOf(known.get().state)?.id;

  const accept = (token: string) => {
    claims = tokenClaims(token);
    known.signedIn({ ...(namedBy(claims, host) ?? unnamed), roles: rolesBy(claims, host) });
  };
  const refuse = (error: unknown): never => {
    if (error instanceof Error && error.name === 'NetworkError') throw new NetworkError(0, { cause: error });
    if (!life.signal.aborted) known.signInNeeded();
    // What the host says is its own business: it may hold a token.
    throw new Error('The host gave no token.');
  };
  const ask = async (rejected?: string): Promise<string> => {
    const token = await getOther(rejected).catch(refuse);
    accept(token);
    return token;
  };
  const askAgain = () => void ask().catch(() => undefined);

  return {
    state: () => known.get().state,
    subscribe: known.subscribe,
    // What one person listed is never sent with the token of another.
    getToken: async ({ rejected }) => {
      const asker = personId();
      const token = await ask(rejected);
      if (asker !== undefined && personId() !== asker) throw new Error('Somebody else is signed in.');
      return token;
    },
    isNeeded: () => known.get().isNeeded,
    unnamedId: unnamed.id,
    isAnonymous: () => personId() === unnamed.id,
    take: (next) => {
      const before = host;
      host = next;
      if (before.rolesClaim !== next.rolesClaim) known.rolesRead(rolesBy(claims, next));
      if (typeof next.getToken !== 'function') return;
      const isFirst = typeof before.getToken !== 'function';
      const isOther = before.getToken !== next.getToken && known.get().isNeeded;
      const isOtherPerson = before.personId !== next.personId;
      if (isFirst || isOther || isOtherPerson) askAgain();
    },
    askAgain,
    dispose: () => life.abort(),
    // The host has its own pieces of the page for this.
    Control: () => null,
    SignedOut: () => null,
  };
}

function createKnown(onNeeded: () => void) {
  const listeners = new Set<() => void>();
  let known: Known = { state: { status: 'signed-out' }, isNeeded: false };
  const become = (next: Known) => {
    const isNews = next.isNeeded && !known.isNeeded;
    known = next;
    for (const listener of listeners) listener();
    if (isNews) onNeeded();
  };
  return {
    get: () => known,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signedIn: (person: Person) => {
      const { state, isNeeded } = known;
      if (!isNeeded && state.status === 'signed-in' && isSamePerson(state.person, person)) return;
      become({ state: { status: 'signed-in', person }, isNeeded: false });
    },
    rolesRead: (roles: Person['roles']) => {
      const { state } = known;
      if (state.status === 'signed-out') return;
      become({ ...known, state: { ...state, person: { ...state.person, roles } } });
    },
    signInNeeded: () => {
      const person = personOf(known.state);
      become({ state: person ? { status: 'expired', person } : { status: 'signed-out' }, isNeeded: true });
    },
  };
}

const personOf = (state: SignInState): Person | undefined =>
  state.status === 'signed-out' ? undefined : state.person;

/** Nothing is verified: it only keeps the queues of people apart. */
function namedBy(claims: unknown, { personId }: HostPerson): Pick<Person, 'id' | 'name'> | undefined {
  const { sub } = (claims ?? {}) as { readonly sub?: unknown };
  const id = typeof personId === 'string' && personId !== '' ? personId : sub;
  return typeof id === 'string' && id !== '' ? { id, name: id } : undefined;
}

const rolesBy = (claims: unknown, { rolesClaim }: HostPerson): Person['roles'] =>
  typeof rolesClaim === 'string' ? rolesAt(claims, rolesClaim) : undefined;

const isSamePerson = (one: Person, other: Person): boolean =>
  one.id === other.id && one.roles?.join() === other.roles?.join();
