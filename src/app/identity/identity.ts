import { createDispatcher } from '#lib/dispatcher.ts';

import type { Person } from './person.ts';

/**
 * Who is here. The generation is a number that rises each time a person's stay ends: what was started in an older one
 * has no effect.
 *
 * - `signed-in`: a token proved who this is.
 * - `expired`: there is no usable token until the person signs in again; their page stays.
 * - `away`: nobody has signed in, and this person's saved uploads may be looked at.
 */
export type Identity =
  | ({ readonly status: 'signed-out'; readonly generation: number } & SignedOut)
  | {
      readonly status: 'signed-in' | 'expired' | 'away';
      readonly generation: number;
      readonly person: Person;
    };

/** Facts about a sign-out. */
interface SignedOut {
  /** True if the provider couldn't be asked to end its session. */
  readonly isProviderSessionOpen?: boolean | undefined;
  /** ID of the person whose uploads and files were discarded. */
  readonly discardedPersonId?: string | undefined;
}

/** Event of a sign-in. `generation`: the one in which the work was started whose result this is. */
export type IdentityEvent =
  | { readonly type: 'proved'; readonly generation: number; readonly person: Person }
  | { readonly type: 'expired'; readonly generation: number }
  | { readonly type: 'looked-at'; readonly generation: number; readonly person: Person }
  | ({ readonly type: 'signed-out' } & SignedOut);

/** Applies an event. Returns the same object if it changes nothing. */
export function transition(state: Identity, event: IdentityEvent): Identity {
  if (event.type === 'signed-out') return signedOut(state, event);
  if (event.generation !== state.generation) return state;
  switch (event.type) {
    case 'proved':
      return proved(state, event.person);
    case 'expired':
      return state.status === 'signed-in' ? { ...state, status: 'expired' } : state;
    case 'looked-at':
      return state.status === 'signed-out'
        ? { status: 'away', generation: state.generation, person: event.person }
        : state;
  }
}

/** Also ends sign-ins that are under way. */
const signedOut = (
  { generation }: Identity,
  { type, ...facts }: Extract<IdentityEvent, { readonly type: 'signed-out' }>,
): Identity => ({ status: type, generation: generation + 1, ...facts });

function proved(state: Identity, person: Person): Identity {
  const { generation } = state;
  if (state.status === 'signed-out') return { status: 'signed-in', generation, person };
  if (state.status === 'away' || state.person.id !== person.id) {
    return { status: 'signed-in', generation: generation + 1, person };
  }
  const isUnchanged = state.status === 'signed-in' && isSame(state.person, person);
  return isUnchanged ? state : { ...state, status: 'signed-in', person };
}

const isSame = (one: Person, other: Person): boolean =>
  one.name === other.name && one.roles?.join() === other.roles?.join();

/** The person who is here, as a sign-in shows it. */
export interface ObservedIdentity {
  /** Stable until something changes. */
  readonly state: () => Identity;
  /**
   * Calls the listener with the former state after each change, before anything is rendered again. Returns a function that
   * unsubscribes.
   */
  readonly subscribe: (listener: (before: Identity) => void) => () => void;
}

/** Creates the observable identity of one page or element, signed out at first. */
export function createIdentityStore() {
  let state: Identity = { status: 'signed-out', generation: 0 };
  const apply = (event: IdentityEvent): Identity | undefined => {
    const before = state;
    state = transition(before, event);
    return state === before ? undefined : before;
  };
  return { get: () => state, ...createDispatcher(apply) };
}

/** Returns true if the generation is current and its person is signed in. */
export const isPresent = (state: Identity, generation: number): boolean =>
  state.status === 'signed-in' && state.generation === generation;
