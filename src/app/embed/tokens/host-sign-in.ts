import { NetworkError } from '#api/errors.ts';

import { isPresent } from '../../identity/identity.ts';
import type { SignIn } from '../../sign-in/sign-in.ts';
import type { HostPerson } from './host-person.ts';
import { createHostQuestions } from './host-questions.ts';
import { createHostTokens } from './host-tokens.ts';
import { createTokenState, type SignInReason, type TokenProblem } from './token-state.ts';

/** Sign-in by the host, which provides the token and handles signing in. */
export interface HostSignIn extends SignIn {
  /** Reason why there is no usable token; undefined while there is one or one is being requested. */
  readonly problem: () => TokenProblem | undefined;
  /** Applies the host's new properties; asks at once if another person, or another claim with roles, came with them. */
  readonly accept: (host: HostPerson) => void;
  /** Call when a person uses the element: asks again who that is, at most every `confirmIntervalMs`. */
  readonly noteUse: () => void;
  /** Asks the host again because the person wants to sign in; another failure emits the event again. */
  readonly askAgain: () => void;
  readonly dispose: () => void;
}

/** `onNeeded` is called each time a person must sign in. Tokens stay inside. */
export function createHostSignIn(onNeeded: (reason: SignInReason) => void): HostSignIn {
  const end = new AbortController();
  const life = end.signal;
  const state = createTokenState(onNeeded);
  const { identity, problem } = state;
  let host: HostPerson = {};
  const tokens = createHostTokens({ host: () => host, state, life, onOutdated: () => questions.later() });
  const questions = createHostQuestions({
    state,
    life,
    canAsk: () => hasFunction(host) && !tokens.isOverdue(),
    // The state says why there is no token.
    ask: () => void tokens.getFresh(state.rejected()).catch(noop),
  });
  /** Requests a token without a caller; doesn't use a token again that the service rejected. */
  const tryAgain = (): void => void tokens.get(state.rejected()).catch(noop);
  const confirm = async (): Promise<number> => {
    try {
      await tokens.getFresh(state.rejected());
    } catch (error) {
      // Retried automatically, since a file waits for it.
      if (error instanceof NetworkError) state.setProblem('offline');
      throw error;
    }
    return identity.get().generation;
  };

  return {
    confirm,
    // `problem` tells why it failed.
    signInAgain: () => confirm().then(noop, noop),
    getToken: async ({ rejected, generation }) => {
      if (identity.get().generation !== generation) throw new Error('Another person is signed in.');
      const token = await tokens.get(rejected);
      // The answer may have named another person.
      if (!isPresent(identity.get(), generation)) throw new Error('Another person is signed in.');
      return token;
    },
    state: identity.get,
    subscribe: (listener) => {
      const stops = [identity.subscribe(listener), state.onProblem(() => listener(identity.get()))];
      return () => stops.forEach((stop) => stop());
    },
    onTokenRejected: state.noteRejected,
    problem,
    accept: (next) => {
      const before = host;
      host = next;
      if (!hasFunction(host)) return;
      const isOtherPerson = before.personId !== next.personId || before.rolesClaim !== next.rolesClaim;
      if (before.getToken === next.getToken && !isOtherPerson) return;
      if (isOtherPerson) tokens.giveUp();
      // A host may pass a new function at every rendering.
      if (isOtherPerson || problem() !== undefined || identity.get().status === 'signed-out') tryAgain();
      else questions.later();
    },
    noteUse: questions.noteUse,
    askAgain: () => {
      tryAgain();
      state.endProblem();
    },
    dispose: () => end.abort(),
    // The host shows its own sign-in and account controls.
    Control: () => null,
    SignedOut: () => null,
  };
}

const hasFunction = ({ getToken }: HostPerson): boolean => typeof getToken === 'function';

const noop = (): void => undefined;
