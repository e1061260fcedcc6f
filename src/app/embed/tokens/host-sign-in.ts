import { NetworkError } from '#api/errors.ts';
import { setTimer } from '#lib/timer.ts';

import { createIdentityStore, isPresent } from '../../person/identity.ts';
import type { Person } from '../../person/person.ts';
import type { SignIn } from '../../sign-in/sign-in.ts';

import type { EmbedEvents } from '../contract/events.ts';
import type { GetHostToken } from '../contract/props.ts';
import { createHostPeople, rolesBy, type HostPerson } from './host-person.ts';
import { createHostTokens, NoAnswerError } from './host-tokens.ts';
import { retryWhileOffline } from '../page/retry-while-offline.ts';

type SignInReason = EmbedEvents['sign-in-needed']['reason'];

/** Reason why there is no usable token. `offline` and `person-mismatch` are retried automatically. */
export type TokenProblem = SignInReason | 'offline';

/** Sign-in by the host, which provides the token and handles signing in. */
export interface HostSignIn extends SignIn {
  /** Reason why there is no usable token; undefined while there is one or one is being requested. */
  readonly problem: () => TokenProblem | undefined;
  /** Returns true if the person is unknown, so that nothing may be saved for them. */
  readonly isAnonymous: () => boolean;
  readonly isUnnamed: (person: Person) => boolean;
  /** Applies the host's new properties; asks at once if another function or person came with them. */
  readonly accept: (host: HostPerson) => void;
  /** Call when a person uses the element: asks again who that is, at most every `confirmIntervalMs`. */
  readonly noteUse: () => void;
  /** Asks the host again because the person wants to sign in; another failure emits the event again. */
  readonly askAgain: () => void;
  readonly dispose: () => void;
}

/** Shortest time between two questions while the element is used, in milliseconds. */
export const confirmIntervalMs = 5000;
/**
 * Time that a call has to answer after its function was replaced, and shortest time between two questions that other
 * functions or the focus cause, in milliseconds. A host may pass a new function at every rendering.
 */
const graceMs = 1000;

