import { NetworkError } from '#api/errors.ts';
import { rolesAt } from '#api/roles-at.ts';
import { tokenClaims } from '#api/token-claims.ts';
import { createId } from '#lib/create-id.ts';

import type { Person, SignIn, SignInState } from '../../sign-in/sign-in.ts';

import type { EmbedEvents } from '../contract/events.ts';
import type { GetHostToken } from '../contract/props.ts';
import { createHostTokens, NoAnswerError } from './host-tokens.ts';
import { retryWhileOffline } from '../page/retry-while-offline.ts';

/** Person given by the host; unchecked. */
export interface HostPerson {
  readonly getToken?: unknown;
  readonly personId?: unknown;
  readonly rolesClaim?: unknown;
}

type SignInReason = EmbedEvents['sign-in-needed']['reason'];

/** Reason why there is no usable token. `offline` is retried automatically until the first token. */
export type TokenProblem = SignInReason | 'offline';

/** Sign-in by the host, which provides the token and handles signing in. */
export interface HostSignIn extends SignIn {
  /** Reason why there is no usable token; undefined while there is one or one is being requested. */
  readonly problem: () => TokenProblem | undefined;
  /** ID of an unknown person. */
  readonly unnamedId: string;
  /** Returns true if the person is unknown, so that nothing may be saved for them. */
  readonly isAnonymous: () => boolean;
  /** Applies the host's new properties; requests a token if there was none, and for another person. */
  readonly accept: (host: HostPerson) => void;
  /** Asks the host again because the person wants to sign in; another failure emits the event again. */
  readonly askAgain: () => void;
  readonly dispose: () => void;
}

/** The person, and the reason why there is no usable token. */
interface Known {
  readonly state: SignInState;
  readonly problem: TokenProblem | undefined;
}

/** `onNeeded` is called each time a person must sign in. Tokens stay inside. */
export function createHostSignIn(onNeeded: (reason: SignInReason) => void): HostSignIn {
  const life = new AbortController();
  const known = createKnown(onNeeded);
  const unnamed = { id: createId(), name: '' };
  let host: HostPerson = {};
  const tokens = createTokens({ known, life: life.signal, unnamed, host: () => host });
  const personId = () => personOf(known.get().state)?.id;
  const stopRetries = retryWhileOffline(
    { isOffline: () => known.get().problem === 'offline', subscribe: known.subscribe },
    tokens.tryAgain,
  );

  return {
    state: () => known.get().state,
    subscribe: known.subscribe,
    // Uploads of one person are never sent with the token of another.
    getToken: async ({ rejected }) => {
      const asker = personId();
      const token = await tokens.ask(rejected);
      if (asker !== undefined && personId() !== asker) throw new Error('Another person is signed in.');
      return token;
    },
    onTokenRejected: tokens.onRejected,
    problem: () => known.get().problem,
    unnamedId: unnamed.id,
    isAnonymous: () => personId() === unnamed.id,
    accept: (next) => {
      const before = host;
      host = next;
      if (before.rolesClaim !== next.rolesClaim) known.rolesRead(tokens.roles());
      if (typeof next.getToken !== 'function') return;
      const isFirst = typeof before.getToken !== 'function';
      const problem = known.get().problem;
      // A host that renders again often passes a new function: the overdue request still counts (EMBED-28).
      const isOther = before.getToken !== next.getToken && problem !== undefined && problem !== 'no-answer';
      const isOtherPerson = before.personId !== next.personId;
      if (isFirst || isOther || isOtherPerson) tokens.tryAgain();
    },
    askAgain: () => {
      tokens.tryAgain();
      known.asking();
    },
    dispose: () => {
      stopRetries();
      life.abort();
    },
    // The host shows its own sign-in and account controls.
    Control: () => null,
    SignedOut: () => null,
  };
}

interface TokensOptions {
  readonly known: ReturnType<typeof createKnown>;
  /** Aborted when the element is unmounted. */
  readonly life: AbortSignal;
  /** ID used for an unknown person. */
  readonly unnamed: Pick<Person, 'id' | 'name'>;
  /** The host's current properties. */
  readonly host: () => HostPerson;
}

