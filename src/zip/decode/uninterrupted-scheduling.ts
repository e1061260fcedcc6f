import { neverYields } from '#lib/time/yielding.ts';

import { decodeBatch } from './decode-batch.ts';
import type { Scheduling } from './scheduling.ts';

/** Scheduling of a dedicated thread. A batch takes a few tenths of a second. */
export const uninterruptedScheduling: Scheduling = {
  ...neverYields,
  batchBytes: 2 ** 20,
  decode: decodeBatch,
};
