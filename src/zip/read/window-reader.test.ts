import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createWindowReader } from './window-reader.ts';

const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => at & 255);

test('any sequence of reads, forwards and backwards, returns the bytes of the file', async () => {
  const read = fc.record({ at: fc.nat({ max: 999 }), length: fc.integer({ min: 1, max: 60 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(read), fc.integer({ min: 8, max: 100 }), async (reads, windowBytes) => {
      const reader = createWindowReader(new Blob([bytes]), windowBytes);
      for (const { at, length } of reads) {
        const wanted = bytes.subarray(at, at + length);
        expect(await reader.load(at, length)).toEqual(wanted);
        const chunk = await reader.chunk(at, length);
        expect(chunk.length).toBeGreaterThan(0);
        expect(chunk).toEqual(bytes.subarray(at, at + chunk.length));
      }
    }),
  );
});

test('a scan from front to back reads every byte once', async () => {
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

/** A reader with windows of 100 bytes, and the parts of the file it has read so far. */
function createReader() {
  const file = new Blob([bytes]);
  const reads: string[] = [];
  const source = {
    size: file.size,
    slice(start: number, end: number) {
      reads.push(`${start}-${end}`);
      return file.slice(start, end);
    },
  };
  return { reader: createWindowReader(source, 100), reads };
}

test('nothing is read before the first request; then the next window is read ahead', async () => {
  const { reader, reads } = createReader();
  expect(reads).toEqual([]);
  expect(await reader.load(0, 10)).toEqual(bytes.subarray(0, 10));
  expect(reads).toEqual(['0-100', '100-200']);
  expect(await reader.load(90, 10)).toEqual(bytes.subarray(90, 100));
  expect(reads).toHaveLength(2);
});

test('bytes across the edge of a window are joined, and the bytes after them are loaded', async () => {
  const { reader, reads } = createReader();
  await reader.load(0, 10);
  expect(await reader.load(95, 10)).toEqual(bytes.subarray(95, 105));
  expect(reads).toEqual(['0-100', '100-200', '200-300']);
});

test('at the end of the file fewer bytes are returned, and nothing is read ahead', async () => {
  const { reader, reads } = createReader();
  expect(await reader.load(950, 100)).toEqual(bytes.subarray(950));
  expect(await reader.load(1_000, 10)).toEqual(new Uint8Array());
  expect(reads).toEqual(['950-1000', '1000-1000']);
  const { reader: other } = createReader();
  await other.load(950, 10);
  expect(await other.load(990, 20)).toEqual(bytes.subarray(990));
});

test('a chunk is what is loaded, and never more than a window', async () => {
  const { reader } = createReader();
  expect(await reader.chunk(0, 500)).toEqual(bytes.subarray(0, 100));
  expect(await reader.chunk(0, 5)).toEqual(bytes.subarray(0, 5));
  expect(await reader.chunk(90, 5)).toEqual(bytes.subarray(90, 95));
  expect(await reader.chunk(90, 50)).toEqual(bytes.subarray(90, 100));
  expect(await reader.chunk(100, 30)).toEqual(bytes.subarray(100, 130));
  expect(await reader.chunk(0, 30)).toEqual(bytes.subarray(0, 30));
  expect(await reader.chunk(1_000, 30)).toEqual(new Uint8Array());
});

test('a failed read-ahead rejects the read that needs its bytes, and no other', async () => {
  const file = new Blob([bytes]);
  const gone = new DOMException('The file is gone.', 'NotReadableError');
  const source = {
    size: file.size,
    slice: (start: number, end: number) =>
      start === 0 ? file.slice(start, end) : { arrayBuffer: () => Promise.reject(gone) },
  };
  const reader = createWindowReader(source, 100);
  expect(await reader.load(0, 10)).toEqual(bytes.subarray(0, 10));
  expect(await reader.load(90, 10)).toEqual(bytes.subarray(90, 100));
  await expect(reader.load(95, 10)).rejects.toBe(gone);
});
