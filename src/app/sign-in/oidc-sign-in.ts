import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts';

import { NetworkError } from '#api/errors.ts';
import { rolesAt } from '#api/roles-at.ts';
import { tokenRoles } from '#api/token-roles.ts';

import type { LastPerson } from './last-person.ts';
import { forOpener, forParent } from './oidc-return.ts';
import type { Person, SignIn, SignInState } from './sign-in.ts';

/** The part of `oidc-client-ts` that is needed once it is known who is signed in. */
export type OidcManager = Pick<
  UserManager,
  'signinSilent' | 'signinPopup' | 'signinRedirect' | 'signoutRedirect' | 'removeUser'
> & { readonly metadataService: Pick<UserManager['metadataService'], 'getMetadata'> };

/** How a visit begins. `away`: the provider could not be reached, and this person has not signed out here. */
export type OidcStart =
  | { readonly kind: 'signed-in'; readonly user: User }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'away'; readonly person: Person };

interface OidcSignInOptions {
  /** Where the roles of a person are. */
  readonly rolesClaim: string | undefined;
  readonly lastPerson: Pick<LastPerson, 'write'>;
}

/** The token port over an OpenID provider; the tokens stay within it and the manager's store. */
export interface OidcSignIn extends Pick<SignIn, 'state' | 'subscribe' | 'getToken'> {
  /** Leaves for the provider, and comes back to the page that is shown. */
  readonly signIn: () => Promise<void>;
  /** Asks the person in a window beside, so that what is on the page stays. Rejects when they close it. */
  readonly signInAgain: () => Promise<void>;
  /** Forgets the tokens and leaves for the provider to end its session too, where it offers that. */
  readonly signOut: () => Promise<void>;
}

/** Somebody signed in, or nobody, or somebody who has to sign in before anything is sent. */
export function createOidcSignIn(
  manager: OidcManager,
  start: OidcStart,
  { rolesClaim, lastPerson }: OidcSignInOptions,
): OidcSignIn {
  let user: User | undefined;
  let state: SignInState =
    start.kind === 'away' ? { status: 'expired', person: start.person } : { status: 'signed-out' };
  /** One for all attempts. */
  let renewing: Promise<User> | undefined;
  const listeners = new Set<() => void>();

  const become = (next: SignInState) => {
    state = next;
    lastPerson.write(next.status === 'signed-out' ? undefined : next.person);
    for (const listener of listeners) listener();
  };
  const take = (next: User): User => {
    user = next;
    become({ status: 'signed-in', person: personOf(next, rolesClaim) });
    return next;
  };
  const renew = (): Promise<User> => {
    renewing ??= renewSilently(manager)
      .then(take)
      .catch((error: unknown) => {
        if (state.status === 'signed-in' && !(error instanceof NetworkError)) {
          become({ status: 'expired', person: state.person });
        }
        throw error;
      })
      .finally(() => (renewing = undefined));
    return renewing;
  };
  if (start.kind === 'signed-in') take(start.user);

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getToken: async ({ rejected }) => {
      if (user === undefined) {
        // What is missing first is the connection.
        if (state.status === 'expired') await reach(manager);
        throw new Error('Nobody is signed in.');
      }
      if (user.access_token !== rejected && !user.expired) return user.access_token;
      const { sub } = user.profile;
      const renewed = await renew();
      // The provider may have somebody else by now, whose uploads these are not.
      if (renewed.profile.sub !== sub) throw new Error('Somebody else is signed in.');
      return renewed.access_token;
    },
    signIn: () => manager.signinRedirect({ state: location.hash }),
    signInAgain: async () => void take(await manager.signinPopup({ url_state: forOpener })),
    signOut: async () => {
      user = undefined;
      // Before the manager would put the ID token into the address that it leaves for.
      await manager.removeUser();
      become({ status: 'signed-out' });
      // A provider that cannot end its session is none that could be asked to.
      await manager.signoutRedirect({ state: 'signed-out' }).catch(() => undefined);
    },
  };
}

/** Rejects with `NetworkError` while the provider cannot be reached. */
async function reach({ metadataService }: OidcManager): Promise<void> {
  try {
    await metadataService.getMetadata();
  } catch {
    throw new NetworkError(0);
  }
}

/** Rejects with `NetworkError` unless the provider answered that the person is needed; no error quotes a token. */
async function renewSilently(manager: OidcManager): Promise<User> {
  try {
    const user = await manager.signinSilent({ url_state: forParent });
    if (user) return user;
  } catch (cause) {
    // Without the cause: what it holds is the provider's, and may quote what was sent.
    if (isPassing(cause)) throw new NetworkError(0);
  }
  throw new Error('The provider wants the person to sign in again.');
}

/** No answer of the provider itself, or one that signing in again would not change (RFC 6749, section 4.1.2.1). */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ErrorResponse) ||
  error.error === 'server_error' ||
  error.error === 'temporarily_unavailable';

function personOf({ access_token: token, profile }: User, rolesClaim: string | undefined): Person {
  return {
    id: profile.sub,
    name: profile.name ?? profile.preferred_username ?? profile.email ?? profile.sub,
    // A provider that was told where to put roles and puts none there says that the person has none.
    roles:
      rolesClaim === undefined
        ? undefined
        : (tokenRoles(token, rolesClaim) ?? rolesAt(profile, rolesClaim) ?? []),
  };
}
