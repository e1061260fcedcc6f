import { NetworkError } from '#api/errors.ts';

import { isPresent } from '../../identity/identity.ts';
import type { SignIn } from '../../sign-in/sign-in.ts';
import type { GetHostToken } from '../contract/props.ts';
import type { HostPerson } from './host-person.ts';
import { createHostQuestions, graceMs } from './host-questions.ts';
import { createHostTokens, type HostTokens } from './host-tokens.ts';
import type { SignInReason, TokenProblem } from './token-problem.ts';
import { createTokenState, type TokenState } from './token-state.ts';

/** Sign-in by the host, which provides the token and handles signing in. */
export interface HostSignIn extends SignIn {
  /** Reason why there is no usable token; undefined while there is one or one is being requested. */
  readonly problem: () => TokenProblem | undefined;
  /** Applies the host's new properties; asks at once if another function or person came with them. */
  readonly accept: (host: HostPerson) => void;
  /** Call when a person uses the element: asks again who that is, at most every `confirmIntervalMs`. */
  readonly noteUse: () => void;
  /** Asks the host again because the person wants to sign in; another failure emits the event again. */
  readonly askAgain: () => void;
  readonly dispose: () => void;
}

/** `onNeeded` is called each time a person must sign in. Tokens stay inside. */
export function createHostSignIn(onNeeded: (reason: SignInReason) => void): HostSignIn {
  const life = new AbortController();
  const state = createTokenState(onNeeded);
  const { identity, problem } = state;
  let host: HostPerson = {};
  const tokens = createHostTokens({
    ask: (request) => (host.getToken as GetHostToken)(request),
    life: life.signal,
    onLateToken: (token) => {
      try {
        state.noteToken(token, host);
      } catch {
        // Recorded as the problem.
      }
    },
  });
  const questions = createHostQuestions({
    state,
    life: life.signal,
    canAsk: () => hasFunction(host) && !tokens.isOverdue(),
    ask: () => void read(tokens.getFresh(state.rejected())).catch(noop),
  });
  const read = async (answer: Promise<string>): Promise<string> => {
    const token = await answer.catch((error: unknown) => {
      if (life.signal.aborted) throw new Error('The element has ended.');
      return state.noteFailure(error);
    });
    state.noteToken(token, host);
    if (tokens.isOutdated()) questions.later();
    return token;
  };
  /** Requests a token without a caller; doesn't use a token again that the service rejected. */
  const tryAgain = (): void => void read(tokens.get(state.rejected())).catch(noop);

  return {
    ...createRequests(state, tokens, read),
    state: identity.get,
    subscribe: (listener) => {
      const stops = [identity.subscribe(listener), problem.subscribe(() => listener(identity.get()))];
      return () => stops.forEach((stop) => stop());
    },
    onTokenRejected: state.noteRejected,
    problem: problem.get,
    accept: (next) => {
      const before = host;
      host = next;
      if (before.rolesClaim !== next.rolesClaim) state.readRolesAgain(host);
      if (!hasFunction(host)) return;
      const isOtherPerson = before.personId !== next.personId;
      if (before.getToken === next.getToken && !isOtherPerson) return;
      tokens.replace(isOtherPerson ? 0 : graceMs);
      // A host may pass a new function at every rendering.
      if (isOtherPerson || problem.get() !== undefined || identity.get().status === 'signed-out') tryAgain();
      else questions.later();
    },
    noteUse: questions.noteUse,
    askAgain: () => {
      tryAgain();
      problem.set(undefined);
    },
    dispose: () => life.abort(),
    ...views,
  };
}

/** The host shows its own sign-in and account controls. */
const views = { Control: () => null, SignedOut: () => null };

/** Requests whose caller waits for the answer. */
function createRequests(
  { identity, problem, rejected: rejectedToken }: TokenState,
  tokens: HostTokens,
  read: (answer: Promise<string>) => Promise<string>,
): Pick<SignIn, 'getToken' | 'confirm' | 'signInAgain'> {
  const confirm = async (): Promise<number> => {
    try {
      await read(tokens.getFresh(rejectedToken()));
    } catch (error) {
      // Retried automatically, since a file waits for it.
      if (error instanceof NetworkError) problem.set('offline');
      throw error;
    }
    return identity.get().generation;
  };
  return {
    confirm,
    signInAgain: async () => void (await confirm()),
    getToken: async ({ rejected, generation }) => {
      if (identity.get().generation !== generation) throw new Error('Another person is signed in.');
      const token = await read(tokens.get(rejected));
      // The answer may have named another person.
      if (!isPresent(identity.get(), generation)) throw new Error('Another person is signed in.');
      return token;
    },
  };
}

const hasFunction = ({ getToken }: HostPerson): boolean => typeof getToken === 'function';

const noop = (): void => undefined;
