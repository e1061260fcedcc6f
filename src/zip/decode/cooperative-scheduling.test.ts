import { deflateRawSync } from 'node:zlib';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { crc32 } from '../crc32.ts';
import type { ZipEntry } from '../entry.ts';
import { createCooperativeScheduling } from './cooperative-scheduling.ts';
import { createBatchBuilder, type JszipBatch } from './jszip-batch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Bytes that hardly compress. */
const noise = (length: number): Uint8Array => Uint8Array.from({ length }, (_, at) => (at * at * 7919) >>> 5);

/** A batch with these contents, deflated and stored alternately. */
function batchOf(contents: readonly Uint8Array[]): JszipBatch {
  const builder = createBatchBuilder();
  contents.forEach((content, at) => {
    const method = at % 2 === 0 ? 8 : 0;
    const packed = method === 8 ? deflateRawSync(content) : content;
    const sizes = { compressedBytes: packed.length, sizeBytes: content.length };
    builder.begin({ name: `${at}.html`, method, crc: crc32(content), ...sizes } as ZipEntry);
    builder.push(packed);
    builder.keep();
  });
  return builder.build();
}

const runningSignal = new AbortController().signal;

test('[MANUAL-22] it yields to the page after every 8 ms', async () => {
  vi.advanceTimersByTime(100);
  const { yieldIfDue } = createCooperativeScheduling(runningSignal);
  vi.advanceTimersByTime(7);
  expect(yieldIfDue()).toBeUndefined();
  vi.advanceTimersByTime(1);
  const turns: string[] = [];
  setTimeout(() => turns.push('page'));
  const rest = yieldIfDue();
  expect(rest).toBeInstanceOf(Promise);
  void rest?.then(() => turns.push('inspection'));
  await vi.advanceTimersByTimeAsync(3);
  expect(turns).toEqual(['page', 'inspection']);
  vi.advanceTimersByTime(4);
  expect(yieldIfDue()).toBeUndefined();
  vi.advanceTimersByTime(8);
  const again = yieldIfDue();
  expect(again).toBeInstanceOf(Promise);
  await vi.advanceTimersByTimeAsync(1);
  await again;
});

test('[MANUAL-22] slices are small: 4 KiB of packed data, and batches of 32 KiB of text', () => {
  expect(createCooperativeScheduling(runningSignal)).toMatchObject({
    sliceBytes: 4096,
    batchBytes: 32_768,
  });
});

test('[MANUAL-4] it rejects with the reason of the signal', () => {
  const { yieldIfDue } = createCooperativeScheduling(AbortSignal.abort('taken back'));
  expect(yieldIfDue).toThrow('taken back');
});

const noFault = ({ name }: ZipEntry) => expect.unreachable(name);

test('each entry of a batch is unpacked in order, across the edges of slices', async () => {
  const sizes = [20_000, 9_000, 4_096, 0, 300, 4_096, 1, 1, 0, 2, 3, 5_000];
  const contents = sizes.map(noise);
  const seen: [string, Uint8Array][] = [];
  await createCooperativeScheduling(runningSignal).decode(
    batchOf(contents),
    (entry, bytes) => seen.push([entry.name, Uint8Array.from(bytes)]),
    noFault,
  );
  expect(seen).toEqual(contents.map((content, at) => [`${at}.html`, content]));
});

test('the handler of an entry is awaited', async () => {
  const seen: string[] = [];
  await createCooperativeScheduling(runningSignal).decode(
    batchOf([noise(10), noise(10)]),
    async ({ name }) => {
      await Promise.resolve();
      await Promise.resolve();
      seen.push(name);
    },
    noFault,
  );
  expect(seen).toEqual(['0.html', '1.html']);
});

test("[MANUAL-13] an entry that doesn't match its declaration is reported, and the next one is unpacked", async () => {
  const { entries, ...rest } = batchOf([noise(10), noise(10), noise(10)]);
  const [first, second, third] = entries;
  const lies = [{ ...first!, crc: 1 }, { ...second!, sizeBytes: 9 }, third!];
  const reported: string[] = [];
  await createCooperativeScheduling(runningSignal).decode(
    { entries: lies, ...rest },
    ({ name }) => reported.push(name),
    ({ name }, { code }) => reported.push(`${code} ${name}`),
  );
  expect(reported).toEqual(['ZIP-CRC 0.html', 'ZIP-SIZE 1.html', '2.html']);
});

test('[MANUAL-4] after an abort no entry follows, and none is unpacked to its end', async () => {
  const abort = new AbortController();
  const scheduling = createCooperativeScheduling(abort.signal);
  const seen: string[] = [];
  const batch = batchOf([noise(10), noise(10)]);
  const decoding = scheduling.decode(
    batch,
    ({ name }) => {
      seen.push(name);
      if (name === '0.html') abort.abort('taken back');
    },
    noFault,
  );
  await expect(decoding).rejects.toBe('taken back');
  expect(seen).toEqual(['0.html']);
  const deflated = batchOf([noise(10)]);
  await expect(scheduling.decode(deflated, ({ name }) => expect.unreachable(name), noFault)).rejects.toBe(
    'taken back',
  );
});

test('[MANUAL-22] a large entry yields to the page after each slice', async () => {
  const batch = batchOf([noise(20_000)]);
  const scheduling = createCooperativeScheduling(runningSignal);
  vi.advanceTimersByTime(8);
  let isDone = false;
  const decoding = scheduling.decode(batch, () => (isDone = true), noFault);
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(1);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await decoding;
  expect(isDone).toBe(true);
});
