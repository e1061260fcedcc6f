import { expect, test } from 'vitest';

import { createBlobParts } from './blob-parts.ts';

test('bytes and files come out in the order they were pushed', async () => {
  const parts = createBlobParts();
  expect(parts.sizeBytes()).toBe(0);
  const bytes = Uint8Array.of(0x61, 0x62);
  parts.push(bytes);
  // The caller may reuse its buffer afterwards.
  bytes.fill(0x7a);
  expect(parts.sizeBytes()).toBe(2);
  parts.push(Uint8Array.of(0x63));
  parts.push(new Blob(['def']));
  expect(parts.sizeBytes()).toBe(6);
  parts.push(new Blob([]));
  parts.push(new Blob(['gh']));
  parts.push(Uint8Array.of(0x69));
  expect(parts.sizeBytes()).toBe(9);
  expect(await parts.toBlob().text()).toBe('abcdefghi');
});

test('many bytes are flushed before the end and come out unchanged', async () => {
  const parts = createBlobParts();
  for (let part = 1; part <= 10; part += 1) parts.push(new Uint8Array(2 ** 20).fill(part));
  expect(parts.sizeBytes()).toBe(10 * 2 ** 20);
  const whole = new Uint8Array(await parts.toBlob().arrayBuffer());
  expect(whole.length).toBe(10 * 2 ** 20);
  expect(Array.from({ length: 10 }, (_, part) => whole[part * 2 ** 20 + 7])).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});
