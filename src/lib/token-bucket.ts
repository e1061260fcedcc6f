/** Rate limit that allows bursts. */
export interface TokenBucket {
  /** Takes tokens; false, and nothing is taken, where there are too few. */
  readonly take: (tokens?: number) => boolean;
}

interface TokenBucketOptions {
  /** Tokens at the start, and the most there can be. */
  readonly capacity: number;
  readonly refillPerSecond: number;
  /** Milliseconds on a clock that never goes back. */
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
    take(wanted = 1) {
      const at = now();
      tokens = Math.min(capacity, tokens + ((at - filledAt) / 1000) * refillPerSecond);
      filledAt = at;
      if (tokens < wanted) return false;
      tokens -= wanted;
      return true;
    },
  };
}
