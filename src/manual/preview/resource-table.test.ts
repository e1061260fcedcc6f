import { expect, test, vi } from 'vitest';

import type { Resource } from './rendering.ts';
import { createResourceTable } from './resource-table.ts';

const resource = (url: string): Resource => ({ kind: 'frame', url });

test('[PREVIEW-10] each key is made once, under one number', async () => {
  const table = createResourceTable();
  const made: string[] = [];
  const take = (key: string): number =>
    table.add(key, () => {
      made.push(key);
      // The files that a style sheet names are known only once it is read.
      if (key === 'a') take('c');
      return Promise.resolve(resource(key));
    });
  expect([take('a'), take('b'), take('a')]).toEqual([0, 1, 0]);
  expect(made).toEqual([]);
  expect(await table.collect()).toEqual([resource('a'), resource('b'), resource('c')]);
  expect(made).toEqual(['a', 'b', 'c']);
  expect(await table.collect()).toHaveLength(3);
  expect(made).toHaveLength(3);
});

test('[PREVIEW-20] eight files are read at once, and the others wait', async () => {
  const table = createResourceTable();
  const open: (() => void)[] = [];
  for (let at = 0; at < 9; at += 1) {
    table.add(`${at}`, () => new Promise((resolve) => open.push(() => resolve(resource(`${at}`)))));
  }
  const collecting = table.collect();
  await vi.waitFor(() => expect(open).toHaveLength(8));
  // Without the limit, the ninth would have been requested by now.
  await new Promise((resolve) => setTimeout(resolve));
  expect(open).toHaveLength(8);
  open[7]!();
  await vi.waitFor(() => expect(open).toHaveLength(9));
  for (const finish of open) finish();
  expect((await collecting).map((one: Resource) => one.kind === 'frame' && one.url).join('')).toBe(
    '012345678',
  );
});

test('[PREVIEW-24] `collect` rejects with the error of a failed resource', async () => {
  const table = createResourceTable();
  table.add('a', () => Promise.reject(new Error('gone')));
  await expect(table.collect()).rejects.toThrow('gone');
});
