import { ErrorResponse, ErrorTimeout, User } from 'oidc-client-ts';
import { expect, test } from 'vitest';

import { createMemory } from '../../../tests/support/memory.ts';

import { createLastPerson } from './last-person.ts';
import { createOidcSignIn, type OidcManager, type OidcStart } from './oidc-sign-in.ts';

const { signal } = new AbortController();
const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

function createUser(
  token: string,
  { sub = 'm.berg', lifetimeSeconds = 60, claims = {}, isFramed = false } = {},
): User {
  const now = Math.floor(Date.now() / 1000);
  return new User({
    access_token: token,
    token_type: 'Bearer',
    id_token: 'id-token',
    ...(!isFramed && { refresh_token: 'refresh' }),
    profile: { sub, iss: 'https://idp.example', aud: 'documents', exp: now, iat: now, ...claims },
    expires_at: now + lifetimeSeconds,
  });
}

/** A provider that issues numbered tokens, unless it is set to fail. */
function createProvider(first: User | OidcStart = createUser('token-1'), rolesClaim?: string) {
  const provider = {
    renewals: 0,
    failure: undefined as Error | undefined,
    isReachable: true,
    canEndSession: false,
    sub: 'm.berg',
    left: [] as string[],
  };
  const manager: OidcManager = {
    signinSilent: async () => {
      provider.renewals += 1;
      await Promise.resolve();
      if (provider.failure) throw provider.failure;
      return createUser(`token-${provider.renewals + 1}`, { sub: provider.sub });
    },
    signinPopup: async () => createUser('token-again', { sub: provider.sub }),
    signinRedirect: async () => void provider.left.push('to sign in'),
    removeUser: async () => void provider.left.push('tokens'),
    signoutRedirect: async (args) => {
      provider.left.push(`to sign out ${args?.id_token_hint}`);
      if (!provider.canEndSession) throw new Error('No end session endpoint');
    },
  };
  const isReachable = async () => provider.isReachable;
  const lastPerson = createLastPerson(createMemory(), {
    authority: 'https://idp.example',
    clientId: 'documents',
  });
  const start: OidcStart = 'kind' in first ? first : { kind: 'signed-in', user: first };
  const signIn = createOidcSignIn(manager, start, { rolesClaim, lastPerson, isReachable });
  const notified: string[] = [];
  signIn.subscribe(() => notified.push(signIn.state().status));
  return {
    provider,
    signIn,
    notified,
    lastPerson,
    first: () => signIn.getToken({ reason: 'initial', signal }),
    after: (rejected: string) => signIn.getToken({ reason: 'expired', rejected, signal }),
  };
}

test('a token that was rejected for several attempts is renewed once, and later attempts get the new one', async () => {
  const { provider, first, after } = createProvider();
  const rejected = await first();
  expect(await Promise.all([after(rejected), after(rejected), after(rejected)])).toEqual(
    Array.from({ length: 3 }, () => 'token-2'),
  );
  expect(await after(rejected)).toBe('token-2');
  expect(await first()).toBe('token-2');
  expect(provider.renewals).toBe(1);
});

test('an expired token is renewed before it is used', async () => {
  const { provider, first } = createProvider(createUser('token-1', { lifetimeSeconds: -1 }));
  expect(await Promise.all([first(), first()])).toEqual(['token-2', 'token-2']);
  expect(provider.renewals).toBe(1);
});

test('a provider that needs the person makes the session expired, and signing in again restores it', async () => {
  const { provider, signIn, notified, after } = createProvider();
  provider.failure = new ErrorResponse({ error: 'invalid_grant' });
  await expect(after('token-1')).rejects.toThrow('wants the person');
  expect(signIn.state()).toMatchObject({ status: 'expired', person: { id: 'm.berg' } });
  await signIn.signInAgain();
  expect(await after('token-1')).toBe('token-again');
  expect(notified).toEqual(['expired', 'signed-in']);
});

test.for([
  ['no answer', new TypeError('Failed to fetch')],
  ['a gateway', new Error('Bad Gateway (502)')],
  ['an error of the provider', new ErrorResponse({ error: 'temporarily_unavailable' })],
] as const)('%s does not require signing in, and the next attempt renews again', async ([, failure]) => {
  const { provider, signIn, after } = createProvider();
  provider.failure = failure;
  await expect(after('token-1')).rejects.toMatchObject({ name: 'NetworkError' });
  expect(signIn.state().status).toBe('signed-in');
  provider.failure = undefined;
  expect(await after('token-1')).toBe('token-3');
});

test('[SIGN-IN-3] signing out forgets the tokens and asks the provider to end the session', async () => {
  const { provider, signIn, first } = createProvider();
  provider.canEndSession = true;
  await signIn.signOut();
  expect(provider.left).toEqual(['tokens', 'to sign out id-token']);
  expect(signIn.state()).toEqual({ status: 'signed-out' });
  await expect(first()).rejects.toThrow('Not signed in.');
});

