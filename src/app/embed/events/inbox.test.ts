import { expect, test } from 'vitest';

import { createInbox } from './inbox.ts';

const files = (...names: readonly string[]) => names.map((name) => new File(['x'], name));

test('files of the host that come before the page is ready are passed to it, once and in order', async () => {
  const inbox = createInbox();
  const taken: string[] = [];
  const accept = (added: readonly File[]) => taken.push(...added.map(({ name }) => name));
  inbox.put(files('a.pdf', 'b.pdf'), 'A');
  inbox.put(files('c.pdf'), '');
  expect(inbox.pending()).toHaveLength(3);
  inbox.open('A', accept)();
  inbox.open('A', accept);
  await Promise.resolve();
  expect(taken).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  inbox.put(files('d.pdf'), 'A');
  expect(taken).toHaveLength(4);
  expect(inbox.pending()).toEqual([]);
});

test('files for an asset that the host has just set wait for its page', async () => {
  const inbox = createInbox();
  const taken: string[] = [];
  const takeFor = (assetId: string) => (added: readonly File[]) =>
    taken.push(...added.map(({ name }) => `${assetId}: ${name}`));
  const close = inbox.open('A', takeFor('A'));
  inbox.put(files('b.pdf'), 'B');
  await Promise.resolve();
  expect(taken).toEqual([]);
  close();
  inbox.open('B', takeFor('B'));
  await Promise.resolve();
  expect(taken).toEqual(['B: b.pdf']);
});
