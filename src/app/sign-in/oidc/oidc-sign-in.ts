import type { User } from 'oidc-client-ts';

import { NetworkError } from '#api/errors.ts';
import { isPresent } from '#app/identity/identity.ts';
import { assetHref, readRoute } from '#app/route.ts';
import { createId } from '#lib/create-id.ts';
import { createValue } from '#lib/value.ts';

import type { BrowserRecord, Proof } from '../browser-record.ts';
import { logSignInFailure, readSignInFailure, type SignInFailure } from '../sign-in-failure.ts';
import type { SignIn } from '../sign-in.ts';
import type { BackgroundRenewal } from './background-renewal.ts';
import { createRenewal } from './oidc-renewal.ts';
import { forOpener, type RedirectState, type SignOutState } from './oidc-return.ts';
import { createOidcSession, type OidcSession } from './oidc-session.ts';
import type { Expected, OidcManager } from './oidc-user.ts';

/** Start of a visit. `away`: the provider can't be reached, and the uploads of the last person may be looked at. */
export type OidcStart =
  /** `isStored`: the tokens were in session storage, and the provider wasn't asked. */
  | { readonly kind: 'signed-in'; readonly user: User; readonly isStored?: boolean }
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
  /** Present if refresh tokens are kept for the service worker. */
  readonly background?: BackgroundRenewal | undefined;
}

/** Token source backed by an OpenID provider; tokens stay in it and in the manager's store. */
export interface OidcSignIn extends Pick<
  SignIn,
  'state' | 'subscribe' | 'confirm' | 'getToken' | 'onTokenRejected' | 'signInAgain' | 'background'
> {
  /** Reason why the last `signInAgain` failed, until it is closed. */
  readonly failure: () => SignInFailure | undefined;
  readonly closeFailure: () => void;
  /**
   * Redirects to the provider, and back to the current page. With `login`, the provider asks even if its session is open.
   */
  readonly signIn: (prompt?: 'login') => Promise<void>;
  /**
   * Ends the sign-in of every tab, and redirects to the provider to end its session, if the provider supports that.
   * `isDiscarding`: the person's uploads and files were discarded, so other tabs keep none of them.
   */
  readonly signOut: (isDiscarding?: boolean) => Promise<void>;
}

/** Creates the sign-in state of a visit: signed in, signed out, or looking at the uploads of the last person. */
export function createOidcSignIn(
  manager: OidcManager,
  start: OidcStart,
  options: OidcSignInOptions,
): OidcSignIn {
  const { record, isReachable, onRecordChange, background } = options;
  const session = createOidcSession(manager, options);
  const { identity, user, followSignOut } = session;
  const failure = createValue<SignInFailure | undefined>(undefined);
  const renew = createRenewal(session, { manager, isReachable, background });

  begin(start, session, options);
  followSignOut();
  onRecordChange(() => followRecord(session, { record, renew }));

  return {
    background,
    state: identity.get,
    subscribe: (listener) => {
      const stops = [identity.subscribe(listener), failure.subscribe(() => listener(identity.get()))];
      return () => stops.forEach((stop) => stop());
    },
    confirm: async () => {
      followSignOut();
      if (identity.get().status === 'signed-out') throw new Error('Not signed in.');
      return identity.get().generation;
    },
    ...createTokenSource(session, { renew, isReachable }),
    failure: failure.get,
    closeFailure: () => failure.set(undefined),
    signIn: (prompt) => goToProvider(manager, record, prompt),
    // Stays pending if the person closes the window: some providers make it look closed at once.
    signInAgain: async () => {
      try {
        await session.prove(
          () => manager.signinPopup({ url_state: forOpener, nonce: createId() }),
          () => true,
        );
      } catch (error) {
        failure.set(readSignInFailure(error));
      }
    },
    signOut: async (isDiscarding = false) => {
      const state = identity.get();
      const idToken = user()?.id_token;
      record.recordSignOut(isDiscarding && state.status !== 'signed-out' ? state.person.id : undefined);
      followSignOut();
      await background?.forget();
      try {
        await leave(manager, idToken);
      } catch (error) {
        logSignInFailure(readSignInFailure(error), 'Sign-out');
        identity.dispatch({ type: 'signed-out', isProviderSessionOpen: true });
      }
    },
  };
}

