import { expect, test } from 'vitest';

import type { ByteSource } from '#lib/byte-source.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { zipFile, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { createReadersHere } from '../../../tests/support/readers-here.ts';
import { inspectWith } from '../inspect-with.ts';
import { defaultLimits } from '../limits.ts';
import type { PackedTexts, TextBatch } from './read-batch.ts';
import type { TextReaders } from './text-queue.ts';

const MiB = 2 ** 20;

/** Inspects with these readers, each text in a batch of its own. */
const inspectShared = (file: ByteSource, readers?: TextReaders) =>
  inspectWith({ ...uninterruptedScheduling, batchBytes: 1 }, file, {
    // Spaces shrink to nearly nothing.
    limits: { ...defaultLimits, maxRatio: Infinity },
    startReaders: async () => readers,
  });

const page = (at: number, body: string): EntrySpec => ({
  name: at === 0 ? 'index.html' : `page-${at}.html`,
  data: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${at}</title>${body}`,
});

/** Pages with links to each other, faults on the way, and a picture after each of them. */
const faulty = Array.from({ length: 60 }, (_, at): EntrySpec[] => [
  page(
    at,
    `<p id="here">\n<a href="page-${at + 1}.html#here">next</a>\n<a href="Page-${at}.html">same</a>` +
      `<a href="gone-${at % 7}.html">gone</a><img src="${at}.png"><a href="index.html#lost-${at % 3}">lost</a>`,
  ),
  { name: `${at}.png`, data: `not a picture ${at}` },
]).flat();
faulty[20] = { ...faulty[20]!, central: { crc: 1 }, local: { crc: 1 } };
faulty[40] = { ...faulty[40]!, local: { versionNeeded: 99 } };
faulty[61] = { ...faulty[61]!, central: { crc: 1 }, local: { crc: 1 } };
faulty[80] = { ...faulty[80]!, packed: Uint8Array.of(0xff, 0xff) };

test.each([1, 2, 3])(
  '[MANUAL-48] the report is the same with %i readers, whose answers come in another order',
  async (count) => {
    const report = await inspectShared(zipFile(faulty));
    const readers = createReadersHere(count);
    expect(await inspectShared(zipFile(faulty), readers)).toEqual(report);
    expect(report.findings.length).toBeGreaterThan(10);
    expect(readers.workers).toHaveLength(count);
  },
);

test('[MANUAL-48] every reader is stopped at the end, and if the inspection fails', async () => {
  const readers = createReadersHere(2);
  await inspectShared(zipFile(faulty), readers);
  expect(readers.workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
  let disposals = 0;
  const failing = inspectWith(uninterruptedScheduling, zipFile(faulty), {
    startReaders: async () => ({ ...readers, dispose: () => (disposals += 1) }),
    onProgress() {
      throw new DOMException('gone', 'NotFoundError');
    },
  });
  await expect(failing).rejects.toThrow('gone');
  expect(disposals).toBe(1);
});

test('[MANUAL-48] texts are read here after a reader has failed', async () => {
  const report = await inspectShared(zipFile(faulty));
  const readers = createReadersHere(2);
  let calls = 0;
  const read = (batch: TextBatch): Promise<PackedTexts> | undefined => {
    calls += 1;
    return calls > 3 ? Promise.reject(new Error('out of memory')) : readers.read(batch);
  };
  expect(await inspectShared(zipFile(faulty), { ...readers, read })).toEqual(report);
  // Two were free, and failed at the same time at most.
  expect(calls).toBeLessThan(8);
});

/** Readers that take everything and answer only when the test wants. */
function createSlowReaders() {
  const calls: { readonly bytes: number; readonly fail: () => void }[] = [];
  const read = ({ entries }: TextBatch): Promise<PackedTexts> =>
    new Promise((_, reject) => {
      const bytes = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
      calls.push({ bytes, fail: () => reject(new Error('slow')) });
    });
  return { calls, readers: { read, dispose: () => undefined } };
}

const script = (name: string, sizeBytes: number): EntrySpec => ({ name, data: ' '.repeat(sizeBytes) });

test('[MANUAL-51] no more than 128 MiB of text and one batch are queued, however slow the readers are', async () => {
  const texts = Array.from({ length: 12 }, (_, at) => script(`${at}.js`, 15 * MiB));
  const { calls, readers } = createSlowReaders();
  const inspection = inspectShared(zipFile([page(0, ''), ...texts]), readers);
  await expect.poll(() => calls.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(120 * MiB);
  expect(calls).toHaveLength(10);
  for (const { fail } of calls) fail();
  expect(await inspection).toMatchObject({ complete: true, files: 13 });
  expect(calls).toHaveLength(10);
});

test('[MANUAL-51] texts above 16 MiB are read here, while the readers do nothing', async () => {
  const { calls, readers } = createSlowReaders();
  const entries = [script('large.js', 17 * MiB), page(0, '')];
  const inspection = inspectShared(zipFile(entries), readers);
  await expect.poll(() => calls.length, { timeout: 10_000 }).toBe(1);
  expect(calls[0]!.bytes).toBeLessThan(MiB);
  calls[0]!.fail();
  expect(await inspection).toMatchObject({ complete: true, files: 2 });
});
