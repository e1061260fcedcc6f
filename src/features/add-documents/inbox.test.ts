import { expect, test } from 'vitest';

import { createInbox } from './inbox.ts';

const files = (...names: readonly string[]) => names.map((name) => new File(['x'], name));

test('files that came before the form are handed to it, once and in their order', async () => {
  const inbox = createInbox();
  const taken: string[] = [];
  const take = (added: readonly File[]) => taken.push(...added.map(({ name }) => name));
  inbox.put(files('a.pdf', 'b.pdf'));
  inbox.put(files('c.pdf'));
  inbox.open(take)();
  inbox.open(take);
  await Promise.resolve();
  expect(taken).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  inbox.put(files('d.pdf'));
  expect(taken).toHaveLength(4);
});
