import { NetworkError } from '#api/errors.ts';
import { createValue } from '#lib/value.ts';

import { createIdentityStore } from '../../identity/identity.ts';
import type { EmbedEvents } from '../contract/events.ts';
import { createHostPeople, type HostPerson } from './host-person.ts';

/** Reason that the host learns. */
export type SignInReason = EmbedEvents['sign-in-needed']['reason'];

/** Reason why there is no usable token. `offline` and `person-mismatch` are retried automatically. */
export type TokenProblem = SignInReason | 'offline';

/** The host has not answered in time. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError' as const;
}

export type TokenState = ReturnType<typeof createTokenState>;

/**
 * Result of the host's answers: who is here, or why there is no usable token. Starts without knowing anybody. Tokens stay
 * inside. `onNeeded` is called when a problem begins that only a person or the host can solve.
 */
export function createTokenState(onNeeded: (reason: SignInReason) => void) {
  const identity = createIdentityStore();
  const people = createHostPeople();
  const problems = createProblems(onNeeded);
  const { problem, setProblem } = problems;
  let last: string | undefined;
  let rejectedToken: string | undefined;
  let confirmedAt = -Infinity;

  const expire = (reason: SignInReason): void => {
    identity.dispatch({ type: 'expired', generation: identity.get().generation });
    setProblem(reason);
  };
  return {
    identity,
    ...problems,
    /** Takes note of the person of a token. Throws if it can't be used. */
    noteToken: (token: string, host: HostPerson): void => {
      last = token;
      // Another attempt would send its file in vain.
      if (token === rejectedToken) {
        expire('token-rejected');
        throw new Error('The service rejects this token.');
      }
      const person = people.of(token, host);
      if (person === 'mismatch') {
        // Nobody knows whose page this is. Only once: it would be another stay at each retry.
        if (identity.get().status !== 'signed-out') identity.dispatch({ type: 'signed-out' });
        setProblem('person-mismatch');
        throw new Error('Token and person-id name different people.');
      }
      confirmedAt = performance.now();
      identity.dispatch({ type: 'proved', generation: identity.get().generation, person });
      problems.endProblem();
    },
    /** Takes note of a call that failed. Returns an error that quotes nothing of the host. */
    noteFailure: (error: unknown): Error => {
      if (error instanceof Error && error.name === 'NetworkError') {
        // Once the person is known there is a queue, which waits for the connection; a file may wait for a retry, too.
        if (identity.get().status === 'signed-out' || problem() === 'offline') setProblem('offline');
        return new NetworkError({ cause: error });
      }
      expire(error instanceof NoAnswerError ? 'no-answer' : 'no-token');
      // The host's error isn't logged: it may contain a token.
      return new Error('The host gave no token.');
    },
    /** The service answered 401 to a token. */
    noteRejected: (token: string): void => {
      if (token !== last) return;
      rejectedToken = token;
      expire('token-rejected');
    },
    /** Returns the last token if the service rejects it. */
    rejected: (): string | undefined => (problem() === 'token-rejected' ? last : undefined),
    /** Time of the last usable token on the page's clock, in milliseconds. */
    confirmedAt: (): number => confirmedAt,
  };
}

function createProblems(onNeeded: (reason: SignInReason) => void) {
  /** Another object with each failure. */
  const failure = createValue<{ readonly problem: TokenProblem } | undefined>(undefined);
  const problem = (): TokenProblem | undefined => failure.get()?.problem;
  return {
    problem,
    /** Calls the listener with each failure, also if the problem stays the same. */
    onProblem: failure.subscribe,
    setProblem: (next: TokenProblem): void => {
      const isNew = problem() === undefined || problem() === 'offline';
      failure.set({ problem: next });
      if (isNew && next !== 'offline') onNeeded(next);
    },
    endProblem: (): void => failure.set(undefined),
  };
}
