import { backoffMs } from '#lib/backoff.ts';

import type { Timers } from './timers.ts';

const waiting = { baseMs: 1000, capMs: 300_000 };

/** Pauses of all uploads while the service takes none. */
export interface Pauses {
  readonly isPaused: () => boolean;
  /**
   * Call when the service answered that it takes no uploads, with the wait in milliseconds that it asks for. Returns the
   * milliseconds to pause.
   */
  readonly refused: (retryDelayMs?: number) => number;
  /** Call after any other answer: the next refusal starts a new series. */
  readonly accepted: () => void;
  /** Starts a pause of `delayMs` milliseconds. */
  readonly pauseFor: (delayMs: number) => void;
}

interface PausesOptions {
  readonly timers: Timers;
  readonly random: () => number;
  /** Called when a pause is over. */
  readonly onEnd: () => void;
}

export function createPauses({ timers, random, onEnd }: PausesOptions): Pauses {
  let pauses = 0;
  let refusals = 0;
  return {
    isPaused: () => pauses > 0,
    refused(retryDelayMs = 0) {
      // Attempts that were under way together are refused together.
      if (pauses === 0) refusals += 1;
      // Half of the delay is random, so that devices that were refused together don't return together.
      return Math.max(retryDelayMs, backoffMs(refusals, waiting) * (0.5 + random() / 2));
    },
    accepted: () => (refusals = 0),
    pauseFor(delayMs) {
      pauses += 1;
      timers.set(delayMs, () => {
        pauses -= 1;
        onEnd();
      });
    },
  };
}
