import { expect, test } from 'vitest';

import { createDeviceMemory } from '#lib/device-memory.ts';

import { createFakeLocks } from '../../../tests/support/fakes/fake-locks.ts';
import { createPageLocks } from '../device/page-locks.ts';
import { keepOwnShare, openShareWindow, ownShares } from './share-window.ts';

const shareId = crypto.randomUUID();
const shared = { key: 'a', shareId, name: 'plan.pdf', sizeBytes: 1, isAccepted: false };

/** Memory of one window. */
function createMemory() {
  const values = new Map<string, string>();
  return createDeviceMemory(() => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }));
}

/** A device with one shared file; opens pages in its windows. */
function createDevice() {
  const locks = createPageLocks(createFakeLocks());
  return (hash: string, memory = createMemory()) => {
    keepOwnShare(hash, memory);
    return {
      memory,
      ...openShareWindow({ own: ownShares(memory), files: { list: async () => [shared] }, locks }),
    };
  };
}

test('[OFFLINE-12] a window stays that of its share after sign-in and reloads', () => {
  const open = createDevice();
  const { memory, isOwn } = open(`#/shared/${shareId}`);
  expect(isOwn(shareId)).toBe(true);
  expect(open('#/assets/PRESS-0042', memory).isOwn(shareId)).toBe(true);
  expect(open('#/').isOwn(shareId)).toBe(false);
});

test('[OFFLINE-12] a page knows the shares whose window is closed, and not those that were opened later', async () => {
  const open = createDevice();
  const before = open('#/');
  expect(await before.closed()).toEqual(new Set([shareId]));
  open(`#/shared/${shareId}`);
  expect(await open('#/').closed()).toEqual(new Set());
});
