import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { alterFile } from '../../../tests/support/alter-file.ts';
import { packContent } from './pack-content.ts';

test('content that gets smaller is deflated', async () => {
  const text = 'The press stops when the door opens. '.repeat(100);
  const { data, ...packed } = await packContent(new Blob([text]), { isCompressible: true });
  expect(inflateRawSync(await data.arrayBuffer()).toString()).toBe(text);
  expect(packed).toEqual({ method: 8, crc: crc32(text), compressedBytes: data.size, sizeBytes: 3_700 });
  expect(data.size).toBeLessThan(100);
});

test.for<[string, string, boolean]>([
  ['incompressible by type', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false],
  ["content that doesn't get smaller", '123456789', true],
  ['an empty file', '', true],
])('%s is stored, as the file itself', async ([, text, isCompressible]) => {
  const file = new Blob([text]);
  const packed = await packContent(file, { isCompressible });
  expect(packed.data).toBe(file);
  expect(packed).toEqual({
    data: file,
    method: 0,
    crc: crc32(text),
    compressedBytes: text.length,
    sizeBytes: text.length,
  });
});

test("content that doesn't get smaller is stored", async () => {
  const file = new Blob(['aaaaaaéàüö']);
  expect(deflateRawSync(await file.arrayBuffer())).toHaveLength(file.size);
  expect(await packContent(file, { isCompressible: true })).toMatchObject({ method: 0 });
});

test('a file is read in chunks of 1 MiB, with a yield after every 64 KiB', async () => {
  const file = new Blob([new Uint8Array(2 ** 20 + 100_000)]);
  const read: number[] = [];
  let pauses = 0;
  const packed = await packContent(file, {
    isCompressible: true,
    onRead: (bytes) => read.push(bytes),
    yieldIfDue: () => {
      pauses += 1;
      return undefined;
    },
  });
  expect(read).toEqual([1_048_576, 100_000]);
  expect(pauses).toBe(18);
  expect(packed.sizeBytes).toBe(1_148_576);
  expect(inflateRawSync(await packed.data.arrayBuffer()).equals(Buffer.alloc(1_148_576))).toBe(true);
});

test('a file that ends early counts as unreadable', async () => {
  const file = alterFile(new Blob(['gone']), { size: 10 });
  const error = await packContent(file, { isCompressible: false }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DOMException);
  expect(error).toMatchObject({ name: 'NotReadableError', message: 'The file ended early.' });
});
