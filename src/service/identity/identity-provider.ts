import type { IncomingMessage, ServerResponse } from 'node:http';

import type { JWK } from 'jose';
import type { Configuration, Provider as OidcProvider } from 'oidc-provider';

import { issuedAudience } from '#service/auth/issued-tokens.ts';
import { signingAlgorithm } from '#service/auth/signing-key.ts';
import { demoPeople } from '#service/demo/people.ts';
import { readShortBody } from '#service/http/serve-request.ts';

import { identityPageHeaders, signInPage, signOutPage } from './identity-page.ts';
import { type IdentityProvider, identityPath, identitySignIn } from './identity-sign-in.ts';

interface ProviderOptions {
  readonly port: number;
  readonly tokenLifetimeSeconds: number;
  /** Private key that signs the tokens; the service verifies them with its public part. */
  readonly key: JWK;
}

/** Starts a provider for the application at the root of this port of localhost. */
export async function createIdentityProvider({
  port,
  tokenLifetimeSeconds,
  key,
}: ProviderOptions): Promise<IdentityProvider> {
  // Imported here, so that code that only reads Vite's configuration doesn't load it.
  const { Provider } = await import('oidc-provider');
  const origin = `http://localhost:${port}`;
  const issuer = origin + identityPath;
  const addresses = [`${origin}/`, `http://127.0.0.1:${port}/`];
  const provider = new Provider(issuer, {
    ...people,
    jwks: { keys: [{ ...key, alg: signingAlgorithm, use: 'sig', kid: 'demo' }] },
    clients: [clientAt(addresses)],
    // Also the application's own origin, which browsers send with a POST, and that of a proxy on this machine.
    clientBasedCORS: (_, asking) => URL.canParse(asking) && isLocal(new URL(asking)),
    features: features(tokenLifetimeSeconds),
    ttl: lifetimes(tokenLifetimeSeconds),
  });
  // Its pages may also come through a proxy on this machine, on any port.
  provider.Client.prototype.redirectUriAllowed = isLocalFolder;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isLocalFolder;
  const answer = provider.callback();
  return {
    handle: async (request, response) => {
      if (request.url?.startsWith('/interaction/')) await signInAs(provider, request, response);
      else await answer(request, response);
    },
  };
}

const isLocal = (url: URL): boolean => ['localhost', '127.0.0.1'].includes(url.hostname);

const isLocalFolder = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    url !== undefined && isLocal(url) && address.startsWith(`${url.origin}/`) && /^[^?#]*\/$/.test(address)
  );
};

const clientAt = (addresses: string[]) => ({
  client_id: identitySignIn.clientId,
  // An application in a browser can't keep a secret.
  token_endpoint_auth_method: 'none' as const,
  id_token_signed_response_alg: signingAlgorithm,
  grant_types: ['authorization_code', 'refresh_token'],
  redirect_uris: addresses,
  post_logout_redirect_uris: addresses,
});

const claimsOf = (id: string | undefined) => {
  const person = demoPeople.find((each) => each.id === id);
  return person && { name: person.name, roles: [...person.roles] };
};

/** Accounts and their claims. */
const people: Configuration = {
  findAccount: (_, id) => {
    const claims = claimsOf(id);
    return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) };
  },
  claims: { openid: ['sub'], profile: ['name', 'roles'] },
  conformIdTokenClaims: false,
  extraTokenClaims: (_, token) => ('accountId' in token ? claimsOf(token.accountId) : undefined),
  issueRefreshToken: () => true,
  interactions: { url: (_, { uid }) => `${identityPath}/interaction/${uid}` },
  // No consent page: there is only one application. The session's grant is used again, since the provider rejects
  // refresh tokens of any other.
  loadExistingGrant: async ({ oidc }) => {
    const clientId = oidc.client?.clientId ?? '';
    const accountId = oidc.session?.accountId ?? '';
    const existing = await oidc.provider.Grant.find(oidc.session?.grantIdFor(clientId) ?? '');
    if (existing?.accountId === accountId) return existing;
    const grant = new oidc.provider.Grant({ clientId, accountId });
    grant.addOIDCScope('openid profile');
    await grant.save();
    return grant;
  },
};

const features = (accessTokenTTL: number): Configuration['features'] => ({
  devInteractions: { enabled: false },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => issuedAudience,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: '',
      audience: issuedAudience,
      accessTokenTTL,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: signingAlgorithm } },
    }),
  },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (context, form) => {
      context.set(identityPageHeaders);
      context.body = signOutPage(form);
    },
  },
});

/** In seconds. */
const lifetimes = (tokenLifetimeSeconds: number): Configuration['ttl'] => {
  const day = 24 * 60 * 60;
  return {
    AccessToken: tokenLifetimeSeconds,
    IdToken: tokenLifetimeSeconds,
    Interaction: 60 * 60,
    RefreshToken: day,
    Session: day,
    // Longer than a session, which is extended while it is used.
    Grant: 14 * day,
  };
};

async function signInAs(provider: OidcProvider, request: IncomingMessage, response: ServerResponse) {
  try {
    await provider.interactionDetails(request, response);
  } catch {
    // It took too long, or the provider was restarted: the application starts the sign-in again.
    response.writeHead(303, { Location: '/' }).end();
    return;
  }
  const person = request.method === 'POST' ? await readPerson(request) : undefined;
  if (person === undefined) {
    response.writeHead(200, identityPageHeaders).end(signInPage);
    return;
  }
  await provider.interactionFinished(request, response, { login: { accountId: person } });
}

/** Returns the person that the form names, if there is one. */
async function readPerson(request: IncomingMessage): Promise<string | undefined> {
  const id = new URLSearchParams(await readShortBody(request)).get('person');
  return demoPeople.find((person) => person.id === id)?.id;
}
