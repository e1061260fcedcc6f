import { createContentCheck, unpack } from '../read/content-check.ts';
import type { DecodeBatch, Scheduling } from './scheduling.ts';

/** Deflate shrinks data up to about a thousand times: a slice unpacks to at most 4 MiB. */
const sliceBytes = 2 ** 12;

/** Longest time without yielding, in milliseconds: short enough for much slower devices. */
const maxRunMs = 8;

/**
 * Scheduling for the page's thread. Without jszip, which leaves listeners on the page's window forever. Rejects with
 * the signal's reason.
 */
export function createCooperativeScheduling(signal: AbortSignal): Scheduling {
  let resumedAt = performance.now();
  const yieldIfDue = (): Promise<void> | undefined => {
    signal.throwIfAborted();
    return performance.now() - resumedAt < maxRunMs ? undefined : pause();
  };
  const pause = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    resumedAt = performance.now();
  };
  return { sliceBytes, batchBytes: 2 ** 15, yieldIfDue, decode: decodeWith(yieldIfDue) };
}

const decodeWith =
  (yieldIfDue: Scheduling['yieldIfDue']): DecodeBatch =>
  async ({ entries, packed }, onEntry) => {
    const check = createContentCheck();
    for (const [at, entry] of entries.entries()) {
      await yieldIfDue();
      await onEntry(entry, unpack(check, entry, packed[at]!));
    }
  };
