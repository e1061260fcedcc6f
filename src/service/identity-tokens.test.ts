import { createServer } from 'node:http';

import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createJwksVerifier } from './auth/verify-jwks.ts';
import { portOf } from '../../tests/support/port-of.ts';

const issuer = 'https://idp.example';
const audience = 'documents';

/** Provider that publishes one key, and signs with it or with another key of the same ID. */
async function createProvider() {
  const [own, other] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: 'k', alg: 'ES256' }];
  let status = 200;
  let named: string | undefined;
  let discoveryCount = 0;
  const server = createServer(({ url }, response) => {
    const isDiscovery = url === '/.well-known/openid-configuration';
    if (isDiscovery) discoveryCount += 1;
    const document = { issuer: named ?? jwksUrl.href, jwks_uri: jwksUrl.href };
    response.writeHead(status).end(JSON.stringify(isDiscovery ? document : { keys }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const jwksUrl = new URL(`http://127.0.0.1:${portOf(server)}/`);
  const sign = (changed: object = {}, key = own.privateKey) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: 'm.berg', iss: issuer, aud: audience, exp: now + 60, roles: ['admin'], ...changed };
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'k' }).sign(key);
  };
  return {
    verify: createJwksVerifier({ issuer, audience, jwksUrl }),
    address: jwksUrl.href,
    sign,
    other: other.privateKey,
    fail: () => {
      status = 500;
    },
    mend: () => {
      status = 200;
    },
    discoveryCount: () => discoveryCount,
    nameIssuer: (text: string) => {
      named = text;
    },
    close: () => server.close(),
  };
}

test('[ACCESS-5] a token of the provider identifies the caller', async () => {
  const { verify, sign } = await createProvider();
  expect(await verify(await sign({ name: 'Mia Berg' }))).toEqual({
    ok: true,
    value: { sub: 'm.berg', name: 'Mia Berg', roles: ['admin'] },
  });
});

test('[ACCESS-5] a token of another key, issuer or audience, without expiry or expired, is rejected', async () => {
  const { verify, sign, other } = await createProvider();
  const invalid = { ok: false, problem: 'token-invalid' };
  expect(await verify(await sign({}, other))).toEqual(invalid);
  expect(await verify(await sign({ iss: 'https://other.example' }))).toEqual(invalid);
  expect(await verify(await sign({ aud: 'other' }))).toEqual(invalid);
  expect(await verify(await sign({ exp: undefined }))).toEqual(invalid);
  expect(await verify('opaque')).toEqual(invalid);
  expect(await verify(await sign({ exp: 1 }))).toEqual({ ok: false, problem: 'token-expired' });
});

test('[ACCESS-5] the issuer names the address of its keys, and roles are read from the configured claim', async () => {
  const { address, sign } = await createProvider();
  const rolesClaim = 'realm_access.roles';
  const verify = createJwksVerifier({ issuer: address, audience, rolesClaim });
  const token = await sign({ iss: address, realm_access: { roles: ['producer-user'] } });
  expect(await verify(token)).toMatchObject({ ok: true, value: { roles: ['producer-user'] } });
  expect(await verify(await sign({ iss: address, roles: 'all' }))).toMatchObject({ value: { roles: [] } });
});

test('[ACCESS-6] an issuer that fails is asked once for all tokens, and again after a pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { address, sign, fail, mend, discoveryCount } = await createProvider();
  const verify = createJwksVerifier({ issuer: address, audience });
  const token = await sign({ iss: address });
  fail();
  const failed = await Promise.allSettled([verify(token), verify(token)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(verify(token)).rejects.toThrow('answered with status 500');
  expect(discoveryCount()).toBe(1);
  mend();
  vi.advanceTimersByTime(2000);
  expect(await verify(token)).toMatchObject({ ok: true });
  expect(discoveryCount()).toBe(2);
});

test('[ACCESS-5] the keys of a discovery document that names another issuer are not used', async () => {
  const { address, sign, nameIssuer } = await createProvider();
  nameIssuer('https://other.example');
  const verify = createJwksVerifier({ issuer: address, audience });
  await expect(verify(await sign({ iss: address }))).rejects.toThrow(
    'names the issuer "https://other.example"',
  );
});

test('[ACCESS-6] without the keys of the provider a token is neither accepted nor rejected', async () => {
  const failing = await createProvider();
  failing.fail();
  await expect(failing.verify(await failing.sign())).rejects.toThrow('Expected 200 OK');
  const gone = await createProvider();
  gone.close();
  await expect(gone.verify(await gone.sign())).rejects.toThrow('fetch failed');
});
