import type { Pace } from './pace.ts';

/** Work that can be left for a while after each step, which takes a millisecond or two at the most. */
export type Steps<T> = Generator<void, T>;

/** Characters of markup that are read in a step. */
export const stepLength = 2 ** 14;

/** What has its thread for itself. */
export const withoutPause: Pick<Pace, 'breathe'> = { breathe: () => undefined };

/** Does all of it at a stretch. */
export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does it with the pauses of a pace. Rejects with what the pace throws. */
export async function atPace<T>({ breathe }: Pick<Pace, 'breathe'>, steps: Steps<T>): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    const rest = breathe();
    if (rest !== undefined) await rest;
    step = steps.next();
  }
  return step.value;
}
