import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { postDocument } from '../../tests/support/servers/post-document.ts';
import { type RunningService, startService } from '../../tests/support/servers/start-service.ts';
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

test('[ACCESS-1] accepts one person per role and rejects anyone without a role', async () => {
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

test('[ACCESS-3] tokens survive a restart and their key is private', async () => {
  const token = await service.token();
  await service.restart();
  const { status } = await postDocument(service, { headers: { Authorization: `Bearer ${token}` } });
  expect(status).toBe(201);
  const { mode } = await stat(join(service.dataDir, 'signing-key.json'));
  expect(mode & 0o777).toBe(0o600);
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

test('[ACCESS-4] issues tokens of demo people only to pages of the same or a listed origin', async () => {
  const askFrom = async (headers: Record<string, string>) => {
    const body = '{"person":"m.berg"}';
    return (await fetch(`${service.url}/library/demo/token`, { method: 'POST', headers, body })).status;
  };
  const own = service.url;
  expect(await askFrom({})).toBe(200);
  expect(await askFrom({ Origin: own })).toBe(200);
  expect(await askFrom({ Origin: 'https://tools.example', 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
  expect(await askFrom({ Origin: origin, 'Sec-Fetch-Site': 'cross-site' })).toBe(200);
  for (const other of ['https://evil.example', own.replace('http:', 'https:').replace(/\d+$/, '1'), 'null']) {
    expect(await askFrom({ Origin: other })).toBe(403);
    expect(await askFrom({ Origin: other, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  }
});

const ask = (body: string) => fetch(`${service.url}/library/demo/token`, { method: 'POST', body });

test('[DEMO-1] issues tokens only to these people', async () => {
  expect(await (await ask('{"person":"a.costa"}')).json()).toEqual({
    token: expect.any(String),
    expiresInSeconds: 900,
  });
  expect((await ask('{"person":"root"}')).status).toBe(404);
  for (const body of ['', '{', '{"person":1}', `{"person":"${'x'.repeat(9000)}"}`]) {
    expect((await ask(body)).status).toBe(400);
  }
});

test("[DEMO-1] the configuration lists the demo's data, with categories in two languages", async () => {
  const configuration = () => fetch(`${service.url}/config.json`);
  expect((await configuration()).status).toBe(404);
  await service.restart({ signIn: { clientId: 'documents' } });
  const config = (await (await configuration()).json()) as Record<string, unknown[]>;
  expect(config).toMatchObject({
    baseUrl: './',
    signIn: { clientId: 'documents' },
    documentUrl: './library/documents/{documentId}',
    limits: { maxFileSizeBytes: 2 * 1024 ** 3 },
  });
  expect(config['assets']!.length).toBeGreaterThanOrEqual(10);
  expect(config['organizations']).toHaveLength(3);
  expect(config['categories']).toHaveLength(8);
  for (const { name } of config['categories'] as { name: object }[]) {
    expect(Object.keys(name)).toEqual(['en', 'de']);
  }
});

test.each([
  ['?id=FAN-112', 200, 'FAN-112'],
  ['?id=fan-112', 200, 'FAN-112'],
  [`?id=${encodeURIComponent('KU\u0308HL-03')}`, 200, 'K\u00dcHL-03'],
  ['?code=1P6FAN112%2BS0815', 200, 'FAN-112'],
  ['?id=FAN-113', 404, undefined],
  ['?code=https://id.halden.example/A10/', 404, undefined],
  ['?id=', 400, undefined],
  ['', 400, undefined],
])('[SERVICE-15] %s is answered %d', async (query, status, id) => {
  const Authorization = `Bearer ${await service.token()}`;
  const answer = await fetch(`${service.url}/library/assets${query}`, { headers: { Authorization } });
  expect([answer.status, (await answer.json()).id]).toEqual([status, id]);
});

test('[SERVICE-15] only people who may upload can look up an asset', async () => {
  const lookUp = async (headers: Record<string, string>) =>
    (await fetch(`${service.url}/library/assets?id=FAN-112`, { headers })).status;
  expect(await lookUp({})).toBe(401);
  expect(await lookUp({ Authorization: `Bearer ${await service.token('t.weiss')}` })).toBe(403);
});
