import { expect, test } from 'vitest';

import { lazyModule } from './lazy.ts';

test('[LIB-9] a module is loaded on first use, and once', async () => {
  let loads = 0;
  const module = lazyModule(async () => ({ loads: (loads += 1) }));
  expect(loads).toBe(0);
  expect(module.loaded()).toBeUndefined();
  const [first, second] = await Promise.all([module.load(), module.load()]);
  expect(first).toEqual({ loads: 1 });
  expect(second).toBe(first);
  expect(module.loaded()).toBe(first);
  expect(await module.load()).toBe(first);
});

test('[LIB-9] after a failure, the next use loads the module again', async () => {
  let loads = 0;
  const module = lazyModule(async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('Failed to fetch');
    return { loads };
  });
  const both = await Promise.allSettled([module.load(), module.load()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(module.loaded()).toBeUndefined();
  expect(await module.load()).toEqual({ loads: 2 });
});
