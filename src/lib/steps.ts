/** Work that can be interrupted after each step, which takes a millisecond or two at most. */
export type Steps<T> = Generator<void, T>;

/** Characters of markup read per step. */
export const stepLength = 2 ** 14;

/** Pauses of work that takes steps. */
export interface Pauses {
  /** Called after each step; the returned promise is awaited. */
  readonly yieldIfDue: () => Promise<void> | undefined;
}

/** Pauses of a dedicated thread. */
export const neverYields: Pauses = { yieldIfDue: () => undefined };

/** Takes all steps without yielding. */
export function runAtOnce<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Takes the steps, and yields when it is due. Rejects with the errors of `yieldIfDue`. */
export async function runYielding<T>({ yieldIfDue }: Pauses, steps: Steps<T>): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    const pause = yieldIfDue();
    if (pause !== undefined) await pause;
    step = steps.next();
  }
  return step.value;
}
