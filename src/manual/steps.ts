import type { Scheduling } from './scheduling.ts';

/** Work that can be left for a while after each step, which takes a millisecond or two at the most. */
export type Steps<T> = Generator<void, T>;

/** Characters of markup that are read in a step. */
export const stepLength = 2 ** 14;

/** What has its thread for itself. */
export const neverYields: Pick<Scheduling, 'yieldIfDue'> = { yieldIfDue: () => undefined };

/** Does all of it at a stretch. */
export function runAtOnce<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does it with the pauses of a scheduling. Rejects with what the scheduling throws. */
export async function runYielding<T>(
  { yieldIfDue }: Pick<Scheduling, 'yieldIfDue'>,
  steps: Steps<T>,
): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    const rest = yieldIfDue();
    if (rest !== undefined) await rest;
    step = steps.next();
  }
  return step.value;
}
