import { backoffMs } from '#lib/backoff.ts';

import type { Timers } from './timers.ts';

const probing = { baseMs: 1000, capMs: 30_000 };

/** Whether the service can be reached, as far as the attempts have shown. */
export interface ConnectionState {
  readonly isOnline: () => boolean;
  /** Whether another attempt may start beside those under way: while the line is down one alone, from time to time. */
  readonly mayStart: (underWay: number) => boolean;
  /** An attempt ended without an answer. */
  readonly lost: () => void;
  /** Bytes went out, or something answered. */
  readonly reached: () => void;
  /** The network may be back: the next probe is due now. */
  readonly probeNow: () => void;
}

interface ConnectionStateOptions {
  readonly timers: Timers;
  readonly random: () => number;
  /** The line is up again, or a probe is due. */
  readonly onChange: () => void;
}

/** A line that is up. */
export function createConnectionState({ timers, random, onChange }: ConnectionStateOptions): ConnectionState {
  let state: 'up' | 'down' | 'probe-due' = 'up';
  let failures = 0;
  let cancelProbe: (() => void) | undefined;

  function makeProbeDue(): void {
    state = 'probe-due';
    onChange();
  }

  function moved(): void {
    // Where bytes get through, the next loss is a new one, however often the line was lost before.
    failures = 0;
    if (state === 'up') return;
    cancelProbe?.();
    state = 'up';
    onChange();
  }

  return {
    isOnline: () => state === 'up',
    mayStart: (underWay) => state === 'up' || (state === 'probe-due' && underWay === 0),
    lost() {
      // One that was under way when the line broke is no probe and says nothing new.
      if (state === 'down') return;
      state = 'down';
      failures += 1;
      // Half of the distance is by chance, so that devices cut off together do not come back together.
      const distanceMs = backoffMs(failures, probing) * (0.5 + random() / 2);
      cancelProbe = timers.set(distanceMs, makeProbeDue);
    },
    reached: moved,
    probeNow() {
      if (state !== 'down') return;
      cancelProbe?.();
      makeProbeDue();
    },
  };
}