interface TokenSourceOptions {
  readonly renew: () => Promise<void>;
  readonly isReachable: () => Promise<boolean>;
}

/** Gives tokens to the person of a generation; see `SignIn`. */
function createTokenSource(
  { identity, user, isCurrent, followSignOut }: OidcSession,
  { renew, isReachable }: TokenSourceOptions,
): Pick<SignIn, 'getToken' | 'onTokenRejected'> {
  let rejectedToken: string | undefined;
  return {
    getToken: async ({ rejected, generation }) => {
      followSignOut();
      if (!isCurrent(generation)) throw new Error('The sign-in has ended.');
      const token = user()?.access_token;
      // Another attempt would send its file in vain.
      if (token !== undefined && token === rejectedToken) throw new Error('The service rejects this token.');
      if (token === undefined || identity.get().status !== 'signed-in') {
        // Without a connection, signing in again wouldn't help.
        if (identity.get().status !== 'signed-out' && !(await isReachable())) throw new NetworkError();
        throw new Error('Not signed in.');
      }
      if (token === rejected || user()?.expired) await renew();
      // After the last wait, directly before the request.
      followSignOut();
      const current = user()?.access_token;
      const isUsable = isPresent(identity.get(), generation) && current !== undefined;
      if (!isUsable) throw new Error('The sign-in has ended.');
      return current;
    },
    onTokenRejected: (token) => {
      rejectedToken = token;
      const { generation } = identity.get();
      if (user()?.access_token === token) identity.dispatch({ type: 'expired', generation });
    },
  };
}

/** Applies the start of the visit. */
function begin(
  start: OidcStart,
  { identity, isCurrent, setUser, setProvedUser }: OidcSession,
  { awayMs, setTimer }: Pick<OidcSignInOptions, 'awayMs' | 'setTimer'>,
): void {
  if (start.kind === 'signed-in') (start.isStored ? setUser : setProvedUser)(start.user, 0);
  if (start.kind !== 'away') return;
  identity.dispatch({ type: 'looked-at', generation: 0, person: start.proof.person });
  const { generation } = identity.get();
  const restMs = Math.max(0, start.proof.provedAt + awayMs - Date.now());
  setTimer(Math.min(restMs, maxTimerMs), () => {
    if (isCurrent(generation)) identity.dispatch({ type: 'signed-out' });
  });
}

interface FollowOptions {
  readonly record: BrowserRecord;
  readonly renew: (isForced: boolean) => Promise<void>;
}

/** Follows sign-ins and sign-outs of other tabs. */
function followRecord(
  { identity, followSignOut, provedAt }: OidcSession,
  { record, renew }: FollowOptions,
): void {
  followSignOut();
  const state = identity.get();
  const proof = record.lastProof();
  if (state.status === 'signed-out' || state.status === 'signed-in' || proof === undefined) return;
  const isSame = proof.person.id === state.person.id;
  if (state.status === 'away') {
    if (!isSame) identity.dispatch({ type: 'signed-out' });
    return;
  }
  // The same person has signed in again in another tab, so the provider has a session. A failed renewal changes the state.
  if (isSame && proof.provedAt > provedAt()) renew(true).catch(() => undefined);
}

/** Browsers call back at once after a longer time. */
const maxTimerMs = 2 ** 31 - 1;

/** Redirects to the provider, and back to the current page; the sign-out known now is compared on return. */
export function goToProvider(
  manager: Pick<OidcManager, 'signinRedirect'>,
  record: Pick<BrowserRecord, 'signOutId'>,
  prompt?: 'login',
): Promise<void> {
  const state: RedirectState = { page: location.hash, signOutId: record.signOutId() };
  return manager.signinRedirect({ state, nonce: createId(), ...(prompt && { prompt }) });
}

/** Redirects to the provider to end its session; rejects if it has no address for that or can't be reached. */
function leave(manager: OidcManager, idToken: string | undefined): Promise<void> {
  // Without a hint of the session, providers ask or reject (OpenID Connect RP-Initiated Logout 1.0).
  const hint = idToken === undefined ? {} : { id_token_hint: idToken };
  const route = readRoute(location.hash);
  const state: SignOutState = { page: route.page === 'asset' ? assetHref(route.assetId) : '' };
  return manager.signoutRedirect({ state, ...hint });
}
