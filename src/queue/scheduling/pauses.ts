import { backoffMs } from '#lib/backoff.ts';

import type { Timers } from './timers.ts';

const waiting = { baseMs: 1000, capMs: 300_000 };

/** Pauses of all uploads while the service takes none. */
export interface Pauses {
  readonly isPaused: () => boolean;
  /** Starts a pause: the service answered that it takes no uploads, and to wait `retryDelayMs` milliseconds if it said so. */
  readonly rejected: (retryDelayMs?: number) => Rejection;
  /** Call after any other answer: the next rejection starts a new series. */
  readonly answered: () => void;
  /** Call when a document was stored: ends the pauses that the service hasn't asked for. */
  readonly stored: () => void;
}

/** Answer that the service takes no uploads. */
export interface Rejection {
  /** Length of the pause in milliseconds. */
  readonly pauseMs: number;
  /** True if the service gave another answer before: the reason may be this upload. */
  readonly isFirst: boolean;
}

interface PausesOptions {
  readonly timers: Timers;
  readonly random: () => number;
  /** Called when a pause is over. */
  readonly onEnd: () => void;
}

export function createPauses({ timers, random, onEnd }: PausesOptions): Pauses {
  /** Functions that end a pause. Those that the service asked for only end with their time. */
  const running = { requested: new Set<() => void>(), own: new Set<() => void>() };
  let rejections = 0;
  const isPaused = (): boolean => running.requested.size + running.own.size > 0;

  function pause(pauseMs: number, pauses: Set<() => void>): void {
    const end = (): void => {
      cancel();
      pauses.delete(end);
      onEnd();
    };
    const cancel = timers.set(pauseMs, end);
    pauses.add(end);
  }

  return {
    isPaused,
    rejected(retryDelayMs = 0) {
      const isFirst = rejections === 0;
      // Attempts that were under way together are rejected together.
      if (isFirst || !isPaused()) rejections += 1;
      // Half of the delay is random, so that devices that were rejected together don't return together.
      const pauseMs = Math.max(retryDelayMs, backoffMs(rejections, waiting) * (0.5 + random() / 2));
      pause(pauseMs, retryDelayMs > 0 ? running.requested : running.own);
      return { pauseMs, isFirst };
    },
    answered: () => (rejections = 0),
    stored() {
      for (const end of running.own) end();
    },
  };
}
