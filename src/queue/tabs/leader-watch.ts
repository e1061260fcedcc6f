import type { QueuePorts } from '../ports.ts';

/** Time between two pings of the leader, in milliseconds. */
const pingMs = 2000;
/** Consecutive unanswered pings after which the leader counts as busy. */
const busyPings = 2;
/** Consecutive unanswered pings after which this tab takes over. */
const takeOverPings = 5;

interface LeaderWatchOptions extends Pick<QueuePorts, 'setTimer' | 'random'> {
  /** Posts a ping to the leader. */
  readonly ping: () => void;
  /** Returns true if there is work for a leader. */
  readonly isLeaderNeeded: () => boolean;
  readonly onBusyChange: (isBusy: boolean) => void;
  readonly takeOver: () => void;
}

/**
 * Detects a leader that doesn't answer. Counts unanswered pings instead of seconds: sleep, clock changes and throttled
 * timers say nothing about the leader.
 */
export function watchLeader(options: LeaderWatchOptions) {
  const { setTimer, random, ping, isLeaderNeeded, onBusyChange, takeOver } = options;
  let unanswered = 0;
  let isBusy = false;
  let cancel = plan();

  function become(busy: boolean): void {
    if (isBusy === busy) return;
    isBusy = busy;
    onBusyChange(busy);
  }

  function plan(): () => void {
    // Random, so that several tabs don't take over at once.
    return setTimer(pingMs * (1 + random() / 4), tick);
  }

  function tick(): void {
    cancel = plan();
    if (!isLeaderNeeded()) {
      unanswered = 0;
      become(false);
      return;
    }
    unanswered += 1;
    if (unanswered >= busyPings) become(true);
    if (unanswered % takeOverPings === 0) takeOver();
    ping();
  }

  return {
    /** Call for each message of the leader. */
    answered: () => {
      unanswered = 0;
      become(false);
    },
    stop: () => cancel(),
  };
}
