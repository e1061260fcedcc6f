import { deflateRawSync } from 'node:zlib';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import { crc32 } from '../crc32.ts';
import { createCooperativeScheduling } from './cooperative-scheduling.ts';
import type { Batch } from './scheduling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Bytes that hardly compress. */
const noise = (length: number): Uint8Array => Uint8Array.from({ length }, (_, at) => (at * at * 7919) >>> 5);

function batchOf(...contents: readonly Uint8Array[]): Batch {
  const packed = contents.map((content) => deflateRawSync(content));
  const entries = contents.map((content, at) =>
    createEntry({ name: String(at), method: 8, crc: crc32(content), sizeBytes: content.length }),
  );
  return { entries, packed };
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

test('[MANUAL-22] it yields before an entry', async () => {
  const contents = [noise(4_096), noise(0)];
  const scheduling = createCooperativeScheduling(runningSignal);
  vi.advanceTimersByTime(8);
  const seen: Uint8Array[] = [];
  const decoding = scheduling.decode(batchOf(...contents), (_, bytes) => seen.push(Uint8Array.from(bytes!)));
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(1);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await decoding;
  expect(seen).toEqual(contents);
});

test('[MANUAL-22] after an abort no entry follows, and it rejects with the reason', async () => {
  const abort = new AbortController();
  const scheduling = createCooperativeScheduling(abort.signal);
  const seen: string[] = [];
  const decoding = scheduling.decode(batchOf(noise(10), noise(10)), ({ name }) => {
    seen.push(name);
    abort.abort('taken back');
  });
  await expect(decoding).rejects.toBe('taken back');
  expect(seen).toEqual(['0']);
  await expect(scheduling.decode(batchOf(noise(10)), () => expect.unreachable())).rejects.toBe('taken back');
});
