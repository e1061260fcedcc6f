import { expect, test, vi } from 'vitest';

import type { Resource } from './rendering.ts';
import { createResourceTable } from './resource-table.ts';

const resource = (url: string): Resource => ({ kind: 'frame', url });

test('[PREVIEW-10] what goes by the same key is made once, under one number', async () => {
  const slots = createResourceTable();
  const made: string[] = [];
  const take = (key: string): number =>
    slots.add(key, () => {
      made.push(key);
      // What a style sheet names is known only when it was read.
      if (key === 'a') take('c');
      return Promise.resolve(resource(key));
    });
  expect([take('a'), take('b'), take('a')]).toEqual([0, 1, 0]);
  expect(made).toEqual([]);
  expect(await slots.collect()).toEqual([resource('a'), resource('b'), resource('c')]);
  expect(made).toEqual(['a', 'b', 'c']);
  expect(await slots.collect()).toHaveLength(3);
  expect(made).toHaveLength(3);
});

test('[PREVIEW-20] eight files are read at once, and the others wait', async () => {
  const slots = createResourceTable();
  const open: (() => void)[] = [];
  for (let at = 0; at < 9; at += 1) {
    slots.add(`${at}`, () => new Promise((resolve) => open.push(() => resolve(resource(`${at}`)))));
  }
  const collecting = slots.collect();
  await vi.waitFor(() => expect(open).toHaveLength(8));
  // A ninth that did not wait would have been asked for by now.
  await new Promise((resolve) => setTimeout(resolve));
  expect(open).toHaveLength(8);
  open[7]!();
  await vi.waitFor(() => expect(open).toHaveLength(9));
  for (const finish of open) finish();
  expect((await collecting).map((one) => one.kind === 'frame' && one.url).join('')).toBe('012345678');
});

test('[PREVIEW-24] what cannot be read rejects as it does', async () => {
  const slots = createResourceTable();
  slots.add('a', () => Promise.reject(new Error('gone')));
  await expect(slots.collect()).rejects.toThrow('gone');
});
