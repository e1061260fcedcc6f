import type { Scheduling } from './scheduling.ts';
import { decodeBatch } from './zip/decode-batch.ts';

/** Scheduling of a dedicated thread. A batch takes a few tenths of a second. */
export const uninterruptedScheduling: Scheduling = {
  sliceBytes: Infinity,
  batchBytes: 2 ** 20,
  decode: decodeBatch,
  yieldIfDue: () => undefined,
};
