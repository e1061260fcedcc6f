import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts';

import { NetworkError } from '#api/errors.ts';
import { createId } from '#lib/create-id.ts';

import { createIdentityStore, isPresent } from '../person/identity.ts';
import { openOwnShares } from '../share-target/own-shares.ts';
import type { BrowserRecord, Proof } from './browser-record.ts';
import { forOpener, forParent, type RedirectState } from './oidc-return.ts';
import { checkUser, isTransientError, personOf, WrongAnswerError, type Expected } from './oidc-user.ts';
import type { SignIn } from './sign-in.ts';

/** The part of `oidc-client-ts` that is needed once the start of the visit is known. */
export type OidcManager = Pick<
  UserManager,
  'signinSilent' | 'signinPopup' | 'signinRedirect' | 'signoutRedirect' | 'removeUser'
>;

/** Start of a visit. `away`: the provider can't be reached, and the uploads of the last person may be looked at. */
export type OidcStart =
  | { readonly kind: 'signed-in'; readonly user: User }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'away'; readonly proof: Proof };

interface OidcSignInOptions {
  /** Path of the claim with the person's roles. */
  readonly rolesClaim: string | undefined;
  readonly record: BrowserRecord;
  /** The last sign-out that was known when the visit started. */
  readonly signOutId: string;
  readonly expected: () => Promise<Expected>;
  /** Asks the provider if it answers at all. */
  readonly isReachable: () => Promise<boolean>;
  /** Calls the listener when another tab may have changed the record. */
  readonly onRecordChange: (listener: () => void) => void;
  /** Time for which the uploads of the last person may be looked at, in milliseconds. */
  readonly awayMs: number;
  readonly setTimer: (delayMs: number, callback: () => void) => () => void;
}

/** Token source backed by an OpenID provider; tokens stay in it and in the manager's store. */
export interface OidcSignIn extends Pick<
  SignIn,
  'state' | 'subscribe' | 'confirm' | 'getToken' | 'onTokenRejected' | 'signInAgain'
> {
  /** Redirects to the provider, and back to the current page. */
  readonly signIn: () => Promise<void>;
  /** Ends the sign-in of every tab, and redirects to the provider to end its session, if the provider supports that. */
  readonly signOut: () => Promise<void>;
}

/** Creates the sign-in state of a visit: signed in, signed out, or looking at the uploads of the last person. */
export function createOidcSignIn(
  manager: OidcManager,
  start: OidcStart,
  {
    rolesClaim,
    record,
    expected,
    isReachable,
    onRecordChange,
    awayMs,
    setTimer,
    ...known
  }: OidcSignInOptions,
): OidcSignIn {
  const identity = createIdentityStore();
  /** The last user; has a usable token only while the person is signed in. */
  let user: User | undefined;
  let rejectedToken: string | undefined;
  let provedAt = 0;
  /** The last sign-out that this tab has followed. */
  let { signOutId } = known;
  /** Shared by all attempts of a generation. */
  let renewing: { readonly generation: number; readonly done: Promise<void> } | undefined;

  const isCurrent = (generation: number): boolean => identity.get().generation === generation;
  const setUser = (next: User, generation: number): void => {
    const person = personOf(next, rolesClaim);
    user = next;
    provedAt = Date.now();
    record.recordProof({ person, provedAt }, signOutId);
    identity.dispatch({ type: 'proved', generation, person });
  };
  /** Ends this tab's sign-in after a sign-out in any tab. */
  const followSignOut = (): void => {
    if (record.signOutId() === signOutId) return;
    signOutId = record.signOutId();
    user = undefined;
    identity.dispatch({ type: 'signed-out' });
    manager.removeUser().catch(() => undefined);
  };
  /** Uses the provider's answer, unless it is wrong or came too late: the manager has stored it by then. */
  const prove = async (ask: () => Promise<User>, isWanted: (answer: User) => boolean): Promise<void> => {
    const { generation } = identity.get();
    try {
      const answer = await ask();
      checkUser(answer, await expected());
      followSignOut();
      if (!isCurrent(generation)) throw new WrongAnswerError('The sign-in has ended.');
      if (!isWanted(answer)) throw new WrongAnswerError('Another person is signed in.');
      setUser(answer, generation);
    } catch (error) {
      if (error instanceof WrongAnswerError) await manager.removeUser();
      throw error;
    }
  };
  const renew = (isForced = false): Promise<void> => {
    const state = identity.get();
    const { generation } = state;
    if (renewing?.generation === generation) return renewing.done;
    const isSamePerson = (answer: User) =>
      state.status !== 'signed-out' && personOf(answer, rolesClaim).id === state.person.id;
    const done = renewSilently(() => prove(() => askSilently(manager, isForced), isSamePerson), {
      isFramed: isForced || user?.refresh_token === undefined,
      isReachable,
    })
      .catch((error: unknown) => {
        if (!(error instanceof NetworkError)) identity.dispatch({ type: 'expired', generation });
        throw error;
      })
      .finally(() => {
        if (renewing?.done === done) renewing = undefined;
      });
    renewing = { generation, done };
    return done;
  };
  const followRecord = (): void => {
    followSignOut();
    const state = identity.get();
    if (state.status !== 'expired') return;
    // The same person has signed in again in another tab, so the provider has a session.
    const proof = record.lastProof();
    const isBack = proof?.person.id === state.person.id && proof.provedAt > provedAt;
    if (isBack) renew(true).catch(() => undefined);
  };

  if (start.kind === 'signed-in') setUser(start.user, 0);
  if (start.kind === 'away') {
    identity.dispatch({ type: 'looked-at', generation: 0, person: start.proof.person });
    const { generation } = identity.get();
    setTimer(Math.max(0, start.proof.provedAt + awayMs - Date.now()), () => {
      if (isCurrent(generation)) identity.dispatch({ type: 'signed-out' });
    });
  }
  followSignOut();
  onRecordChange(followRecord);

  return {
    state: identity.get,
    subscribe: identity.subscribe,
    confirm: async () => {
      followSignOut();
      if (identity.get().status === 'signed-out') throw new Error('Not signed in.');
      return identity.get().generation;
    },
    getToken: async ({ rejected, generation }) => {
      followSignOut();
      if (!isCurrent(generation)) throw new Error('The sign-in has ended.');
      // Another attempt would send its file in vain.
      if (user && user.access_token === rejectedToken) throw new Error('The service rejects this token.');
      if (user === undefined || identity.get().status !== 'signed-in') {
        // Without a connection, signing in again wouldn't help.
        if (identity.get().status !== 'signed-out' && !(await isReachable())) throw new NetworkError(0);
        throw new Error('Not signed in.');
      }
      if (user.access_token === rejected || user.expired) await renew();
      // After the last wait, directly before the request.
      followSignOut();
      if (!isPresent(identity.get(), generation)) throw new Error('The sign-in has ended.');
      return user.access_token;
    },
    onTokenRejected: (token) => {
      rejectedToken = token;
      const { generation } = identity.get();
      if (user?.access_token === token) identity.dispatch({ type: 'expired', generation });
    },
    signIn: () => goToProvider(manager, record),
    signInAgain: () =>
      prove(
        () => manager.signinPopup({ url_state: forOpener, nonce: createId() }),
        () => true,
      ),
    signOut: async () => {
      const idToken = user?.id_token;
      record.recordSignOut();
      followSignOut();
      const hasLeft = await leave(manager, idToken);
      if (!hasLeft) identity.dispatch({ type: 'signed-out', isProviderSessionOpen: true });
    },
  };
}

