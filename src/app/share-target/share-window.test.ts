import { expect, test } from 'vitest';

import type { WaitingFile } from '#offline/waiting-file.ts';

import { createFakeLocks } from '../../../tests/support/fake-locks.ts';
import { createPageLocks } from '../device/page-locks.ts';
import { openOwnShares } from './own-shares.ts';
import { openShareWindow } from './share-window.ts';

const shareId = crypto.randomUUID();
const shared: WaitingFile = { key: 'a', shareId, name: 'plan.pdf', sizeBytes: 1, isAccepted: false };

/** Storage of one window. */
function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

/** A device with one shared file; opens pages in its windows. */
function createDevice() {
  const locks = createFakeLocks();
  const browser = createStorage();
  const clock = { time: 0 };
  const open = (hash: string, { storage = createStorage(), personAtStart = '' } = {}) => {
    const ownShares = openOwnShares({ window: () => storage, browser: () => browser }, () => clock.time);
    ownShares.keep(hash);
    const shares = openShareWindow({
      own: ownShares.read(),
      signedInFor: ownShares.signedInFor(),
      atProvider: ownShares.atProvider,
      personAtStart,
      files: { list: async () => [shared] },
      locks: createPageLocks(locks),
    });
    return { storage, ...ownShares, ...shares };
  };
  /** A window that leaves for the provider before its page is open. */
  const leave = (hash: string) => {
    const storage = createStorage();
    const ownShares = openOwnShares({ window: () => storage, browser: () => browser }, () => clock.time);
    ownShares.keep(hash);
    ownShares.noteSignIn();
    return storage;
  };
  return { open, leave, clock };
}

test('[OFFLINE-12] a window stays that of its share after sign-in and reloads', () => {
  const { open } = createDevice();
  const { storage, isOwn } = open(`#/shared/${shareId}`);
  expect(isOwn(shareId)).toBe(true);
  expect(open('#/assets/PRESS-0042', { storage }).isOwn(shareId)).toBe(true);
  expect(open('#/').isOwn(shareId)).toBe(false);
});

test('[OFFLINE-12] a page knows the shares whose window is closed, and not those that were opened later', async () => {
  const { open } = createDevice();
  const before = open('#/');
  expect(await before.closed()).toEqual(new Set([shareId]));
  open(`#/shared/${shareId}`);
  expect(await open('#/').closed()).toEqual(new Set());
});

test('[OFFLINE-12] the window of a share counts as open for ten minutes after it was left for the sign-in provider', async () => {
  const { open, leave, clock } = createDevice();
  leave(`#/shared/${shareId}`);
  clock.time = 599_999;
  expect(await open('#/').closed()).toEqual(new Set());
  clock.time = 600_000;
  expect(await open('#/').closed()).toEqual(new Set([shareId]));
});

test('[OFFLINE-12] a share is for the person who signs in in its window, and not for one who was signed in before', () => {
  const { open, leave } = createDevice();
  const hash = `#/shared/${shareId}`;
  const storage = leave(hash);
  expect(open(hash, { storage, personAtStart: 'karl' }).isSignedInFor(shareId, 'karl')).toBe(true);
  const opened = open(hash, { personAtStart: 'karl' });
  expect(opened.isSignedInFor(shareId, 'karl')).toBe(false);
  expect(opened.isSignedInFor(shareId, 'mia')).toBe(true);
  expect(open('#/').isSignedInFor(shareId, 'mia')).toBe(false);
});
