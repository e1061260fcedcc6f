import type { DecodeBatch, Scheduling } from './scheduling.ts';
import { runYielding } from './steps.ts';
import { createContentCheck, unpackInSteps } from './zip/content-check.ts';

/** Little may be packed a thousand times smaller than it is: 4 MiB come out of a slice at the most. */
const sliceBytes = 2 ** 12;

/** Longest stretch, in milliseconds: short enough for a device that is some times slower than it looks. */
const longestMs = 8;

/**
 * For the thread of a page, which does other things too. Without jszip: it listens on the page's window for as long as
 * the page lives. Stops with the signal's reason.
 */
export function createCooperativeScheduling(signal: AbortSignal): Scheduling {
  let begunAt = performance.now();
  const yieldIfDue = (): Promise<void> | undefined => {
    signal.throwIfAborted();
    return performance.now() - begunAt < longestMs ? undefined : rest();
  };
  const rest = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    begunAt = performance.now();
  };
  return { sliceBytes, batchBytes: 2 ** 15, yieldIfDue: yieldIfDue, decode: decodeWith(yieldIfDue) };
}

const decodeWith =
  (yieldIfDue: Scheduling['yieldIfDue']): DecodeBatch =>
  async ({ entries, packed }, onEntry, onFault) => {
    const check = createContentCheck();
    for (const [at, entry] of entries.entries()) {
      const given = { entry, packed: packed[at]!, sliceBytes };
      const { bytes, fault } = await runYielding({ yieldIfDue: yieldIfDue }, unpackInSteps(check, given));
      if (fault === undefined) await onEntry(entry, bytes);
      else onFault(entry, fault);
      await yieldIfDue();
    }
  };
