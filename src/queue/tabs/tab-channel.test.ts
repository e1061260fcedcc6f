import { expect, test, vi } from 'vitest';

import { createFakeTimers } from '../../../tests/support/queue-fakes.ts';
import { createTabChannel, createTimerGate, maxDelayMs } from './tab-channel.ts';

/** Locks that are granted at once, or denied as in a sandbox. */
const createBrowser = (isRefusing: boolean) => ({
  locks: {
    request: async (_name: string, _options: LockOptions, held: () => Promise<void>) => {
      if (isRefusing) throw new DOMException('Access to the Locks API is denied.', 'SecurityError');
      await held();
    },
    query: async () => ({ held: [] }),
  },
  createChannel: (name: string) => new BroadcastChannel(name),
});

test.each([true, false])('[UPLOAD-58] a tab alone leads once, locks denied: %s', async (isRefusing) => {
  const abort = new AbortController();
  let gains = 0;
  const leadership = { onGained: () => (gains += 1), onLost: () => undefined };
  createTabChannel('alone', createBrowser(isRefusing))?.requestLeadership(leadership, abort.signal);
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

function createGate() {
  const timers = createFakeTimers();
  let nowMs = 0;
  const done: string[] = [];
  const gate = createTimerGate({ setTimer: timers.after, now: () => nowMs });
  return {
    done,
    run: (name: string) => gate(() => done.push(name)),
    /** Time passes; timers run only if asked. */
    wait: (ms: number) => (nowMs += ms),
    runTimers: () => timers.pass(0),
  };
}

test('[UPLOAD-67] tasks run at once while timers run, even late ones', async () => {
  const { run, wait, runTimers, done } = createGate();
  for (const name of ['a', 'b', 'c']) {
    run(name);
    wait(maxDelayMs);
    await runTimers();
  }
  expect(done).toEqual(['a', 'b', 'c']);
});

test('[UPLOAD-67] tasks wait while no timer runs, as behind an alert in Firefox, and then run in order', async () => {
  const { run, wait, runTimers, done } = createGate();
  run('a');
  wait(maxDelayMs + 1);
  run('b');
  run('c');
  expect(done).toEqual(['a']);
  await runTimers();
  expect(done).toEqual(['a', 'b', 'c']);
  run('d');
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});
