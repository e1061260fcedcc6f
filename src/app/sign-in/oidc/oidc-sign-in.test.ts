import { ErrorResponse, ErrorTimeout, User } from 'oidc-client-ts';
import { beforeEach, expect, test, vi } from 'vitest';

import { personIdOf } from '#app/identity/person.ts';

import { createMemory } from '../../../../tests/support/memory.ts';
import { createBrowserRecord } from '../browser-record.ts';
import { createOidcSignIn, type OidcStart } from './oidc-sign-in.ts';
import type { OidcManager } from './oidc-user.ts';

const { signal } = new AbortController();
const issuer = 'https://idp.example';
const idOf = (sub: string) => personIdOf(issuer, sub);
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
    profile: { sub, iss: issuer, aud: 'documents', exp: now, iat: now, ...claims },
    expires_at: now + lifetimeSeconds,
  });
}

beforeEach(() => {
  vi.stubGlobal('location', { hash: '#/' });
  return vi.unstubAllGlobals;
});

/** A provider that issues numbered tokens, unless it is set to fail. */
function createProvider(first: User | OidcStart = createUser('token-1'), rolesClaim?: string) {
  const provider = {
    renewals: 0,
    failure: undefined as Error | undefined,
    frameFailure: undefined as Error | undefined,
    isReachable: true,
    leaveFailure: undefined as Error | undefined,
    sub: 'm.berg',
    /** Claims of the next ID tokens, and the next access token. */
    claims: {},
    token: undefined as string | undefined,
    frames: 0,
    left: [] as string[],
  };
  const manager: OidcManager = {
    signinSilent: async (args) => {
      provider.renewals += 1;
      if (args?.forceIframeAuth) provider.frames += 1;
      await Promise.resolve();
      if (args?.forceIframeAuth && provider.frameFailure) throw provider.frameFailure;
      if (provider.failure) throw provider.failure;
      const { sub, claims } = provider;
      return createUser(provider.token ?? `token-${provider.renewals + 1}`, { sub, claims });
    },
    signinPopup: async () => {
      const { sub, claims } = provider;
      return createUser(provider.token ?? 'token-again', { sub, claims });
    },
    signinRedirect: async () => void provider.left.push('to sign in'),
    storeUser: async (user) => void provider.left.push(user === null ? 'tokens' : 'restored'),
    signoutRedirect: async (args) => {
      provider.left.push(`to sign out ${args?.id_token_hint}`);
      if (provider.leaveFailure) throw provider.leaveFailure;
    },
  };
  const isReachable = async () => provider.isReachable;
  const memory = createMemory();
  const record = createBrowserRecord(memory, { authority: issuer, clientId: 'documents' });
  const start: OidcStart = 'kind' in first ? first : { kind: 'signed-in', user: first };
  const recordListeners: (() => void)[] = [];
  const timers: { readonly delayMs: number; readonly callback: () => void }[] = [];
  const signIn = createOidcSignIn(manager, start, {
    rolesClaim,
    record,
    signOutId: record.signOutId(),
    expected: async () => ({ issuer, clientId: 'documents', isIssuerNamed: false }),
    isReachable,
    onRecordChange: (listener) => recordListeners.push(listener),
    awayMs: 3_600_000,
    setTimer: (delayMs, callback) => {
      timers.push({ delayMs, callback });
      return () => undefined;
    },
  });
  const notified: string[] = [];
  signIn.subscribe(() => notified.push(signIn.state().status));
  return {
    provider,
    signIn,
    notified,
    record,
    timers,
    /** Another tab has signed in or out. */
    recordChanged: () => recordListeners.forEach((listener) => listener()),
    first: (generation = signIn.state().generation) =>
      signIn.getToken({ reason: 'initial', signal, generation }),
    after: (rejected: string) =>
      signIn.getToken({ reason: 'expired', rejected, signal, generation: signIn.state().generation }),
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
  expect(signIn.state()).toMatchObject({ status: 'expired', person: { id: idOf('m.berg') } });
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
  await signIn.signOut();
  expect(provider.left).toEqual(['tokens', 'to sign out id-token']);
  expect(signIn.state()).toMatchObject({ status: 'signed-out' });
  await expect(first()).rejects.toThrow('Not signed in.');
});

