import type { EmbedEvents } from '../contract/events.ts';

/** Reason that the host learns. */
export type SignInReason = EmbedEvents['sign-in-needed']['reason'];

/** Reason why there is no usable token. `offline` and `person-mismatch` are retried automatically. */
export type TokenProblem = SignInReason | 'offline';

/** Observable reason why there is no usable token; `undefined` while there is none. */
export interface ProblemStore {
  readonly get: () => TokenProblem | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls the listeners even if the problem stays the same. */
  readonly set: (next: TokenProblem | undefined) => void;
}

/** `onNeeded` is called when a problem begins that only a person or the host can solve. */
export function createProblem(onNeeded: (reason: SignInReason) => void): ProblemStore {
  const listeners = new Set<() => void>();
  let problem: TokenProblem | undefined;
  return {
    get: () => problem,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next) => {
      const isNew = problem === undefined || problem === 'offline';
      if (problem === undefined && next === undefined) return;
      problem = next;
      for (const listener of listeners) listener();
      if (isNew && next !== undefined && next !== 'offline') onNeeded(next);
    },
  };
}
