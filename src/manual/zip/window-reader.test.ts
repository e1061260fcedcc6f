import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createWindowReader } from './window-reader.ts';

const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => at & 255);

test('any row of reads, forwards and backwards, gives the bytes of the file', async () => {
  const read = fc.record({ at: fc.nat({ max: 999 }), length: fc.integer({ min: 1, max: 60 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(read), fc.integer({ min: 8, max: 100 }), async (reads, windowBytes) => {
      const reader = createWindowReader(new Blob([bytes]), windowBytes);
      for (const { at, length } of reads) {
        const wanted = bytes.subarray(at, at + length);
        expect(await reader.load(at, length)).toEqual(wanted);
        const peeked = reader.peek(at, wanted.length);
        expect(peeked).toEqual(wanted);
        const chunk = await reader.chunk(at, length);
        expect(chunk.length).toBeGreaterThan(0);
        expect(chunk).toEqual(bytes.subarray(at, at + chunk.length));
      }
    }),
  );
});

test('reading from front to back reads every byte once', async () => {
  const file = new Blob([bytes]);
  let readBytes = 0;
  const source = {
    size: file.size,
    slice(start: number, end: number) {
      readBytes += end - start;
      return file.slice(start, end);
    },
  };
  const reader = createWindowReader(source, 64);
  for (let at = 0; at < bytes.length;) at += (await reader.chunk(at, 30)).length;
  expect(readBytes).toBe(bytes.length);
});