/** Requests tokens from the host and records the person that each answer names. */
function createTokens({ known, life, unnamed, host }: TokensOptions) {
  let last: string | undefined;
  let rejectedToken: string | undefined;
  let claims: unknown;

  const accept = (token: string) => {
    last = token;
    // Another attempt would send its file in vain.
    if (token === rejectedToken) return known.signInNeeded('token-rejected');
    claims = tokenClaims(token);
    known.signedIn({ ...(namedBy(claims, host()) ?? unnamed), roles: rolesBy(claims, host()) });
  };
  const getOther = createHostTokens({
    ask: (request) => (host().getToken as GetHostToken)(request),
    life,
    onLateToken: accept,
  });
  const reportFailure = (error: unknown): never => {
    if (life.aborted) throw new Error('The element has ended.');
    if (error instanceof Error && error.name === 'NetworkError') {
      known.offline();
      throw new NetworkError(0, { cause: error });
    }
    known.signInNeeded(error instanceof NoAnswerError ? 'no-answer' : 'no-token');
    // The host's error isn't logged: it may contain a token.
    throw new Error('The host gave no token.');
  };
  const ask = async (rejected?: string): Promise<string> => {
    const token = await getOther(rejected).catch(reportFailure);
    accept(token);
    if (token === rejectedToken) throw new Error('The service rejects this token.');
    return token;
  };
  return {
    ask,
    /** Requests a token without a caller; doesn't use a token again that the service rejected. */
    tryAgain: () => void ask(known.get().problem === 'token-rejected' ? last : undefined).catch(noop),
    onRejected: (token: string) => {
      if (token !== last) return;
      rejectedToken = token;
      known.signInNeeded('token-rejected');
    },
    /** Roles of the last token, at the currently configured claim. */
    roles: () => rolesBy(claims, host()),
  };
}

const noop = (): void => undefined;

function createKnown(onNeeded: (reason: SignInReason) => void) {
  const listeners = new Set<() => void>();
  let known: Known = { state: { status: 'signed-out' }, problem: undefined };
  const become = (next: Known) => {
    known = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => known,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signedIn: (person: Person) => {
      const { state, problem } = known;
      if (!problem && state.status === 'signed-in' && isSamePerson(state.person, person)) return;
      become({ state: { status: 'signed-in', person }, problem: undefined });
    },
    rolesRead: (roles: Person['roles']) => {
      const { state } = known;
      if (state.status === 'signed-out') return;
      become({ ...known, state: { ...state, person: { ...state.person, roles } } });
    },
    asking: () => become({ ...known, problem: undefined }),
    /** Once the person is known there is a queue, which waits for the connection. */
    offline: () => {
      if (known.state.status === 'signed-out') become({ ...known, problem: 'offline' });
    },
    signInNeeded: (reason: SignInReason) => {
      const isNewProblem = known.problem === undefined || known.problem === 'offline';
      const person = personOf(known.state);
      become({ state: person ? { status: 'expired', person } : { status: 'signed-out' }, problem: reason });
      if (isNewProblem) onNeeded(reason);
    },
  };
}

const personOf = (state: SignInState): Person | undefined =>
  state.status === 'signed-out' ? undefined : state.person;

/** Nothing is verified: the claims only keep the queues of people apart. */
function namedBy(claims: unknown, { personId }: HostPerson): Pick<Person, 'id' | 'name'> | undefined {
  const { sub } = (claims ?? {}) as { readonly sub?: unknown };
  const id = typeof personId === 'string' && personId !== '' ? personId : sub;
  return typeof id === 'string' && id !== '' ? { id, name: id } : undefined;
}

const rolesBy = (claims: unknown, { rolesClaim }: HostPerson): Person['roles'] =>
  typeof rolesClaim === 'string' ? rolesAt(claims, rolesClaim) : undefined;

const isSamePerson = (one: Person, other: Person): boolean =>
  one.id === other.id && one.roles?.join() === other.roles?.join();
