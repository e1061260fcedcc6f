import { expect, onTestFinished, test, vi } from 'vitest';

import { networkFirst, patienceMs } from './network-first.ts';

const kept = async () => new Response('kept');
const nothing = async () => undefined;
const text = async (answer: Promise<Response>) => (await answer).text();
const fresh = (status = 200) => Promise.resolve(new Response('fresh', { status }));

test('[OFFLINE-3] a response of the network is used, a 404 too', async () => {
  expect(await text(networkFirst(fresh(), kept))).toBe('fresh');
  expect(await text(networkFirst(fresh(404), kept))).toBe('fresh');
});

test('[OFFLINE-3] the cache replaces a network that fails and a server with an error', async () => {
  expect(await text(networkFirst(Promise.reject(new TypeError('Failed to fetch')), kept))).toBe('kept');
  expect(await text(networkFirst(fresh(502), kept))).toBe('kept');
});

test('[OFFLINE-3] the cache replaces a network that does not answer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answer = text(networkFirst(new Promise(() => undefined), kept));
  await vi.advanceTimersByTimeAsync(patienceMs.short);
  expect(await answer).toBe('kept');
});

test('[OFFLINE-3] with nothing in the cache, the result of the network is returned', async () => {
  expect((await networkFirst(fresh(502), nothing)).status).toBe(502);
  await expect(networkFirst(Promise.reject(new TypeError('Failed to fetch')), nothing)).rejects.toThrow(
    'Failed to fetch',
  );
});
