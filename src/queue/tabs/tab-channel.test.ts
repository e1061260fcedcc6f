import { expect, test, vi } from 'vitest';

import { createTabChannel } from './tab-channel.ts';

/** Locks that are granted at once, or denied as in a sandbox. */
const createBrowser = (areLocksDenied: boolean) => ({
  locks: {
    request: async (_name: string, _options: LockOptions, held: () => Promise<void>) => {
      if (areLocksDenied) throw new DOMException('Access to the Locks API is denied.', 'SecurityError');
      await held();
    },
    query: async () => ({ held: [] }),
  },
  createChannel: (name: string) => new BroadcastChannel(name),
});

test.each([true, false])('[UPLOAD-58] a tab alone leads once, locks denied: %s', async (areLocksDenied) => {
  const abort = new AbortController();
  let gains = 0;
  const leadership = { onGained: () => (gains += 1), onLost: () => undefined };
  createTabChannel('alone', createBrowser(areLocksDenied))?.requestLeadership(leadership, abort.signal);
  await vi.waitFor(() => expect(gains).toBe(1));
  abort.abort();
});

test('[UPLOAD-24] a tab that left before locks were denied does not become leader', async () => {
  const abort = new AbortController();
  let gains = 0;
  const leadership = { onGained: () => (gains += 1), onLost: () => undefined };
  createTabChannel('left', createBrowser(true))?.requestLeadership(leadership, abort.signal);
  abort.abort();
  await new Promise((resolve) => setImmediate(resolve));
  expect(gains).toBe(0);
});

const rejectQuery = () => Promise.reject(new DOMException('No', 'InvalidStateError'));

test('[UPLOAD-58] a tab leads although the browser does not list held locks', async () => {
  const abort = new AbortController();
  let gains = 0;
  const { locks, createChannel } = createBrowser(false);
  const leadership = { onGained: () => (gains += 1), onLost: () => undefined };
  createTabChannel('unasked', { locks: { ...locks, query: rejectQuery }, createChannel })?.requestLeadership(
    leadership,
    abort.signal,
  );
  await vi.waitFor(() => expect(gains).toBe(1));
  abort.abort();
});

test('[UPLOAD-58] without locks there is no channel', () => {
  expect(createTabChannel('none', {})).toBeUndefined();
});