/** Redirects to the provider, and back to the current page; the sign-out known now is compared on return. */
export function goToProvider(
  manager: Pick<OidcManager, 'signinRedirect'>,
  record: Pick<BrowserRecord, 'signOutId'>,
): Promise<void> {
  // Files shared to this window belong to the person who signs in (OFFLINE-14).
  openOwnShares().noteSignIn();
  const state: RedirectState = { page: location.hash, signOutId: record.signOutId() };
  return manager.signinRedirect({ state, nonce: createId() });
}

/** Redirects to the provider to end its session; returns false if it has no address for that or can't be reached. */
async function leave(manager: OidcManager, idToken: string | undefined): Promise<boolean> {
  // Without a hint of the session, providers ask or reject (OpenID Connect RP-Initiated Logout 1.0).
  const hint = idToken === undefined ? {} : { id_token_hint: idToken };
  try {
    await manager.signoutRedirect({ state: 'signed-out', ...hint });
    return true;
  } catch {
    return false;
  }
}

/**
 * Uses the refresh token, or the provider's session in a hidden frame: without a refresh token, if the provider rejects
 * it, or if `isFramed`.
 */
async function askSilently(manager: OidcManager, isFramed: boolean): Promise<User> {
  const request = { url_state: forParent, nonce: createId() };
  const inFrame = () => manager.signinSilent({ ...request, forceIframeAuth: true });
  const answer = await (isFramed ? inFrame() : manager.signinSilent(request)).catch((error: unknown) => {
    if (error instanceof ErrorResponse && error.error === 'invalid_grant') return inFrame();
    throw error;
  });
  if (answer === null) throw new WrongAnswerError('There is no session.');
  return answer;
}

interface RenewalOptions {
  readonly isFramed: boolean;
  readonly isReachable: () => Promise<boolean>;
}

/** Rejects with `NetworkError` unless the person is needed; no error quotes a token. */
async function renewSilently(
  prove: () => Promise<void>,
  { isFramed, isReachable }: RenewalOptions,
): Promise<void> {
  try {
    await prove();
  } catch (cause) {
    // A frame that a policy blocks, or that waits for a person, only times out; a request tells if the provider
    // answers.
    const isSilent = isFramed && !(cause instanceof ErrorResponse || cause instanceof WrongAnswerError);
    const isTransient = isSilent ? !(await isReachable()) : isTransientError(cause);
    // Without the cause, which may quote what was sent.
    if (isTransient) throw new NetworkError(0);
    throw new Error('The provider wants the person to sign in again.');
  }
}
