import type { Scheduling } from './scheduling.ts';

/** Work that can be interrupted after each step, which takes a millisecond or two at most. */
export type Steps<T> = Generator<void, T>;

/** Characters of markup read per step. */
export const stepLength = 2 ** 14;

/** Scheduling of a dedicated thread. */
export const neverYields: Pick<Scheduling, 'yieldIfDue'> = { yieldIfDue: () => undefined };

/** Takes all steps without yielding. */
export function runAtOnce<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Takes the steps with the pauses of a scheduling. Rejects with the errors of the scheduling. */
export async function runYielding<T>(
  { yieldIfDue }: Pick<Scheduling, 'yieldIfDue'>,
  steps: Steps<T>,
): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    const pause = yieldIfDue();
    if (pause !== undefined) await pause;
    step = steps.next();
  }
  return step.value;
}
