/** Time as a port. */
export interface Clock {
  /**
   * Milliseconds from some fixed moment; must never run backwards, and may or may not count time while the device
   * sleeps.
   */
  readonly now: () => number;
  /** Calls back about every `intervalMs` until the returned function is called. May be late, never early. */
  readonly every: (intervalMs: number, tick: () => void) => () => void;
}

/** The clock of the browser or of Node. */
export const systemClock: Clock = {
  now: () => performance.now(),
  every: (intervalMs, tick) => {
    const timer = setInterval(tick, intervalMs);
    return () => {
      clearInterval(timer);
    };
  },
};
