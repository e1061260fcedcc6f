import { expect, test } from 'vitest';

import type { WaitingFile } from '#offline/waiting-files.ts';

import { createFakeLocks } from '../../../tests/support/fake-locks.ts';
import { createPageLocks } from '../drafts/page-locks.ts';
import { keepOwnShare, readOwnShares } from './own-shares.ts';
import { openShareWindow } from './share-window.ts';

const shareId = crypto.randomUUID();
const shared: WaitingFile = { key: 'a', shareId, file: new File(['x'], 'plan.pdf'), isAccepted: false };

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
  return (hash: string, storage = createStorage()) => {
    keepOwnShare(hash, () => storage);
    const shares = openShareWindow({
      own: readOwnShares(() => storage),
      files: { list: async () => [shared] },
      locks: createPageLocks(locks),
    });
    return { storage, ...shares };
  };
}

test('[OFFLINE-14] a window stays that of its share after sign-in and reloads', () => {
  const open = createDevice();
  const { storage, isOwn } = open(`#/shared/${shareId}`);
  expect(isOwn(shareId)).toBe(true);
  expect(open('#/assets/PRESS-0042', storage).isOwn(shareId)).toBe(true);
  expect(open('#/').isOwn(shareId)).toBe(false);
});

test('[OFFLINE-14] a page knows the shares whose window is closed, and not those that were opened later', async () => {
  const open = createDevice();
  const before = open('#/');
  expect(await before.closed()).toEqual(new Set([shareId]));
  open(`#/shared/${shareId}`);
  expect(await open('#/').closed()).toEqual(new Set());
});
