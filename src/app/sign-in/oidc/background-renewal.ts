import { User, type UserManager } from 'oidc-client-ts';

import { NetworkError } from '#api/errors.ts';
import type { Config } from '#app/config/config.ts';
import type { Identity } from '#app/identity/identity.ts';
import { personIdOf } from '#app/identity/person.ts';
import { logged } from '#lib/log-failure.ts';
import { createRefreshVault } from '#offline/account/refresh-vault.ts';
import { renewToken } from '#offline/account/renew-token.ts';

import type { BackgroundSignIn } from '../sign-in.ts';

const hourMs = 3_600_000;

/** Refresh tokens in the vault, where the service worker uses them, too: pages have none. */
export interface BackgroundRenewal extends BackgroundSignIn {
  /**
   * Moves the refresh token of an answer to the vault, unless `isWanted` returns false by then. Returns the user without
   * it.
   */
  readonly take: (user: User, isWanted: () => boolean) => User;
  /** Renews the tokens of the person who is here; asks `otherwise` if the vault has none for them, or fails. */
  readonly renew: (identity: Identity, otherwise: () => Promise<User>) => Promise<User>;
  /** Deletes the token, and what the service worker knows. Never rejects: a sign-out must go on. */
  readonly forget: () => Promise<void>;
}

/** Connects the vault with the manager of a page. */
export function createBackgroundRenewal(
  { authority, clientId, scope, backgroundHours }: Config['signIn'],
  manager: Pick<UserManager, 'storeUser'>,
): BackgroundRenewal {
  const idleMs = backgroundHours * hourMs;
  const vault = createRefreshVault(idleMs);
  const provider = { authority: new URL(authority, document.baseURI).href, clientId, scope };
  /** The manager has stored the refresh token, or hasn't stored the answer at all. */
  const keepWithout = (answer: ConstructorParameters<typeof User>[0]): User => {
    const { refresh_token: _taken, ...rest } = answer;
    const user = new User(rest);
    manager.storeUser(user).catch(logged('The tokens could not be stored.'));
    return user;
  };
  return {
    provider,
    idleMs,
    vault,
    take(user, isWanted) {
      const { refresh_token, scope: granted, profile } = user;
      if (refresh_token === undefined) return user;
      const session = { refresh_token, scope: granted, profile };
      const keeping = vault.keep(personIdOf(profile.iss, profile.sub), session, isWanted);
      keeping.catch(logged('The refresh token could not be kept.'));
      return keepWithout(Object.assign({ userState: user.state }, user));
    },
    async renew(identity, otherwise) {
      if (identity.status === 'signed-out') return otherwise();
      const renewing = renewToken({ provider, personId: identity.person.id, vault });
      const answer = await renewing.catch(unlessOffline);
      return answer ? keepWithout(answer) : otherwise();
    },
    forget: () => vault.forget().catch(logged('The refresh token could not be deleted.')),
  };
}

/** The provider has rejected the token, or the vault fails: the provider's session may help. */
function unlessOffline(error: unknown): undefined {
  if (error instanceof NetworkError) throw error;
}
