/** Growth of the delay between attempts. */
export interface Backoff {
  /** The first distance, in milliseconds. */
  readonly baseMs: number;
  /** No distance is longer, in milliseconds. */
  readonly capMs: number;
}

/** The distance after that many failures, from 1 on, without any jitter: it doubles each time up to the cap. */
export const backoffMs = (failures: number, { baseMs, capMs }: Backoff): number =>
  Math.min(capMs, baseMs * 2 ** (failures - 1));