test('[SIGN-IN-3] a session that the provider can’t end is reported as open, and why is logged, without query or token', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { signIn, provider } = createProvider();
  provider.leaveFailure = new TypeError(
    `'${issuer}/end?id_token_hint=${jwt({})}&state=a' can’t be opened (eyJ0.e30)`,
  );
  await signIn.signOut();
  expect(signIn.state()).toMatchObject({ status: 'signed-out', isProviderSessionOpen: true });
  expect(log.mock.calls).toEqual([[`Sign-out failed: TypeError: '${issuer}/end can’t be opened ([token])`]]);
});

const framed = () => createUser('token-1', { isFramed: true });

test('[SIGN-IN-1] if a hidden frame does not finish and the provider answers, the session has expired', async () => {
  const { provider, signIn, after } = createProvider(framed());
  provider.failure = new ErrorTimeout('IFrame timed out without a response');
  await expect(after('token-1')).rejects.toThrow('wants the person');
  expect(signIn.state()).toMatchObject({ status: 'expired', person: { id: idOf('m.berg') } });
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

const mia = { id: idOf('m.berg'), subject: 'm.berg', name: 'Mia Berg', roles: undefined };

test('[IDENTITY-11] the signed-in person is remembered by ID and name until somebody signs out', async () => {
  const { signIn, record } = createProvider(createUser('token-1', { claims: { name: 'Mia Berg' } }));
  expect(record.lastProof()).toMatchObject({ person: mia });
  await signIn.signOut();
  expect(record.lastProof()).toBeUndefined();
});

test('[IDENTITY-11] without a provider there is no token: first the connection is missing, then the person', async () => {
  const { provider, signIn, first } = createProvider({
    kind: 'away',
    proof: { person: mia, provedAt: Date.now() },
  });
  expect(signIn.state()).toEqual({ status: 'away', generation: 0, person: mia });
  provider.isReachable = false;
  await expect(first()).rejects.toMatchObject({ name: 'NetworkError' });
  provider.isReachable = true;
  await expect(first()).rejects.toThrow('Not signed in.');
  expect(provider.renewals).toBe(0);
  await signIn.signInAgain();
  expect(await first()).toBe('token-again');
  expect(signIn.state()).toMatchObject({ status: 'signed-in', generation: 1, person: { id: mia.id } });
});

test('[IDENTITY-11] the uploads of the last person are shown until the time is over that the operator allows', () => {
  const { signIn, timers } = createProvider({
    kind: 'away',
    proof: { person: mia, provedAt: Date.now() - 3_000_000 },
  });
  expect(timers[0]!.delayMs).toBeGreaterThan(590_000);
  expect(timers[0]!.delayMs).toBeLessThanOrEqual(600_000);
  timers[0]!.callback();
  expect(signIn.state().status).toBe('signed-out');
});

test('[IDENTITY-11] the uploads of the last person are no longer shown once another person signs in in another tab', () => {
  const { signIn, record, recordChanged } = createProvider({
    kind: 'away',
    proof: { person: mia, provedAt: Date.now() },
  });
  record.recordProof({ person: mia, provedAt: Date.now() }, '');
  recordChanged();
  expect(signIn.state().status).toBe('away');
  record.recordProof({ person: { ...mia, id: idOf('k.lund') }, provedAt: Date.now() }, '');
  recordChanged();
  expect(signIn.state().status).toBe('signed-out');
});

test('[IDENTITY-13] a renewal that names another person ends the session, and its token is never returned', async () => {
  const { provider, signIn, after, record } = createProvider();
  provider.sub = 'k.lund';
  await expect(after('token-1')).rejects.toThrow('wants the person');
  expect(signIn.state()).toMatchObject({ status: 'expired', person: { id: idOf('m.berg') } });
  expect(record.lastProof()).toMatchObject({ person: { id: idOf('m.berg') } });
  expect(provider.left).toEqual(['tokens']);
});

test.for<[string, { readonly claims?: object; readonly token?: string }]>([
  ['another person’s access token', { token: jwt({ sub: 'k.lund', iss: issuer }) }],
  ['an access token of another issuer', { token: jwt({ sub: 'm.berg', iss: 'https://other.example' }) }],
  ['an ID token of another issuer', { claims: { iss: 'https://other.example' } }],
  ['an ID token for another client', { claims: { aud: 'other' } }],
])('[IDENTITY-13] a renewal or a sign-in with %s has no effect', async ([, altered]) => {
  const { provider, signIn, first, after } = createProvider();
  Object.assign(provider, altered);
  await expect(after('token-1')).rejects.toThrow('wants the person');
  await signIn.signInAgain();
  expect(signIn.failure()).toBeDefined();
  expect(signIn.state()).toMatchObject({ status: 'expired', generation: 0, person: { id: idOf('m.berg') } });
  await expect(first()).rejects.toThrow('Not signed in.');
});

test('[IDENTITY-2] signing in again as another person is a new generation, and tokens of the former one are over', async () => {
  const { provider, signIn, first } = createProvider();
  provider.sub = 'k.lund';
  const before = signIn.state().generation;
  await signIn.signInAgain();
  expect(signIn.state()).toMatchObject({ status: 'signed-in', person: { id: idOf('k.lund') } });
  await expect(first(before)).rejects.toThrow('has ended');
  expect(await first()).toBe('token-again');
});

test('[IDENTITY-10] a sign-out in another tab ends this one, and a renewal that was under way has no effect', async () => {
  const { signIn, record, recordChanged, after, first } = createProvider();
  const renewed = after('token-1').catch((error: unknown) => error);
  record.recordSignOut();
  recordChanged();
  expect(signIn.state().status).toBe('signed-out');
  expect(await renewed).toBeInstanceOf(Error);
  expect(signIn.state().status).toBe('signed-out');
  expect(record.lastProof()).toBeUndefined();
  await expect(first()).rejects.toThrow('Not signed in.');
});

test('[IDENTITY-10] a sign-out that this tab wasn’t told of is noticed before a token is returned', async () => {
  const { signIn, record, first } = createProvider();
  record.recordSignOut();
  await expect(first(0)).rejects.toThrow('has ended');
  expect(signIn.state().status).toBe('signed-out');
});

test('[IDENTITY-10] a sign-in that was started before a sign-out has no effect', async () => {
  const { signIn, record, recordChanged } = createProvider({ kind: 'signed-out' });
  const again = signIn.signInAgain();
  record.recordSignOut();
  recordChanged();
  await again;
  expect(signIn.failure()).toBeDefined();
  expect(signIn.state().status).toBe('signed-out');
  expect(record.lastProof()).toBeUndefined();
});

test('[IDENTITY-10] an expired tab renews with the provider’s session when the same person signs in in another one', async () => {
  const { provider, signIn, record, recordChanged, after } = createProvider();
  provider.failure = new ErrorResponse({ error: 'login_required' });
  await expect(after('token-1')).rejects.toThrow('wants the person');
  provider.failure = undefined;
  recordChanged();
  expect(provider.frames).toBe(0);
  record.recordProof({ person: mia, provedAt: Date.now() + 1000 }, record.signOutId());
  recordChanged();
  await expect.poll(() => signIn.state().status).toBe('signed-in');
  expect(provider.frames).toBe(1);
});

test('[IDENTITY-10] a rejected refresh token tries the provider’s session before it asks the person', async () => {
  const { provider, after } = createProvider();
  provider.failure = new ErrorResponse({ error: 'invalid_grant' });
  await expect(after('token-1')).rejects.toThrow('wants the person');
  expect(provider.frames).toBe(1);
});

test('[SIGN-IN-1] if the refresh token is rejected and the hidden frame gives no answer, the session has expired', async () => {
  const { provider, signIn, after } = createProvider();
  provider.failure = new ErrorResponse({ error: 'invalid_grant' });
  provider.frameFailure = new ErrorTimeout('IFrame timed out without a response');
  await expect(after('token-1')).rejects.toThrow('wants the person');
  expect(signIn.state().status).toBe('expired');
});

test('[IDENTITY-11] tokens of session storage are no proof: they don’t extend the time without the provider', () => {
  const { record } = createProvider({ kind: 'signed-in', user: createUser('token-1'), isStored: true });
  expect(record.lastProof()).toBeUndefined();
});

test('[IDENTITY-2] a late renewal leaves the tokens of the person who has signed in meanwhile', async () => {
  const { provider, signIn, after, first } = createProvider();
  const late = after('token-1').catch((error: unknown) => error);
  provider.sub = 'k.lund';
  await signIn.signInAgain();
  expect(await late).toBeInstanceOf(Error);
  expect(provider.left).toEqual(['restored']);
  expect(await first()).toBe('token-again');
});

test('[SIGN-IN-1] a renewed token that the service rejects expires the session, and is not returned again', async () => {
  const { provider, signIn, first, after } = createProvider();
  const renewed = await after(await first());
  signIn.onTokenRejected(renewed);
  expect(signIn.state()).toMatchObject({ status: 'expired', person: { id: idOf('m.berg') } });
  await expect(first()).rejects.toThrow('rejects this token');
  expect(provider.renewals).toBe(1);
  await signIn.signInAgain();
  expect(await first()).toBe('token-again');
});
