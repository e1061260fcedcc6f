import type { Scheduling } from './scheduling.ts';
import { decodeBatch } from './zip/decode-batch.ts';

/** For a thread of one's own. A batch is some tenths of a second of work. */
export const uninterruptedScheduling: Scheduling = {
  sliceBytes: Infinity,
  batchBytes: 2 ** 20,
  decode: decodeBatch,
  yieldIfDue: () => undefined,
};
