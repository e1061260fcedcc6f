import type { QueuePorts } from '../ports.ts';

/** Distance between two questions to the leader, in milliseconds. */
const pingMs = 2000;
/** So many of them unanswered in a row say that its tab is busy. */
const busyPings = 2;
/** So many of them unanswered in a row, and this tab takes over. */
const takeOverPings = 5;

interface LeaderWatchOptions extends Pick<QueuePorts<never, never>, 'setTimer' | 'random'> {
  /** Asks the leader for an answer. */
  readonly ping: () => void;
  /** Whether anything is left for a leader to do. */
  readonly isLeaderNeeded: () => boolean;
  readonly onBusyChange: (isBusy: boolean) => void;
  readonly takeOver: () => void;
}

/** Notices a leader that doesn't answer. */
export interface LeaderWatch {
  /** The leader said something. */
  readonly answered: () => void;
  readonly stop: () => void;
}

/**
 * Counts unanswered questions and not seconds: a device that slept, a clock that jumped and a tab whose timers the browser
 * slows down say nothing about the leader.
 */
export function watchLeader(options: LeaderWatchOptions): LeaderWatch {
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
    // By chance a little longer, so that several tabs don't take over at once.
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
    answered() {
      unanswered = 0;
      become(false);
    },
    stop: () => cancel(),
  };
}
