import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { readBytes } from '#lib/read-bytes.ts';

import { zipFile, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { defaultPackageLimits } from '../package-limits.ts';
import { undivided } from '#zip/read/scan-entries.ts';
import { bufferEdges } from './edge-buffer.ts';
import { openZipTree } from './zip-tree.ts';

/** Bytes that compress a little, so that they aren't stored. */
const contentOf = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (at % 7 === 0 ? 0 : (at * at * 31) & 255));

async function open(entry: Omit<EntrySpec, 'name'>, remainingBytes = Infinity) {
  const budget = { remainingBytes };
  const tree = await openZipTree(zipFile([{ name: 'inner', ...entry }]), {
    limits: defaultPackageLimits,
    scheduling: undivided,
    budget,
  });
  return { source: await tree!.open('inner'), budget };
}

const range = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(300_000));

test.for([
  [0, 3_000_000],
  [8, 3_000_000],
  [8, 50_000],
])('[PACKAGE-9] any ranges in any order, method %i, %i bytes', async ([method, length]) => {
  const content = contentOf(length!);
  await fc.assert(
    fc.asyncProperty(
      fc.array(range, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (ranges, isBuffered) => {
        const { source } = await open({ data: content, method: method! });
        const file = isBuffered ? bufferEdges(source) : source;
        const read = ranges.map(async ([from, bytes]) => {
          const start = Math.floor(from * length!);
          const end = Math.min(length!, start + bytes);
          // `toEqual` takes seconds for as many bytes.
          expect(Buffer.compare(await readBytes(file, start, end), content.subarray(start, end))).toBe(0);
        });
        await Promise.all(read);
      },
    ),
    { numRuns: 20 },
  );
});

test('[PACKAGE-9] the end of compressed content costs one run, and reads from front to back another', async () => {
  const size = 3_000_000;
  const { source, budget } = await open({ data: contentOf(size) }, 10 * size);
  const used = (): number => 10 * size - budget.remainingBytes;
  for (let back = 1; back < 20; back += 1) await readBytes(source, size - back * 1_000, size);
  expect(used()).toBe(size);
  for (let at = 0; at < size - 300_000; at += 100_000) await readBytes(source, at, at + 100_000);
  expect(used()).toBeLessThan(2.1 * size);
});

test('[PACKAGE-12] content that isn’t sound is an error of the entry', async () => {
  const content = contentOf(3_000_000);
  const { source } = await open({ data: content, central: { crc: 1 }, local: { crc: 1 } });
  const failure = { name: 'EntryUnreadableError', problem: 'damaged' };
  await expect(readBytes(source, 2_900_000, 3_000_000)).rejects.toMatchObject(failure);
  // The beginning is readable.
  expect(await readBytes(source, 0, 10)).toEqual(content.slice(0, 10));
  const { source: limited } = await open({ data: content }, 1_000_000);
  await expect(readBytes(limited, 0, 2_000_000)).rejects.toMatchObject({ problem: 'too-large' });
});
