import { expect, test } from 'vitest';

import { createMissingList } from './bundle.ts';

test('[PREVIEW-11] each missing file is listed once, with the last reason reported', () => {
  const { add, all } = createMissingList();
  expect(all()).toEqual([]);
  add({ url: 'a', why: 'absent' });
  add({ url: 'b', why: 'internet' });
  add({ url: 'a', why: 'damaged' });
  expect(all()).toEqual([
    { url: 'a', why: 'damaged' },
    { url: 'b', why: 'internet' },
  ]);
});

test('[PREVIEW-11] a long address is cut, and at most 500 files are listed', () => {
  const { add, all } = createMissingList();
  add({ url: 'x'.repeat(300), why: 'absent' });
  add({ url: 'y'.repeat(301), why: 'absent' });
  expect(all().map(({ url }) => url)).toEqual(['x'.repeat(300), `${'y'.repeat(300)}…`]);
  for (let at = 0; at < 600; at += 1) add({ url: `${at}`, why: 'absent' });
  expect(all()).toHaveLength(500);
  expect(all().at(-1)).toEqual({ url: '497', why: 'absent' });
});
