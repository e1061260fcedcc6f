import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { startService } from '../support/start-service.ts';

import { startChaosProxy, type Injection } from './chaos-proxy.ts';
import {
  breakBody,
  changeAnswer,
  loseAnswer,
  loseRequest,
  midway,
  rejectExchange,
  reply,
  withBody,
} from './injections.ts';

// A time limit, not a measurement: each test starts a service.
vi.setConfig({ testTimeout: 30_000 });

/** Sends one upload to a service through a proxy; returns its status and whether it was stored. */
async function createUpload(strike?: Injection) {
  const service = await startService();
  const proxy = await startChaosProxy({
    target: () => new URL(service.url),
    line: { keepsAlive: true },
  });
  onTestFinished(async () => {
    await proxy.stop();
    await service.stop();
  });
  if (strike) proxy.inject(strike, 1);
  const token = await service.token();
  const count = async () => (await readdir(join(service.dataDir, 'documents'))).length;
  const before = await count();
  return async () => {
    const form = new FormData();
    const fields = { displayname: 'Plan', organizationId: 'nordwerk', categoryId: 'drawing' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([randomBytes(300_000)]), 'plan.bin');
    const answer = await fetch(`${proxy.url}/v1/documents/assets/PRESS-0042`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => 'cut');
    return { status: answer?.status, text, stored: (await count()) - before };
  };
}

test('without faults, the proxy changes no request', async () => {
  const upload = await createUpload();
  expect(await upload()).toMatchObject({ status: 201, stored: 1 });
  expect(await upload()).toMatchObject({ status: 201, stored: 2 });
});

test.for<[string, Injection, number]>([
  ['refuseTalk', rejectExchange('reset'), 0],
  ['breakBody by RST', breakBody(0.5, 'reset'), 0],
  ['breakBody by FIN', breakBody(0.99, 'fin'), 0],
  ['loseRequest', loseRequest('fin'), 0],
  ['loseAnswer', loseAnswer('reset'), 1],
])('%s gives no answer, and the next request is forwarded', async ([, strike, stored]) => {
  const upload = await createUpload(strike);
  expect(await upload()).toMatchObject({ status: undefined, stored });
  expect(await upload()).toMatchObject({ status: 201, stored: stored + 1 });
});

test.for<[string, Injection, { status: number; text?: string; stored: number }]>([
  ['reply', reply('503 Service Unavailable', { body: 'busy' }), { status: 503, text: 'busy', stored: 0 }],
  ['reply when stored', reply('500 Oh', { when: 'stored' }), { status: 500, text: '', stored: 1 }],
  ['an early reply', reply('413 No', { when: 'early' }), { status: 413, stored: 0 }],
  ['changeAnswer', changeAnswer(withBody(() => '{}')), { status: 201, text: '{}', stored: 1 }],
  [
    'changeAnswer with a cut',
    changeAnswer((head, body) => `${head}\r\n\r\n${body.slice(0, 9)}`, 'fin'),
    { status: 201, text: 'cut', stored: 1 },
  ],
  ['midway', midway(0.5, () => {}), { status: 201, stored: 1 }],
])('%s has exactly this effect', async ([, strike, outcome]) => {
  const upload = await createUpload(strike);
  expect(await upload()).toMatchObject(outcome);
});
