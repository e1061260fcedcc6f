import type { User } from 'oidc-client-ts';

import { createIdentityStore } from '#app/identity/identity.ts';
import { logged } from '#lib/log-failure.ts';

import type { BrowserRecord } from '../browser-record.ts';
import type { BackgroundRenewal } from './background-renewal.ts';
import { checkUser, personOf, WrongAnswerError, type Expected, type OidcManager } from './oidc-user.ts';

interface OidcSessionOptions {
  /** Path of the claim with the person's roles. */
  readonly rolesClaim: string | undefined;
  readonly record: BrowserRecord;
  /** The last sign-out that was known when the visit started. */
  readonly signOutId: string;
  readonly expected: () => Promise<Expected>;
  /** Present if refresh tokens are kept for the service worker. */
  readonly background?: Pick<BackgroundRenewal, 'take'> | undefined;
}

/** Tokens of the person who is here, which follow the sign-outs of all tabs. */
export type OidcSession = ReturnType<typeof createOidcSession>;

/** Creates a session that is signed out. */
export function createOidcSession(
  manager: Pick<OidcManager, 'storeUser'>,
  { rolesClaim, record, expected, background, ...known }: OidcSessionOptions,
) {
  const identity = createIdentityStore();
  let user: User | undefined;
  let provedAt = 0;
  /** The last sign-out that this tab has followed. */
  let { signOutId } = known;

  const isCurrent = (generation: number): boolean => identity.get().generation === generation;
  const setUser = (next: User, generation: number): void => {
    user = background?.take(next, () => record.signOutId() === signOutId) ?? next;
    identity.dispatch({ type: 'proved', generation, person: personOf(next, rolesClaim) });
  };
  const setProvedUser = (next: User, generation: number): void => {
    provedAt = Date.now();
    record.recordProof({ person: personOf(next, rolesClaim), provedAt }, signOutId);
    setUser(next, generation);
  };
  const followSignOut = (): void => {
    if (record.signOutId() === signOutId) return;
    signOutId = record.signOutId();
    user = undefined;
    identity.dispatch({ type: 'signed-out', discardedPersonId: record.discardedPersonId() });
    manager.storeUser(null).catch(logged('A person who signed out could not be forgotten.'));
  };
  return {
    identity,
    /** The last user; has a usable token only while the person is signed in. */
    user: () => user,
    /** Time of this tab's last proof, in milliseconds since the epoch; 0 without one. */
    provedAt: () => provedAt,
    isCurrent,
    /** Returns true if an answer of the provider is about the person who is here. */
    isOfPersonHere: (answer: User) => {
      const state = identity.get();
      return state.status !== 'signed-out' && personOf(answer, rolesClaim).id === state.person.id;
    },
    setUser,
    /** Sets a user whom the provider has just named. */
    setProvedUser,
    /** Ends this tab's sign-in after a sign-out in any tab. */
    followSignOut,
    /** Uses an answer of the provider. Rejects with `WrongAnswerError` if it is wrong, came too late or isn't wanted. */
    prove: async (ask: () => Promise<User>, isWanted: (answer: User) => boolean) => {
      const { generation } = identity.get();
      try {
        const answer = await ask();
        checkUser(answer, await expected());
        followSignOut();
        if (!isCurrent(generation)) throw new WrongAnswerError('The sign-in has ended.');
        if (!isWanted(answer)) throw new WrongAnswerError('Another person is signed in.');
        setProvedUser(answer, generation);
      } catch (error) {
        // The manager has stored the answer. A late one must not replace the tokens of the person who is here now.
        const kept = isCurrent(generation) ? undefined : user;
        if (error instanceof WrongAnswerError) await manager.storeUser(kept ?? null);
        throw error;
      }
    },
  };
}
