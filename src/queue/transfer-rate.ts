/** Bytes of one upload sent by a time of a monotonic clock. */
export interface RateSample {
  readonly atMs: number;
  readonly sentBytes: number;
}

/** The newest samples of one attempt, oldest first; each has more bytes than the one before. */
export type Rate = readonly RateSample[];

/** Long enough to smooth out a bad network, short enough to follow it. */
const windowMs = 10_000;
/** Before that a first burst into the browser's buffers looks like a fast network. */
const learningMs = 2_000;
/** An upload without a byte for this long has stalled. */
const stalledMs = 8_000;

/** Adds a sample; returns the same samples if no byte was sent since the last one. */
export function withSample(rate: Rate, sample: RateSample): Rate {
  const last = rate.at(-1);
  if (last !== undefined && sample.sentBytes <= last.sentBytes) return rate;
  const recent = rate.filter(({ atMs }) => sample.atMs - atMs <= windowMs);
  // After a gap, the last sample stands for the whole window.
  return [...(recent.length > 0 || last === undefined ? recent : [last]), sample];
}

/** Returns true if no byte was sent for longer than a bad network explains. */
export const isStalled = (rate: Rate, nowMs: number): boolean => silenceMs(rate, nowMs) >= stalledMs;

/** Returns the milliseconds since the last byte was sent; 0 before the first. */
export function silenceMs(rate: Rate, nowMs: number): number {
  const last = rate.at(-1);
  return last === undefined ? 0 : nowMs - last.atMs;
}

/** Returns the speed in bytes per second; undefined until enough is known, and while stalled. */
export function speedOf(rate: Rate, nowMs: number): number | undefined {
  const first = rate.at(0);
  const last = rate.at(-1);
  if (first === undefined || last === undefined || isStalled(rate, nowMs)) return undefined;
  const knownMs = nowMs - first.atMs;
  const movedBytes = last.sentBytes - first.sentBytes;
  return knownMs < learningMs || movedBytes === 0 ? undefined : (movedBytes * 1000) / knownMs;
}
