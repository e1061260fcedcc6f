import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';

import { noPastAttempts } from '#queue/past-attempts.ts';

import { replyWith, startService } from '../../../tests/contract/scripted-service.ts';
import { clearDatabases, saveUpload } from '../../../tests/support/save-upload.ts';
import { sendSaved } from './send-saved.ts';

const database = 'asset-documents';
const owner = 'mia';

/** Sends what is saved to this service within a minute. */
const send = (baseUrl: string, bytesPerSecond = 1_000_000) => {
  const account = {
    version: 1,
    database,
    owner,
    person: { id: owner, subject: owner, name: 'Mia Berg' },
    provider: { authority: 'https://login.example', clientId: 'app', scope: 'openid' },
    client: { baseUrl, limits: {}, offerAi: false, requireEnvelope: true },
    idleMs: 60_000,
    concurrency: 3,
    retryAmbiguous: true,
    bytesPerSecond,
  } as const;
  return sendSaved({ account, deadline: Date.now() + 60_000, getToken: async () => 'token' });
};

/** Name of the lock of the tab that sends. */
const lockName = `${database} ${owner}`;
const stored = replyWith(200, { data: { document: { id: 'document-1' } } });

beforeEach(async () => {
  await clearDatabases();
  await saveUpload({ database, owner, id: 'one' });
});

test('[BACKGROUND-3] saved uploads are stored, and those that wait for the person are left', async () => {
  const state = {
    status: 'waiting',
    pastAttempts: noPastAttempts,
    waitsFor: { kind: 'resume', next: 'queued' },
  } as const;
  await saveUpload({ database, owner, id: 'two', state });
  const service = await startService(stored);
  const result = await send(service.url);
  expect(result).toMatchObject({ needPersonCount: 1, isWorthRetry: false });
  expect(result?.storedAt).toHaveLength(1);
  expect(service.arrivals).toHaveLength(1);
});

test('[BACKGROUND-1] while a page leads, nothing is sent', async () => {
  const service = await startService(stored);
  expect(await navigator.locks.request(lockName, () => send(service.url))).toBeUndefined();
  expect(service.arrivals).toEqual([]);
});

test('[BACKGROUND-1] a page that opens gets the lead while an upload is being sent', async () => {
  const silent = await startService();
  const sending = send(silent.url);
  await vi.waitUntil(() => silent.arrivals.length > 0);
  await navigator.locks.request(lockName, async () => undefined);
  expect(await sending).toBeUndefined();
});

test('[BACKGROUND-2] a file that takes too long at the last measured speed isn’t started, and is worth another event', async () => {
  const service = await startService(stored);
  const result = await send(service.url, 0.1);
  expect(result).toMatchObject({ storedAt: [], needPersonCount: 0, isWorthRetry: true });
  expect(service.arrivals).toEqual([]);
});
