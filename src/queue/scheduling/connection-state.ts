import { backoffMs } from '#lib/time/backoff.ts';

import type { Timers } from '../timers.ts';
import type { Upload } from '../upload.ts';

const probing = { baseMs: 1000, capMs: 300_000 };

/** Connection to the service, as attempts show it. */
export type ConnectionState = ReturnType<typeof createConnectionState>;

interface ConnectionStateOptions {
  readonly timers: Timers;
  readonly random: () => number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly isOffline: () => boolean;
  /** Called when the connection is back or a probe is due. */
  readonly onChange: () => void;
}

/** Losses since the last answer. */
interface Outage {
  readonly losses: number;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

type State =
  /** With an outage after bytes were sent again, until an answer comes. */
  | { readonly kind: 'online'; readonly outage?: Outage | undefined }
  | {
      readonly kind: 'offline';
      readonly outage: Outage;
      readonly lostId: string;
      readonly cancelProbe: () => void;
    }
  | { readonly kind: 'probe-due'; readonly outage: Outage; readonly lostId: string };

/** Starts online. */
export function createConnectionState({ timers, random, now, isOffline, onChange }: ConnectionStateOptions) {
  let state: State = { kind: 'online' };

  function makeProbeDue(): void {
    if (state.kind !== 'offline') return;
    const { outage, lostId, cancelProbe } = state;
    cancelProbe();
    state = { kind: 'probe-due', outage, lostId };
    onChange();
  }

  /** Makes a probe due after the delay, or later while the browser reports to be offline, in which it may be wrong. */
  function scheduleProbe(delayMs: number): () => void {
    let cancel = timers.set(delayMs, () => {
      if (isOffline()) cancel = timers.set(probing.capMs, makeProbeDue);
      else makeProbeDue();
    });
    return () => cancel();
  }

  function goOnline(outage: Outage | undefined): void {
    const before = state;
    state = { kind: 'online', outage };
    if (before.kind === 'online') return;
    if (before.kind === 'offline') before.cancelProbe();
    onChange();
  }

  return {
    isOnline: () => state.kind === 'online',
    /** Returns true if another attempt may start. While offline, only single probes may. */
    mayStart: (underWay: number) => state.kind === 'online' || (state.kind === 'probe-due' && underWay === 0),
    /** Start of the current outage in milliseconds since the epoch; undefined once an answer came. */
    offlineSince: () => state.outage?.since,
    /** Returns the uploads in the order in which they may start: the last one without an answer isn't the next probe. */
    inOrder: (uploads: readonly Upload[]) => {
      if (state.kind === 'online') return uploads;
      const { lostId } = state;
      return uploads.toSorted((a, b) => Number(a.id === lostId) - Number(b.id === lostId));
    },
    /** Call when an attempt of this upload ended without an answer. */
    lost: (lostId: string) => {
      // Already offline: an attempt from before isn't a probe.
      if (state.kind === 'offline') {
        state = { ...state, lostId };
        return;
      }
      const { losses, since } = state.outage ?? { losses: 0, since: now() };
      const outage = { losses: losses + 1, since };
      // Half of the delay is random, so that devices that lost the network together don't return together.
      const delayMs = backoffMs(outage.losses, probing) * (0.5 + random() / 2);
      state = { kind: 'offline', outage, lostId, cancelProbe: scheduleProbe(delayMs) };
    },
    /** Call when bytes were sent. */
    reached: () => goOnline(state.outage),
    /** Call when an answer came: the next loss starts a new series of probes. */
    answered: () => goOnline(undefined),
    /** Makes the next probe due now, since the network may be back. */
    probeNow: makeProbeDue,
  };
}
