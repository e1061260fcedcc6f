import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { type RunningService, startService } from '../../tests/support/start-service.ts';

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
