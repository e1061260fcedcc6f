import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { fetchSession } from '../../../tests/e2e/sign-in.ts';
import { portOf } from '../../../tests/support/fakes/port-of.ts';
import { loadSigningKey } from '../auth/signing-key.ts';
import { createIdentityProvider } from './identity-provider.ts';
import { identityPath, identitySignIn } from './identity-sign-in.ts';

/** A provider on a port of its own. */
async function startProvider() {
  const folder = await mkdtemp(join(tmpdir(), 'identity-provider-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
  const port = portOf(server);
  const key = await loadSigningKey(folder);
  const provider = await createIdentityProvider({ port, tokenLifetimeSeconds: 60, key });
  server.on('request', (request, response) => {
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(identityPath.length) });
    provider.handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const url = `http://localhost:${port}`;
  const renew = (refreshToken: string) =>
    fetch(`${url}${identityPath}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: identitySignIn.clientId,
        refresh_token: refreshToken,
      }),
    });
  return { url, renew };
}

test('[ACCESS-8] a second sign-in in the same session leaves the tokens of the first one valid', async () => {
  const { url, renew } = await startProvider();
  const first = await fetchSession(url, 'm.berg');
  const second = await fetchSession(url, 'm.berg', first.cookies);
  for (const { session } of [first, second]) expect((await renew(session.refresh_token)).status).toBe(200);
});

test('[ACCESS-8] each session has its own tokens', async () => {
  const { url, renew } = await startProvider();
  const mia = await fetchSession(url, 'm.berg');
  const karl = await fetchSession(url, 'k.lund');
  for (const { session, sub } of [
    { ...mia, sub: 'm.berg' },
    { ...karl, sub: 'k.lund' },
  ]) {
    expect(session.profile).toMatchObject({ sub });
    expect((await renew(session.refresh_token)).status).toBe(200);
  }
});
