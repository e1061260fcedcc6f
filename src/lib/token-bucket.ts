/** Rate limit that allows bursts. */
export interface TokenBucket {
  /** Takes tokens; returns false and takes none if there are too few. */
  readonly take: (tokens?: number) => boolean;
}

interface TokenBucketOptions {
  /** Tokens at the start, and the maximum. */
  readonly capacity: number;
  readonly refillPerSecond: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Creates a full bucket. */
export function createTokenBucket({
  capacity,
  refillPerSecond,
  now = () => performance.now(),
}: TokenBucketOptions): TokenBucket {
  let tokens = capacity;
  let filledAt = now();
  return {
    take(count = 1) {
      const at = now();
      tokens = Math.min(capacity, tokens + ((at - filledAt) / 1000) * refillPerSecond);
      filledAt = at;
      if (tokens < count) return false;
      tokens -= count;
      return true;
    },
  };
}
