import { expect, test } from 'vitest';

import { createEntryPrefix } from './entry-prefix.ts';

test('the first bytes of an entry are buffered until the next entry', () => {
  const head = createEntryPrefix();
  expect(head.bytes()).toEqual(Uint8Array.of());
  head.push(Uint8Array.of(1, 2));
  head.push(Uint8Array.of());
  head.push(Uint8Array.of(3));
  expect(head.bytes()).toEqual(Uint8Array.of(1, 2, 3));
  head.reset();
  expect(head.bytes()).toEqual(Uint8Array.of());
  head.push(Uint8Array.of(4));
  expect(head.bytes()).toEqual(Uint8Array.of(4));
});

test('at most 64 KiB are buffered', () => {
  const head = createEntryPrefix();
  head.push(new Uint8Array(65_535).fill(1));
  head.push(Uint8Array.of(2, 3));
  expect(head.bytes().length).toBe(65_536);
  expect(head.bytes().subarray(-2)).toEqual(Uint8Array.of(1, 2));
  head.push(Uint8Array.of(4));
  expect(head.bytes().length).toBe(65_536);
  expect(head.bytes().at(-1)).toBe(2);
});
