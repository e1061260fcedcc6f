import { NetworkError } from '#api/errors.ts';

import { createIdentityStore, type IdentityStore } from '../../identity/identity.ts';
import { createHostPeople, rolesBy, type HostPerson } from './host-person.ts';
import { NoAnswerError } from './host-tokens.ts';
import { createProblem, type ProblemStore, type SignInReason } from './token-problem.ts';

/** Result of the host's answers: who is here, or why there is no usable token. */
export interface TokenState {
  readonly identity: IdentityStore;
  readonly problem: ProblemStore;
  /** Takes note of the person of a token. Throws if it can't be used. */
  readonly noteToken: (token: string, host: HostPerson) => void;
  /** Takes note of a call that failed. Throws an error that quotes nothing of the host. */
  readonly noteFailure: (error: unknown) => never;
  /** The service answered 401 to a token. */
  readonly noteRejected: (token: string) => void;
  /** Returns the last token if the service rejects it. */
  readonly rejected: () => string | undefined;
  /** Time of the last usable token on the page's clock, in milliseconds. */
  readonly confirmedAt: () => number;
  /** Reads the roles of the last token at the currently configured claim. */
  readonly readRolesAgain: (host: HostPerson) => void;
}

/** Starts without knowing anybody. Tokens stay inside. */
export function createTokenState(onNeeded: (reason: SignInReason) => void): TokenState {
  const identity = createIdentityStore();
  const problem = createProblem(onNeeded);
  const people = createHostPeople();
  let last: string | undefined;
  let rejectedToken: string | undefined;
  let confirmedAt = -Infinity;

  const expire = (reason: SignInReason): void => {
    identity.dispatch({ type: 'expired', generation: identity.get().generation });
    problem.set(reason);
  };
  return {
    identity,
    problem,
    noteToken: (token, host) => {
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
        problem.set('person-mismatch');
        throw new Error('Token and person-id name different people.');
      }
      confirmedAt = performance.now();
      identity.dispatch({ type: 'proved', generation: identity.get().generation, person });
      problem.set(undefined);
    },
    noteFailure: (error) => {
      if (error instanceof Error && error.name === 'NetworkError') {
        // Once the person is known there is a queue, which waits for the connection; a file may wait for a retry, too.
        if (identity.get().status === 'signed-out' || problem.get() === 'offline') problem.set('offline');
        throw new NetworkError({ cause: error });
      }
      expire(error instanceof NoAnswerError ? 'no-answer' : 'no-token');
      // The host's error isn't logged: it may contain a token.
      throw new Error('The host gave no token.');
    },
    noteRejected: (token) => {
      if (token !== last) return;
      rejectedToken = token;
      expire('token-rejected');
    },
    rejected: () => (problem.get() === 'token-rejected' ? last : undefined),
    confirmedAt: () => confirmedAt,
    readRolesAgain: (host) => {
      const { generation } = identity.get();
      if (last !== undefined) {
        identity.dispatch({ type: 'roles-read', generation, roles: rolesBy(last, host) });
      }
    },
  };
}
