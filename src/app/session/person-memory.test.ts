import { expect, test } from 'vitest';

import { createDeviceMemory } from '#lib/device-memory.ts';

import { createPersonMemory } from './session.ts';

test('[IDENTITY-1] each owner has values of their own, and the 20 who wrote last keep theirs', () => {
  const items = new Map<string, string>();
  const memory = createDeviceMemory(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  }));
  memory.write('recent', ['of an earlier release']);
  const of = (owner: string) => createPersonMemory(memory, owner);
  of('mia').write('recent', ['PRESS-0042']);
  expect(of('tom').read('recent')).toBeUndefined();
  of('tom').write('recent', ['TANK-007']);
  expect(of('mia').read('recent')).toEqual(['PRESS-0042']);
  for (let at = 0; at < 19; at += 1) of(`person ${at}`).write('recent', []);
  expect(of('mia').read('recent')).toBeUndefined();
  expect(of('tom').read('recent')).toEqual(['TANK-007']);
});
