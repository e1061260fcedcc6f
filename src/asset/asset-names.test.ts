import { expect, test, vi } from 'vitest';

import type { DeviceMemory } from '#lib/device-memory.ts';

import { createAssetNames } from './asset-names.ts';

function createMemory(): DeviceMemory {
  const values = new Map<string, unknown>();
  return { read: (key) => values.get(key), write: (key, value) => void values.set(key, value) };
}

const fan = { id: 'FAN-112', name: 'Exhaust fan' };

test('[CHOOSE-4] names outlive the page', () => {
  const memory = createMemory();
  createAssetNames(memory).add(fan);
  expect([...createAssetNames(memory).get()]).toEqual([['FAN-112', 'Exhaust fan']]);
});

test('[CHOOSE-4] the name of an asset that is not known any more is forgotten', () => {
  const memory = createMemory();
  const names = createAssetNames(memory);
  const changed = vi.fn<() => void>();
  const stop = names.subscribe(changed);
  names.add(fan);
  names.add(fan);
  expect(changed).toHaveBeenCalledTimes(1);
  names.remove(fan.id);
  expect(names.get().size).toBe(0);
  expect(createAssetNames(memory).get().size).toBe(0);
  stop();
  names.add(fan);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('[CHOOSE-4] the latest 50 names are kept, and nothing is read that was not written so', () => {
  const memory = createMemory();
  const names = createAssetNames(memory);
  for (let at = 0; at < 60; at += 1) names.add({ id: `A-${at}`, name: 'Pump' });
  names.add({ id: 'A-10', name: 'Press' });
  names.add({ id: 'A-60', name: '' });
  expect([...names.get().keys()]).toEqual([...Array.from({ length: 49 }, (_, at) => `A-${at + 11}`), 'A-10']);
  memory.write('asset-names', [['A']]);
  expect(createAssetNames(memory).get().size).toBe(0);
});
