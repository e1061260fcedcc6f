import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts';

import { NetworkError } from '#api/errors.ts';
import { rolesAt } from '#api/roles-at.ts';
import { tokenRoles } from '#api/token-roles.ts';

import type { LastPerson } from './last-person.ts';
import { forOpener, forParent } from './oidc-return.ts';
import type { Person, SignIn, SignInState } from './sign-in.ts';

/** The part of `oidc-client-ts` that is needed once the start of the visit is known. */
export type OidcManager = Pick<
  UserManager,
  'signinSilent' | 'signinPopup' | 'signinRedirect' | 'signoutRedirect' | 'removeUser'
>;

/** Start of a visit. `away`: the provider can't be reached, and this person hasn't signed out on this device. */
export type OidcStart =
  | { readonly kind: 'signed-in'; readonly user: User }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'away'; readonly person: Person };

interface OidcSignInOptions {
  /** Path of the claim with the person's roles. */
  readonly rolesClaim: string | undefined;
  readonly lastPerson: Pick<LastPerson, 'write'>;
  /** Asks the provider if it answers at all. */
  readonly isReachable: () => Promise<boolean>;
}

/** Token source backed by an OpenID provider; tokens stay in it and in the manager's store. */
export interface OidcSignIn extends Pick<SignIn, 'state' | 'subscribe' | 'getToken' | 'onTokenRejected'> {
  /** Redirects to the provider, and back to the current page. */
  readonly signIn: () => Promise<void>;
  /** Signs in again in a popup, so that the page stays. Rejects if the person closes it. */
  readonly signInAgain: () => Promise<void>;
  /** Forgets the tokens and redirects to the provider to end its session, if the provider supports that. */
  readonly signOut: () => Promise<void>;
}

/** Creates the sign-in state of a visit: signed in, signed out, or signed in with an expired session. */
export function createOidcSignIn(
  manager: OidcManager,
  start: OidcStart,
  { rolesClaim, lastPerson, isReachable }: OidcSignInOptions,
): OidcSignIn {
  let user: User | undefined;
  let rejectedToken: string | undefined;
  /** Shared by all attempts. */
  let renewing: Promise<User> | undefined;
  const { get, become, subscribe } = createSignInState(start, lastPerson);

  const setUser = (next: User): User => {
    user = next;
    become({ status: 'signed-in', person: personOf(next, rolesClaim) });
    return next;
  };
  const expire = () => {
    const state = get();
    if (state.status === 'signed-in') become({ status: 'expired', person: state.person });
  };
  const renew = (): Promise<User> => {
    renewing ??= renewSilently(manager, user, isReachable)
      .then(setUser)
      .catch((error: unknown) => {
        if (!(error instanceof NetworkError)) expire();
        throw error;
      })
      .finally(() => (renewing = undefined));
    return renewing;
  };
  if (start.kind === 'signed-in') setUser(start.user);

  return {
    state: get,
    subscribe,
    getToken: async ({ rejected }) => {
      if (user === undefined) {
        // Without a connection, signing in again wouldn't help.
        if (get().status === 'expired' && !(await isReachable())) throw new NetworkError(0);
        throw new Error('Not signed in.');
      }
      // Another attempt would send its file in vain.
      if (user.access_token === rejectedToken) throw new Error('The service rejects this token.');
      if (user.access_token !== rejected && !user.expired) return user.access_token;
      const { sub } = user.profile;
      const renewed = await renew();
      // Another person may have signed in at the provider meanwhile.
      if (renewed.profile.sub !== sub) throw new Error('Another person is signed in.');
      return renewed.access_token;
    },
    onTokenRejected: (token) => {
      rejectedToken = token;
      if (user?.access_token === token) expire();
    },
    signIn: () => manager.signinRedirect({ state: location.hash }),
    signInAgain: async () => void setUser(await manager.signinPopup({ url_state: forOpener })),
    signOut: async () => {
      const idToken = user?.id_token;
      user = undefined;
      await manager.removeUser();
      become({ status: 'signed-out' });
      const hasLeft = await leave(manager, idToken);
      if (!hasLeft) become({ status: 'signed-out', isProviderSessionOpen: true });
    },
  };
}

/** The state and its listeners; each change also updates the last person. */
function createSignInState(start: OidcStart, lastPerson: Pick<LastPerson, 'write'>) {
  let state: SignInState =
    start.kind === 'away' ? { status: 'expired', person: start.person } : { status: 'signed-out' };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    become: (next: SignInState) => {
      state = next;
      lastPerson.write(next.status === 'signed-out' ? undefined : next.person);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
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
 * Renews with the refresh token, or in a hidden frame without one. Rejects with `NetworkError` unless the person is
 * needed; no error quotes a token.
 */
async function renewSilently(
  manager: OidcManager,
  user: User | undefined,
  isReachable: () => Promise<boolean>,
): Promise<User> {
  try {
    const renewed = await manager.signinSilent({ url_state: forParent });
    if (renewed) return renewed;
  } catch (cause) {
    // A frame that a policy blocks, or that waits for a person, only times out; a request tells if the provider
    // answers.
    const isFrame = user?.refresh_token === undefined && !(cause instanceof ErrorResponse);
    const isTransient = isFrame ? !(await isReachable()) : isTransientError(cause);
    // Without the cause, which may quote what was sent.
    if (isTransient) throw new NetworkError(0);
  }
  throw new Error('The provider wants the person to sign in again.');
}

/**
 * Returns true without an answer from the provider, or with one that signing in again wouldn't change (RFC 6749,
 * section 4.1.2.1).
 */
const isTransientError = (error: unknown): boolean =>
  !(error instanceof ErrorResponse) ||
  error.error === 'server_error' ||
  error.error === 'temporarily_unavailable';

function personOf({ access_token: token, profile }: User, rolesClaim: string | undefined): Person {
  return {
    id: profile.sub,
    name: profile.name ?? profile.preferred_username ?? profile.email ?? profile.sub,
    // A configured claim that is missing means that the person has no roles.
    roles:
      rolesClaim === undefined
        ? undefined
        : (tokenRoles(token, rolesClaim) ?? rolesAt(profile, rolesClaim) ?? []),
  };
}
