/** Exponential backoff between attempts. */
export interface Backoff {
  /** First delay, in milliseconds. */
  readonly baseMs: number;
  /** Longest delay, in milliseconds. */
  readonly capMs: number;
}

/** Returns the delay after a number of failures (from 1), without jitter: it doubles each time up to the cap. */
export const backoffMs = (failures: number, { baseMs, capMs }: Backoff): number =>
  Math.min(capMs, baseMs * 2 ** (failures - 1));
