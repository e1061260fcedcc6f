import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { fail, ok } from '#lib/result.ts';

import { createFakeTabs } from '../../../tests/support/fakes/fake-tabs.ts';
import { createJobs, stateOf, type FakeReceipt } from '../../../tests/support/fakes/queue-fakes.ts';
import { openQueue, settleTurns } from '../../../tests/support/fakes/queue-tabs.ts';
import type { Send } from '../ports.ts';
import { isEnded } from '../upload.ts';
import { takeOverMs } from './shared-sign-in.ts';

const settle = () => settleTurns(12);

/** A browser whose tabs have a token each, or none; the service may reject every token. */
function createBrowser() {
  const { openTab: openFakeTab } = createFakeTabs();
  const sent: string[] = [];
  const service = { isRejecting: false };
  let lastTab = 0;

  async function openTab({ isSignedIn = false } = {}) {
    const number = (lastTab += 1);
    let hasToken = isSignedIn;
    const send: Send<FakeReceipt, string> = async (job) => {
      sent.push(`${number}: ${job.displayName}`);
      return hasToken && !service.isRejecting ? ok({ kind: 'stored' }) : fail('signed out');
    };
    const tab = openQueue(openFakeTab(), { random: () => number / 10, send });
    const { queue } = tab;
    if (isSignedIn) queue.resumeAfterSignIn();
    await settle();
    return {
      ...tab,
      states: () => queue.getSnapshot().map(stateOf),
      enqueue: async (count: number) => {
        const ids = queue.enqueue(createJobs(count));
        await settle();
        return ids;
      },
      signIn: async () => {
        hasToken = true;
        queue.resumeAfterSignIn();
        await settle();
      },
      expire: () => {
        hasToken = false;
      },
    };
  }

  return { openTab, sent, service };
}

test('[UPLOAD-94] a signed-in tab sends what the leading tab can not send any more, also with the leading tab blocked', async () => {
  const { openTab, sent } = createBrowser();
  const leader = await openTab({ isSignedIn: true });
  const fresh = await openTab({ isSignedIn: true });
  await leader.enqueue(1);
  leader.expire();
  await fresh.enqueue(1);
  await fresh.timers.pass(2 * takeOverMs);
  await settle();
  expect(fresh.states()).toEqual(['stored', 'stored']);
  expect(sent).toEqual(['1: Document 1', '1: Document 1', '2: Document 1']);
  fresh.block();
  await leader.signIn();
  expect(leader.states()).toEqual(['stored', 'stored']);
});

test('[UPLOAD-94] a blocked leader whose uploads wait for sign-in hands over at once', async () => {
  const { openTab, sent } = createBrowser();
  const expired = await openTab();
  const fresh = await openTab();
  await expired.enqueue(1);
  expired.block();
  await fresh.signIn();
  expect(fresh.states()).toEqual(['stored']);
  expired.unblock();
  await settle();
  expect(expired.states()).toEqual(['stored']);
  expect(sent).toHaveLength(2);
});

test('[UPLOAD-94] an attempt of the former leader that fails late does not stop the signed-in one', async () => {
  const { openTab: openFakeTab } = createFakeTabs();
  const expired = openQueue(openFakeTab(), { concurrency: 2 });
  const fresh = openQueue(openFakeTab(), { concurrency: 2 });
  await settle();
  expired.queue.enqueue(createJobs(2));
  await settle();
  expired.attempts[0]?.fail('signed out');
  await settle();
  fresh.queue.resumeAfterSignIn();
  await settle();
  expect(fresh.attempts.map(({ job }) => job.displayName)).toEqual(['Document 1']);
  expired.attempts[1]?.fail('signed out');
  await settle();
  expect(fresh.attempts.map(({ job }) => job.displayName)).toEqual(['Document 1', 'Document 2']);
  for (const attempt of fresh.attempts) attempt.succeed();
  await settle();
  for (const { queue } of [expired, fresh]) {
    expect(queue.getSnapshot().map(stateOf)).toEqual(['stored', 'stored']);
  }
});

const actions = [
  'enqueue',
  'sign-in',
  'expire',
  'crash',
  'block',
  'unblock',
  'reject',
  'accept',
  'pass',
] as const;

test('[UPLOAD-94] after any events, uploads are stored if a tab can send, and attempts end if none can', async () => {
  const step = fc.record({ tab: fc.nat({ max: 2 }), action: fc.constantFrom(...actions) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), fc.boolean(), async (steps, isAccepted) => {
      const { openTab, sent, service } = createBrowser();
      const tabs = [await openTab(), await openTab(), await openTab()];
      const closed = new Set<number>();
      for (const { tab, action } of steps) {
        const each = tabs[tab]!;
        if (closed.has(tab)) continue;
        if (action === 'enqueue') await each.enqueue(1);
        else if (action === 'sign-in') await each.signIn();
        else if (action === 'pass') await each.timers.pass(2 * takeOverMs);
        else if (action === 'crash') {
          // One tab stays open.
          if (closed.size === 2) continue;
          closed.add(tab);
          each.crash();
        } else if (action === 'reject' || action === 'accept') service.isRejecting = action === 'reject';
        else each[action]();
      }
      const open = tabs.filter((_, tab) => !closed.has(tab));
      for (const tab of open) tab.unblock();
      await settle();
      service.isRejecting = !isAccepted;
      const before = sent.length;
      await open[0]?.signIn();
      for (const { timers } of open) await timers.pass(60_000);
      await settle();
      const areEnded = open.every(({ queue }) => queue.getSnapshot().every(isEnded));
      // If no token is accepted, each tab tries once more at most.
      expect(isAccepted ? areEnded : sent.length - before <= open.length).toBe(true);
    }),
    { numRuns: 150 },
  );
}, 60_000);
