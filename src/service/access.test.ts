import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { buildZip } from '../../tests/fixtures/build-zip.ts';
import { postDocument } from '../../tests/support/post-document.ts';
import { serve } from '../../tests/support/serve.ts';
import { type RunningService, startService } from '../../tests/support/start-service.ts';
import { createDocumentService } from './create-service.ts';
import { demoPeople } from './demo/people.ts';

const origin = 'https://host.example';
let service: RunningService;

beforeEach(async () => {
  service = await startService({ allowedOrigins: [origin] });
});

afterEach(async () => {
  await service.stop();
  expect(service.errors).toEqual([]);
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const postWith = (headers: Record<string, string>) =>
  fetch(`${service.url}/v1/documents/assets/PRESS-0042`, { method: 'POST', headers, body: 'x' });

test('[ACCESS-1] a request without a token is asked for one', async () => {
  for (const headers of [{}, { Authorization: 'Basic YTpi' }, { Authorization: 'Bearer ' }]) {
    const response = await postWith(headers);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({ code: 'token-missing', status: 401 });
  }
});

test('[ACCESS-1] rejects tokens that are changed, foreign, unsigned or malformed', async () => {
  const good = await service.token();
  const [header = '', , signature = ''] = good.split('.');
  const claims = { sub: 'm.berg', name: 'Mia', roles: ['admin'], iss: 'embedded-document-service', exp: 4e9 };
  const foreign = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));
  const wrong = [
    `${header}.${encode(claims)}.${signature}`,
    `${encode({ alg: 'none' })}.${encode(claims)}.`,
    foreign,
    'not a token',
    'x'.repeat(8000),
  ];
  for (const token of wrong) {
    const response = await postWith({ Authorization: `Bearer ${token}` });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(await response.json()).toMatchObject({ code: 'token-invalid' });
  }
});

test('[ACCESS-1] rejects an expired token', async () => {
  await service.restart({ tokenLifetimeSeconds: -1, allowedOrigins: [origin] });
  const { status, headers, body } = await postDocument(service);
  expect([status, body.code]).toEqual([401, 'token-expired']);
  expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
});

test('[ACCESS-2] accepts one person per role and rejects anyone without a role', async () => {
  const statuses = await Promise.all(
    demoPeople.map(async ({ id, roles }) => [
      roles.length,
      (await postDocument(service, { person: id, content: id })).status,
    ]),
  );
  expect(statuses).toEqual([
    [1, 201],
    [1, 201],
    [1, 201],
    [1, 201],
    [1, 201],
    [0, 403],
  ]);
  const rejected = await postDocument(service, { person: 't.weiss' });
  expect(rejected.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope"');
  expect(rejected.body.code).toBe('role-missing');
});

test('[ACCESS-2] another identity provider can be used', async () => {
  await service.restart({
    verifyToken: async (token) => ({
      ok: true,
      value: { sub: token, name: '', roles: ['unheard-of', 'admin'] },
    }),
  });
  const { body } = await postDocument(service, { headers: { Authorization: 'Bearer person-1' } });
  expect(body.data.extension.document.createdBy).toBe('person-1');
});

test('[ACCESS-6] an unreachable identity provider is a 503 with Retry-After', async () => {
  const down = new Error('the key server is down');
  await service.restart({ verifyToken: () => Promise.reject(down) });
  const { status, headers, body } = await postDocument(service, { headers: { Authorization: 'Bearer any' } });
  expect([status, body.code]).toEqual([503, 'sign-in-unavailable']);
  expect([headers.get('retry-after'), headers.has('www-authenticate')]).toEqual(['5', false]);
  expect(service.errors.splice(0)).toEqual([down]);
});

test('[ACCESS-3] tokens survive a restart and their key is private', async () => {
  const token = await service.token();
  await service.restart();
  const { status } = await postDocument(service, { headers: { Authorization: `Bearer ${token}` } });
  expect(status).toBe(201);
  const { mode } = await stat(join(service.dataDir, 'signing-key.json'));
  expect(mode & 0o777).toBe(0o600);
});

test('[ACCESS-3] a damaged key is replaced, which is reported', async () => {
  await writeFile(join(service.dataDir, 'signing-key.json'), '{}');
  await service.restart();
  expect(service.errors.splice(0)).toEqual([expect.stringContaining('is replaced')]);
  expect((await postDocument(service)).status).toBe(201);
});

test('[ACCESS-4] answers the preflight of a listed origin and closes its connection', async () => {
  const response = await fetch(`${service.url}/v1/documents/assets/PRESS-0042`, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  });
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Authorization, Content-Type',
    connection: 'close',
    vary: 'Origin',
  });
  expect(response.headers.has('access-control-allow-credentials')).toBe(false);
});

test('[ACCESS-4] lets a listed origin read errors and their headers', async () => {
  const response = await postWith({ Origin: origin });
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After, WWW-Authenticate');
});

test('[ACCESS-4] lets a listed origin read that the service is stopping, and when to retry', async () => {
  const closing = await createDocumentService({ dataDir: service.dataDir, allowedOrigins: [origin] });
  const { server, port } = await serve(closing);
  const url = `http://127.0.0.1:${port}/v1/documents/assets/PRESS-0042`;
  await closing.close();
  const preflight = await fetch(url, { method: 'OPTIONS', headers: { Origin: origin } });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
  const response = await fetch(url, { method: 'POST', headers: { Origin: origin }, body: 'x' });
  expect(response.status).toBe(503);
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(response.headers.get('retry-after')).toBe('5');
  server.close();
});

test.each(['https://host.example.evil', 'http://host.example', 'null', 'https://HOST.example'])(
  '[ACCESS-4] shows %s nothing',
  async (other) => {
    for (const method of ['OPTIONS', 'POST']) {
      const response = await fetch(`${service.url}/v1/documents/assets/PRESS-0042`, {
        method,
        headers: { Origin: other },
      });
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  },
);

test('[ACCESS-4] lets a listed origin read the library, including pages of manuals', async () => {
  const content = buildZip([{ name: 'index.html', data: 'A page' }]);
  const { body } = await postDocument(service, { operation: 'manual', content, fileName: 'manual.zip' });
  const address = `${service.url}/library/documents/${body.data.extension.document.id}`;
  for (const path of ['', '/file', '/manual/index.html', '/manual/missing.html']) {
    const { headers } = await fetch(`${address}${path}`, { headers: { Origin: origin } });
    expect([path, headers.get('access-control-allow-origin')]).toEqual([path, origin]);
  }
  for (const other of ['null', 'https://other.example']) {
    const { headers } = await fetch(`${address}/manual/index.html`, { headers: { Origin: other } });
    // A page of a manual has the origin "null"; other origins aren't allowed.
    expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual(['null', 'Origin']);
  }
});
