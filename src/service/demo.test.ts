import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { postDocument } from '../../tests/support/post-document.ts';
import { type RunningService, startService } from '../../tests/support/start-service.ts';

import { createDocumentService } from './create-service.ts';
import { createHttpServer } from './http-server.ts';
import { listen } from './start/listen.ts';

let service: RunningService;

afterEach(async () => {
  await service.stop();
  expect(service.errors).toEqual([]);
});

const getJson = async (path: string): Promise<unknown> => (await fetch(service.url + path)).json();

test('[DEMO-1] issues tokens only to these people', async () => {
  service = await startService({ tokenLifetimeSeconds: 60 });
  const ask = (body: string) => fetch(`${service.url}/library/demo/token`, { method: 'POST', body });
  expect(await (await ask('{"person":"a.costa"}')).json()).toEqual({
    token: expect.any(String),
    expiresInSeconds: 60,
  });
  const unknown = await ask('{"person":"root"}');
  expect(unknown.status).toBe(404);
  expect((await unknown.json()).detail).toBe(
    'There is no demo person "root". Use one of: m.berg, k.lund, a.costa, j.novak, s.okafor, t.weiss.',
  );
  for (const body of ['', '{', '{"person":1}', `{"person":"${'x'.repeat(9000)}"}`]) {
    expect((await ask(body)).status).toBe(400);
  }
});

test('[DEMO-4] issues tokens only to pages of the same or a listed origin', async () => {
  service = await startService({ allowedOrigins: ['https://host.example'] });
  const ask = async (headers: Record<string, string>) => {
    const body = '{"person":"m.berg"}';
    return (await fetch(`${service.url}/library/demo/token`, { method: 'POST', headers, body })).status;
  };
  const own = service.url;
  expect(await ask({})).toBe(200);
  expect(await ask({ Origin: own })).toBe(200);
  expect(await ask({ Origin: 'https://tools.example', 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
  expect(await ask({ Origin: 'https://host.example', 'Sec-Fetch-Site': 'cross-site' })).toBe(200);
  for (const origin of [
    'https://evil.example',
    own.replace('http:', 'https:').replace(/\d+$/, '1'),
    'null',
  ]) {
    expect(await ask({ Origin: origin })).toBe(403);
    expect(await ask({ Origin: origin, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  }
});

test('[DEMO-1] a service without the address of an identity provider serves no configuration', async () => {
  service = await startService();
  expect((await fetch(`${service.url}/config.json`)).status).toBe(404);
});

test("[DEMO-1] the configuration lists the demo's data, with categories in every language", async () => {
  service = await startService({ signIn: { clientId: 'documents' } });
  const config = (await getJson('/config.json')) as Record<string, unknown[]>;
  expect(config).toMatchObject({
    baseUrl: './',
    signIn: { clientId: 'documents' },
    documentUrl: './library/documents/{documentId}',
    assetUrl: '#/assets/{assetId}',
    limits: { maxFileSizeBytes: 2 * 1024 ** 3 },
    offerAi: true,
  });
  expect(config['assets']).toEqual(
    expect.arrayContaining(
      ['PRESS-0042', 'PRESS-0043', 'TANK-007', 'CONV-A/1'].map((id) => ({ id, name: expect.any(String) })),
    ),
  );
  expect(config['assets']!.length).toBeGreaterThanOrEqual(10);
  expect(config['organizations']).toHaveLength(3);
  expect(config['categories']).toHaveLength(8);
  for (const { name } of config['categories'] as { name: object }[]) {
    expect(Object.keys(name)).toHaveLength(12);
  }
});

test('[DEMO-1] seeding again changes nothing', async () => {
  service = await startService();
  const names = () => readdir(join(service.dataDir, 'documents'));
  const first = await names();
  await service.restart();
  expect(await names()).toEqual(first);
  expect(first).toHaveLength(2);
});

test('[DEMO-2] [SERVICE-8] without the demo any asset and category is accepted, a token is required, and no demo address exists', async () => {
  service = await startService({
    isDemo: false,
    signIn: {},
    verifyToken: async () => ({ ok: true, value: { sub: 'x', name: 'X', roles: ['admin'] } }),
  });
  for (const path of ['/config.json', '/library/demo/token']) {
    expect((await fetch(service.url + path)).status).toBe(404);
  }
  expect(await readdir(join(service.dataDir, 'documents'))).toEqual([]);
  const stored = await postDocument(
    { ...service, token: async () => 'any' },
    { asset: 'any%20%2e%2e', fields: { categoryId: 'X-99' } },
  );
  expect(stored.body.data.extension).toMatchObject({
    assetIds: ['any ..'],
    document: { category: { name: 'X-99' } },
  });
});

test('[START-3] reports that it takes requests, and that it is stopping', async () => {
  service = await startService({ basePath: '/docs-api' });
  const healthy = await fetch(`${service.url}/healthz`);
  expect([healthy.status, await healthy.json()]).toEqual([200, { status: 'ok' }]);
  expect((await fetch(service.url.replace('/docs-api', '/healthz'))).status).toBe(404);
  const stopping = await createDocumentService({ dataDir: service.dataDir });
  const server = createHttpServer(stopping);
  const port = await listen(server, '127.0.0.1', 0);
  await stopping.close();
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(503);
  server.close();
});

test('[DEMO-3] a base path prefixes every address', async () => {
  service = await startService({ basePath: '/docs-api', signIn: {} });
  const root = service.url.replace('/docs-api', '');
  const config = (await (await fetch(`${root}/config.json`)).json()) as Record<string, string>;
  expect(config['baseUrl']).toBe('./docs-api/');
  expect(config['documentUrl']).toBe('./docs-api/library/documents/{documentId}');
  expect((await postDocument(service)).status).toBe(201);
  for (const path of [
    '/v1/documents/assets/TANK-007',
    '/library/demo/token',
    '/docs-apiv1/documents/assets/x',
  ]) {
    expect((await fetch(root + path)).status).toBe(404);
  }
});
