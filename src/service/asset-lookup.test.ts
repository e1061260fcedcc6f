import { afterEach, expect, test } from 'vitest';

import { type RunningService, startService } from '../../tests/support/start-service.ts';

let service: RunningService;

afterEach(async () => {
  await service.stop();
  expect(service.errors).toEqual([]);
});

async function lookUp(query: string, init: RequestInit = {}) {
  const headers = { Authorization: `Bearer ${await service.token()}` };
  return fetch(`${service.url}/library/assets${query}`, { headers, ...init });
}

test.each([
  ['?id=FAN-112', 'FAN-112'],
  ['?id=fan-112', 'FAN-112'],
  [`?id=${encodeURIComponent('KU\u0308HL-03')}`, 'K\u00dcHL-03'],
  ['?code=1P6FAN112%2BS0815', 'FAN-112'],
  [`?code=${encodeURIComponent('https://id.halden.example/A10/Serial-Nr-5678')}`, 'PUMP-310'],
])('[SERVICE-15] %s finds %s', async (query, id) => {
  service = await startService();
  const answer = await lookUp(query);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ id, name: expect.any(String), organizationId: 'halden' });
});

test.each([
  ['?id=FAN-113', 404],
  ['?code=https://id.halden.example/A10/', 404],
  ['?id=', 400],
  ['', 400],
])('[SERVICE-15] %s is answered %d', async (query, status) => {
  service = await startService();
  expect((await lookUp(query)).status).toBe(status);
});

test('[SERVICE-15] an asset is told only to people who may upload', async () => {
  service = await startService();
  expect((await lookUp('?id=FAN-112', { headers: {} })).status).toBe(401);
  const headers = { Authorization: `Bearer ${await service.token('t.weiss')}` };
  expect((await lookUp('?id=FAN-112', { headers })).status).toBe(403);
});
