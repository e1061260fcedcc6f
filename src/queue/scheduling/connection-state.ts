import { backoffMs } from '#lib/backoff.ts';

import type { Upload } from '../upload.ts';
import type { Timers } from '../timers.ts';

const probing = { baseMs: 1000, capMs: 300_000 };

/** Connection to the service, as attempts show it. */
export interface ConnectionState {
  readonly isOnline: () => boolean;
  /** Returns true if another attempt may start. While offline, only single probes may. */
  readonly mayStart: (underWay: number) => boolean;
  /** Start of the current outage in milliseconds since the epoch; undefined while online. */
  readonly offlineSince: () => number | undefined;
  /** Call when an attempt of this upload ended without an answer. */
  readonly lost: (id: string) => void;
  /** Returns the uploads in the order in which they may start: the last one without an answer isn't the next probe. */
  readonly inOrder: (uploads: readonly Upload[]) => readonly Upload[];
  /** Call when bytes were sent. */
  readonly reached: () => void;
  /** Call when an answer came: the next loss starts a new series of probes. */
  readonly answered: () => void;
  /** Makes the next probe due now, since the network may be back. */
  readonly probeNow: () => void;
}

interface ConnectionStateOptions {
  readonly timers: Timers;
  readonly random: () => number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly isOffline: () => boolean;
  /** Called when the connection is back or a probe is due. */
  readonly onChange: () => void;
}

/** Starts online. */
export function createConnectionState({
  timers,
  random,
  now,
  isOffline,
  onChange,
}: ConnectionStateOptions): ConnectionState {
  let state: 'up' | 'down' | 'probe-due' = 'up';
  let failures = 0;
  let offlineSince: number | undefined;
  let lostId: string | undefined;
  let cancelProbe: (() => void) | undefined;

  function makeProbeDue(): void {
    state = 'probe-due';
    onChange();
  }

  function reached(): void {
    if (state === 'up') return;
    cancelProbe?.();
    state = 'up';
    onChange();
  }

  return {
    isOnline: () => state === 'up',
    mayStart: (underWay) => state === 'up' || (state === 'probe-due' && underWay === 0),
    offlineSince: () => offlineSince,
    inOrder: (uploads) =>
      state === 'up'
        ? uploads
        : uploads.toSorted((a, b) => Number(a.id === lostId) - Number(b.id === lostId)),
    lost(id) {
      offlineSince ??= now();
      lostId = id;
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
    reached,
    answered() {
      failures = 0;
      offlineSince = undefined;
      reached();
    },
    probeNow() {
      if (state !== 'down') return;
      cancelProbe?.();
      makeProbeDue();
    },
  };
}