test('[SIGN-IN-3] if a provider cannot end its session, the session is reported as open', async () => {
  const { signIn } = createProvider();
  await signIn.signOut();
  expect(signIn.state()).toEqual({ status: 'signed-out', isProviderSessionOpen: true });
});

const framed = () => createUser('token-1', { isFramed: true });

test('[SIGN-IN-1] if a hidden frame does not finish and the provider answers, the session has expired', async () => {
  const { provider, signIn, after } = createProvider(framed());
  provider.failure = new ErrorTimeout('IFrame timed out without a response');
  await expect(after('token-1')).rejects.toThrow('wants the person');
  expect(signIn.state()).toMatchObject({ status: 'expired', person: { id: 'm.berg' } });
});

test('[SIGN-IN-1] if a hidden frame does not finish without a network, the session has not expired', async () => {
  const { provider, signIn, after } = createProvider(framed());
  provider.failure = new ErrorTimeout('IFrame timed out without a response');
  provider.isReachable = false;
  await expect(after('token-1')).rejects.toMatchObject({ name: 'NetworkError' });
  expect(signIn.state().status).toBe('signed-in');
});

test.for<[string | undefined, object, object, readonly string[] | undefined]>([
  ['realm_access.roles', { realm_access: { roles: ['admin'] } }, { roles: ['reader'] }, ['admin']],
  ['roles', {}, { roles: ['producer-user'] }, ['producer-user']],
  ['roles', {}, {}, []],
  [undefined, { roles: ['admin'] }, {}, undefined],
])('roles at %o of the access token %o and the ID token %o are %o', ([claim, access, claims, roles]) => {
  const { signIn } = createProvider(createUser(jwt(access), { claims }), claim);
  expect(signIn.state()).toMatchObject({ person: { roles } });
});

test.for([
  [{ name: 'Mia Berg', email: 'm@plant.example' }, 'Mia Berg'],
  [{ preferred_username: 'mberg' }, 'mberg'],
  [{ email: 'm@plant.example' }, 'm@plant.example'],
  [{}, 'm.berg'],
] as const)('a person with the claims %o is shown as %s', ([claims, name]) => {
  expect(createProvider(createUser('token', { claims })).signIn.state()).toMatchObject({ person: { name } });
});

const mia = { id: 'm.berg', name: 'Mia Berg', roles: undefined };

test('[OFFLINE-5] the signed-in person is remembered by ID and name until they sign out', async () => {
  const { signIn, lastPerson } = createProvider(createUser('token-1', { claims: { name: 'Mia Berg' } }));
  expect(lastPerson.read()).toEqual(mia);
  await signIn.signOut();
  expect(lastPerson.read()).toBeUndefined();
});

test('[OFFLINE-5] a person remembered for one provider is unknown at another', () => {
  const memory = createMemory();
  const client = { authority: 'https://idp.example', clientId: 'documents' };
  createLastPerson(memory, client).write(mia);
  expect(createLastPerson(memory, client).read()).toEqual(mia);
  expect(createLastPerson(memory, { ...client, clientId: 'other' }).read()).toBeUndefined();
});

test('[OFFLINE-5] without a provider there is no token: first the connection is missing, then the person', async () => {
  const { provider, signIn, first } = createProvider({ kind: 'away', person: mia });
  expect(signIn.state()).toEqual({ status: 'expired', person: mia });
  provider.isReachable = false;
  await expect(first()).rejects.toMatchObject({ name: 'NetworkError' });
  provider.isReachable = true;
  await expect(first()).rejects.toThrow('Not signed in.');
  expect(provider.renewals).toBe(0);
  await signIn.signInAgain();
  expect(await first()).toBe('token-again');
  expect(signIn.state()).toMatchObject({ status: 'signed-in', person: { id: 'm.berg' } });
});

test('an attempt never gets the token of another person who has signed in at the provider meanwhile', async () => {
  const { provider, signIn, after, lastPerson } = createProvider();
  provider.sub = 'k.lund';
  await expect(after('token-1')).rejects.toThrow('Another person');
  expect(signIn.state()).toMatchObject({ status: 'signed-in', person: { id: 'k.lund' } });
  expect(lastPerson.read()).toMatchObject({ id: 'k.lund' });
});

test('[SIGN-IN-4] a renewed token that the service rejects expires the session, and is not returned again', async () => {
  const { provider, signIn, first, after } = createProvider();
  const renewed = await after(await first());
  signIn.onTokenRejected(renewed);
  expect(signIn.state()).toMatchObject({ status: 'expired', person: { id: 'm.berg' } });
  await expect(first()).rejects.toThrow('rejects this token');
  expect(provider.renewals).toBe(1);
  await signIn.signInAgain();
  expect(await first()).toBe('token-again');
});
