import { backoffMs } from '#lib/backoff.ts';

import type { Timers } from './timers.ts';

const waiting = { baseMs: 1000, capMs: 300_000 };

/** Pauses of all uploads while the service takes none. */
export interface Pauses {
  readonly isPaused: () => boolean;
  /** Starts a pause: the service answered that it takes no uploads, and to wait `retryDelayMs` milliseconds if it said so. */
  readonly refused: (retryDelayMs?: number) => Refusal;
  /** Call after any other answer: the next refusal starts a new series. */
  readonly answered: () => void;
  /** Call when a document was stored: ends the pauses that the service hasn't asked for. */
  readonly stored: () => void;
}

/** Answer that the service takes no uploads. */
export interface Refusal {
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
  const running = { asked: new Set<() => void>(), own: new Set<() => void>() };
  let refusals = 0;
  const isPaused = (): boolean => running.asked.size + running.own.size > 0;

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
    refused(retryDelayMs = 0) {
      const isFirst = refusals === 0;
      // Attempts that were under way together are refused together.
      if (isFirst || !isPaused()) refusals += 1;
      // Half of the delay is random, so that devices that were refused together don't return together.
      const pauseMs = Math.max(retryDelayMs, backoffMs(refusals, waiting) * (0.5 + random() / 2));
      pause(pauseMs, retryDelayMs > 0 ? running.asked : running.own);
      return { pauseMs, isFirst };
    },
    answered: () => (refusals = 0),
    stored() {
      for (const end of running.own) end();
    },
  };
}
