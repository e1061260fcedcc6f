import { expect, test } from 'vitest';

import { createDeviceMemory } from './device-memory.ts';

const createStorage = (items = new Map<string, string>()) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
});

test('a written value is read back, under its prefix', () => {
  const items = new Map<string, string>();
  const memory = createDeviceMemory(() => createStorage(items));
  memory.write('recent', ['PRESS-0042']);
  expect(memory.read('recent')).toEqual(['PRESS-0042']);
  expect([...items.keys()]).toEqual(['asset-documents:recent']);
});

test('a missing value, or one that is not JSON, reads as undefined', () => {
  const memory = createDeviceMemory(() => createStorage(new Map([['asset-documents:bad', '{']])));
  expect(memory.read('nothing')).toBeUndefined();
  expect(memory.read('bad')).toBeUndefined();
});

test('storage that is blocked or full never throws', () => {
  const blocked = createDeviceMemory(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(blocked.read('recent')).toBeUndefined();
  expect(() => blocked.write('recent', 1)).not.toThrow();
});
