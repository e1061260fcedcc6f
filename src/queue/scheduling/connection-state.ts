import { backoffMs } from '#lib/backoff.ts';

import type { Timers } from './timers.ts';

const probing = { baseMs: 1000, capMs: 300_000 };

/** Connection to the service, as attempts show it. */
export interface ConnectionState {
  readonly isOnline: () => boolean;
  /** Returns true if another attempt may start. While offline, only single probes may. */
  readonly mayStart: (underWay: number) => boolean;
  /** Call when an attempt ended without an answer. */
  readonly lost: () => void;
  /** Call when bytes were sent or an answer came. */
  readonly reached: () => void;
  /** Makes the next probe due now, since the network may be back. */
  readonly probeNow: () => void;
}

interface ConnectionStateOptions {
  readonly timers: Timers;
  readonly random: () => number;
  readonly isOffline: () => boolean;
  /** Called when the connection is back or a probe is due. */
  readonly onChange: () => void;
}

/** Starts online. */
export function createConnectionState({
  timers,
  random,
  isOffline,
  onChange,
}: ConnectionStateOptions): ConnectionState {
  let state: 'up' | 'down' | 'probe-due' = 'up';
  let failures = 0;
  let cancelProbe: (() => void) | undefined;

  function makeProbeDue(): void {
    state = 'probe-due';
    onChange();
  }

  function moved(): void {
    // Bytes got through, so the next loss starts a new series of probes.
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
      // Already offline: an attempt from before isn't a probe.
      if (state === 'down') return;
      state = 'down';
      failures += 1;
      // Half of the delay is random, so that devices that lost the network together don't return together.
      const distanceMs = backoffMs(failures, probing) * (0.5 + random() / 2);
      cancelProbe = timers.set(distanceMs, () => {
        // The browser reports when that changes.
        if (!isOffline()) makeProbeDue();
      });
    },
    reached: moved,
    probeNow() {
      if (state !== 'down') return;
      cancelProbe?.();
      makeProbeDue();
    },
  };
}