/** `onNeeded` is called each time a person must sign in. Tokens stay inside. */
export function createHostSignIn(onNeeded: (reason: SignInReason) => void): HostSignIn {
  const life = new AbortController();
  const identity = createIdentityStore();
  const problem = createProblem(onNeeded);
  const people = createHostPeople();
  let host: HostPerson = {};
  let last: string | undefined;
  let rejectedToken: string | undefined;
  let confirmedAt = -Infinity;
  let requestedAt = -Infinity;

  const fail = (reason: SignInReason): void => {
    const { generation } = identity.get();
    // Nobody knows whose page this is, if host and token disagree.
    identity.dispatch(
      reason === 'person-mismatch' ? { type: 'signed-out' } : { type: 'expired', generation },
    );
    problem.set(reason);
  };
  /** Takes note of the person of a token. Throws if it can't be used. */
  const use = (token: string): void => {
    last = token;
    // Another attempt would send its file in vain.
    if (token === rejectedToken) {
      fail('token-rejected');
      throw new Error('The service rejects this token.');
    }
    const person = people.of(token, host);
    if (person === 'mismatch') {
      fail('person-mismatch');
      throw new Error('Token and person-id name different people.');
    }
    confirmedAt = performance.now();
    identity.dispatch({ type: 'proved', generation: identity.get().generation, person });
    problem.set(undefined);
  };
  const tokens = createHostTokens({
    ask: (request) => (host.getToken as GetHostToken)(request),
    life: life.signal,
    onLateToken: (token) => {
      try {
        use(token);
      } catch {
        // Recorded as the problem.
      }
    },
  });
  const reportFailure = (error: unknown): never => {
    if (life.signal.aborted) throw new Error('The element has ended.');
    if (error instanceof Error && error.name === 'NetworkError') {
      // Once the person is known there is a queue, which waits for the connection.
      if (identity.get().status === 'signed-out') problem.set('offline');
      throw new NetworkError(0, { cause: error });
    }
    fail(error instanceof NoAnswerError ? 'no-answer' : 'no-token');
    // The host's error isn't logged: it may contain a token.
    throw new Error('The host gave no token.');
  };
  const ask = async (answer: Promise<string>): Promise<string> => {
    const token = await answer.catch(reportFailure);
    use(token);
    return token;
  };
  /** Requests a token without a caller; doesn't use a token again that the service rejected. */
  const tryAgain = (): void =>
    void ask(tokens.get(problem.get() === 'token-rejected' ? last : undefined)).catch(noop);
  const confirm = async (): Promise<number> => {
    try {
      await ask(tokens.getFresh());
    } catch (error) {
      // Retried automatically, since a file waits for it.
      if (error instanceof NetworkError) problem.set('offline');
      throw error;
    }
    return identity.get().generation;
  };
  const confirmSoon = (leastMs: number): void => {
    const isDue = performance.now() - Math.max(requestedAt, confirmedAt) >= leastMs;
    if (!isDue || typeof host.getToken !== 'function' || problem.get() !== undefined) return;
    requestedAt = performance.now();
    ask(tokens.getFresh()).catch(noop);
  };
  let cancelConfirm: (() => void) | undefined;
  const confirmLater = (): void => {
    cancelConfirm ??= setTimer(Math.max(0, confirmedAt + graceMs - performance.now()), () => {
      cancelConfirm = undefined;
      confirmSoon(0);
    });
  };
  const stopRetries = retryWhileOffline(
    {
      isOffline: () => problem.get() === 'offline' || problem.get() === 'person-mismatch',
      subscribe: problem.subscribe,
    },
    tryAgain,
  );
  const onShown = () => {
    if (document.visibilityState !== 'visible') return;
    if (performance.now() - confirmedAt >= graceMs) confirmSoon(graceMs);
    else confirmLater();
  };
  const { signal } = life;
  addEventListener('focus', onShown, { signal });
  document.addEventListener('visibilitychange', onShown, { signal });

  return {
    state: identity.get,
    subscribe: (listener) => {
      const stops = [identity.subscribe(listener), problem.subscribe(() => listener(identity.get()))];
      return () => stops.forEach((stop) => stop());
    },
    getToken: async ({ rejected, generation }) => {
      if (identity.get().generation !== generation) throw new Error('Another person is signed in.');
      const token = await ask(tokens.get(rejected));
      // The answer may have named another person.
      if (!isPresent(identity.get(), generation)) throw new Error('Another person is signed in.');
      return token;
    },
    onTokenRejected: (token) => {
      if (token !== last) return;
      rejectedToken = token;
      fail('token-rejected');
    },
    problem: problem.get,
    isAnonymous: () => {
      const state = identity.get();
      return state.status !== 'signed-out' && people.isUnnamed(state.person);
    },
    isUnnamed: people.isUnnamed,
    accept: (next) => {
      const before = host;
      host = next;
      if (before.rolesClaim !== next.rolesClaim) readRolesAgain();
      if (typeof next.getToken !== 'function') return;
      const isOtherPerson = before.personId !== next.personId;
      if (before.getToken === next.getToken && !isOtherPerson) return;
      tokens.replace(isOtherPerson ? 0 : graceMs);
      // A host may pass a new function at every rendering.
      if (isOtherPerson || problem.get() !== undefined || identity.get().status === 'signed-out') tryAgain();
      else confirmLater();
    },
    confirm,
    noteUse: () => confirmSoon(confirmIntervalMs),
    askAgain: () => {
      tryAgain();
      problem.set(undefined);
    },
    signInAgain: async () => void (await confirm()),
    dispose: () => {
      stopRetries();
      cancelConfirm?.();
      life.abort();
    },
    // The host shows its own sign-in and account controls.
    Control: () => null,
    SignedOut: () => null,
  };

  /** Reads the roles of the last token at the currently configured claim. */
  function readRolesAgain(): void {
    const { generation } = identity.get();
    if (last !== undefined) identity.dispatch({ type: 'roles-read', generation, roles: rolesBy(last, host) });
  }
}

const noop = (): void => undefined;

/** The current problem. `onNeeded` is called when one begins that only a person or the host can solve. */
function createProblem(onNeeded: (reason: SignInReason) => void) {
  const listeners = new Set<() => void>();
  let problem: TokenProblem | undefined;
  return {
    get: () => problem,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next: TokenProblem | undefined) => {
      const isNew = problem === undefined || problem === 'offline';
      if (problem === undefined && next === undefined) return;
      problem = next;
      for (const listener of listeners) listener();
      if (isNew && next !== undefined && next !== 'offline') onNeeded(next);
    },
  };
}
