import { expect, test } from 'vitest';

import type { PlacedFile } from '#manual/pack/find-manuals.ts';

import { createInbox } from './inbox.ts';

const files = (...names: readonly string[]) => names.map((path) => ({ path, file: new File(['x'], path) }));

test('files chosen before the form is ready are passed to it, once and in order', async () => {
  const waiting: number[] = [];
  const inbox = createInbox<PlacedFile>((count) => waiting.push(count));
  const taken: string[] = [];
  const accept = (added: readonly PlacedFile[]) => taken.push(...added.map(({ path }) => path));
  inbox.put(files('a.pdf', 'b.pdf'));
  inbox.put(files('c.pdf'));
  expect(waiting).toEqual([2, 3]);
  inbox.open(accept)();
  inbox.open(accept);
  await Promise.resolve();
  expect(taken).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  inbox.put(files('d.pdf'));
  expect(taken).toHaveLength(4);
  expect(waiting).toEqual([2, 3, 0, 0]);
});
