/** Bytes of one upload that had gone out at a moment of a clock that never goes back. */
export interface RateSample {
  readonly atMs: number;
  readonly sentBytes: number;
}

/** The newest samples of one attempt, oldest first; each has more bytes than the one before. */
export type Rate = readonly RateSample[];

/** Long enough to ride out the gaps of a bad network, short enough to follow it. */
const windowMs = 10_000;
/** Before that a first burst into the browser's buffers looks like a fast network. */
const learningMs = 2_000;
/** Without a byte for so long an upload is said to stand still. */
const stalledMs = 8_000;

/** The samples with a new one; the same ones where no byte has gone out since. */
export function withSample(rate: Rate, sample: RateSample): Rate {
  const last = rate.at(-1);
  if (last !== undefined && sample.sentBytes <= last.sentBytes) return rate;
  const recent = rate.filter(({ atMs }) => sample.atMs - atMs <= windowMs);
  // After a gap the last one stands for the window, or nothing would be known for a while.
  return [...(recent.length > 0 || last === undefined ? recent : [last]), sample];
}

/** Whether no byte has gone out for longer than a bad network explains. */
export const isStalled = (rate: Rate, nowMs: number): boolean => silenceMs(rate, nowMs) >= stalledMs;

/** Milliseconds since the last byte went out; 0 while none has. */
export function silenceMs(rate: Rate, nowMs: number): number {
  const last = rate.at(-1);
  return last === undefined ? 0 : nowMs - last.atMs;
}

/** Bytes per second; `undefined` until enough is known, and while nothing moves. */
export function speedOf(rate: Rate, nowMs: number): number | undefined {
  const first = rate.at(0);
  const last = rate.at(-1);
  if (first === undefined || last === undefined || isStalled(rate, nowMs)) return undefined;
  const knownMs = nowMs - first.atMs;
  const movedBytes = last.sentBytes - first.sentBytes;
  return knownMs < learningMs || movedBytes === 0 ? undefined : (movedBytes * 1000) / knownMs;
}
