import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { readBytes } from '#lib/read-bytes.ts';

import { bufferBoundaries } from './edge-buffer.ts';

const size = 1_500_000;
const content = Uint8Array.from({ length: size }, (_, at) => (at * 2_654_435_761) >>> 24);

/** A file that counts its reads; those from a place where `fails` returns true are rejected. */
function createFile(fails: (start: number) => boolean = () => false) {
  const reads: (readonly [start: number, end: number])[] = [];
  const file = {
    size,
    slice: (start: number, end: number) => ({
      async arrayBuffer() {
        reads.push([start, end]);
        if (fails(start)) throw new DOMException('The file is gone.', 'NotReadableError');
        return content.slice(start, end).buffer;
      },
    }),
  };
  return { file, reads };
}

test('[PACKAGE-9] each range is the same as in the file, wherever the boundaries are', async () => {
  const offset = fc.oneof(
    fc.nat(size),
    fc.constantFrom(0, 1, size - 1, size, size + 100_000, 400_000, 500_000),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(offset, { maxLength: 30 }),
      fc.array(fc.tuple(offset, fc.nat(100_000)), { minLength: 1, maxLength: 40 }),
      async (boundaries, ranges) => {
        const buffered = bufferBoundaries(
          createFile().file,
          boundaries.toSorted((a, b) => a - b),
        );
        const read = await Promise.all(
          ranges.map(([start, length]) => readBytes(buffered, start, start + length)),
        );
        for (const [at, [start, length]] of ranges.entries()) {
          expect(Buffer.compare(read[at]!, content.subarray(start, start + length))).toBe(0);
        }
      },
    ),
  );
});

test('[PACKAGE-9] the end of a container and the beginning of the next are one read', async () => {
  const { file, reads } = createFile();
  const buffered = bufferBoundaries(file, [300_000, 700_000, 1_100_000]);
  await Promise.all([
    readBytes(buffered, 700_000 - 80_000, 700_000),
    readBytes(buffered, 700_000, 700_030),
    readBytes(buffered, 700_060, 716_000),
  ]);
  expect(reads).toHaveLength(1);
  await readBytes(buffered, 400_000, 500_000);
  expect(reads.slice(1)).toEqual([[400_000, 500_000]]);
});

test('[PACKAGE-9] a failed read is the failure of what needed it', async () => {
  const { file } = createFile((start) => start > 500_000);
  const buffered = bufferBoundaries(file, [300_000, 700_000]);
  await expect(readBytes(buffered, 700_000, 700_030)).rejects.toThrow('gone');
  expect(await readBytes(buffered, 300_000, 300_002)).toEqual(content.slice(300_000, 300_002));
});
