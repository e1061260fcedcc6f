import { OidcClient, type SigninResponse, type UserProfile } from 'oidc-client-ts';

import { NetworkError } from '#api/errors.ts';
import { matchAccessToken } from '#api/token/token-person.ts';

import type { RefreshVault } from './refresh-vault.ts';
import type { SenderAccount } from './sender-database.ts';

/** Time limit of a request to the provider, in seconds. */
const timeoutInSeconds = 10;

type Renewal = Pick<SenderAccount, 'provider'> & { readonly personId: string; readonly vault: RefreshVault };

/**
 * Renews a person's tokens with the token of the vault. Resolves to undefined if it has none. Rejects with `NetworkError` if the
 * provider doesn't answer: the token is used only if it just has.
 */
export async function renewToken({
  provider,
  personId,
  vault,
}: Renewal): Promise<SigninResponse | undefined> {
  const { authority, clientId, scope } = provider;
  const client = new OidcClient({
    authority,
    client_id: clientId,
    scope,
    // Only sign-ins have one.
    redirect_uri: authority,
    requestTimeoutInSeconds: timeoutInSeconds,
  });
  await client.metadataService.getTokenEndpoint().catch((cause: unknown) => {
    throw new NetworkError({ cause });
  });
  return vault.renew(personId, async ({ refresh_token, scope: granted, profile }) => {
    const state = {
      refresh_token,
      session_state: null,
      ...(granted !== undefined && { scope: granted }),
      profile: profile as UserProfile,
    };
    const answer = await client.useRefreshToken({ state, timeoutInSeconds });
    if (answer.profile.sub !== profile.sub || matchAccessToken(answer.access_token, profile) === 'other') {
      throw new Error('The renewed token is another person’s.');
    }
    return answer;
  });
}
