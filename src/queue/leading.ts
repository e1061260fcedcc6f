import { startLeaderWork, type LeaderWork, type LeaderWorkOptions } from './leader-work.ts';
import type { QueuePorts } from './ports.ts';
import type { Store } from './store.ts';
import { losesByLeaving } from './summary.ts';
import { createAdoptingDispatch } from './tabs/adopt-remote-attempt.ts';
import { createConfirmedDispatch, type ConfirmedDispatch } from './tabs/confirmed-dispatch.ts';
import type { Follower } from './tabs/follower.ts';
import { startLeader } from './tabs/leader.ts';
import type { LeadershipTerm } from './tabs/leadership-term.ts';
import type { Messenger } from './tabs/message.ts';
import { trackRemoteAttempts } from './tabs/remote-attempts.ts';
import type { OpenReleases } from './tabs/release.ts';
import type { TabChannel } from './tabs/tab-channel.ts';
import { isRunning } from './upload.ts';

/** State of a tab while it leads. */
export interface Leading extends ConfirmedDispatch {
  readonly work: LeaderWork;
  /**
   * Starts only what can't be saved. Calls back once nothing is being sent, and closing the page would lose nothing.
   */
  readonly finish: (onFinished: () => void) => void;
  /** Ends the term; attempts under way continue. Resolves when everything is saved. */
  readonly retire: () => Promise<void>;
}

interface LeadingContext extends Pick<LeadershipTerm, 'deliver'> {
  readonly channel: TabChannel;
  readonly messages: Messenger;
  /** This tab's follower, until now. */
  readonly follower: Follower;
  readonly heldKeys: ReadonlySet<string>;
  readonly releases: OpenReleases;
  readonly onBusyChange: (isOtherTabBusy: boolean) => void;
  /** Uploads that this tab is sending, in this term or an earlier one. */
  readonly sendingIds: () => readonly string[];
}

/** Begins a term of this tab. */
export function startLeading(
  options: LeaderWorkOptions,
  { channel, messages, follower, deliver, heldKeys, releases, sendingIds, onBusyChange }: LeadingContext,
): Leading {
  const { store, files, savedByNewer } = options;
  const commands = follower.unacknowledged();
  const shouldRestore = !follower.hasCompleteList();
  follower.stop();
  const over = new AbortController();
  const { setTimer, random } = options.ports;
  const { signal } = over;
  const ownIds = sendingIds();
  const tracking = { channel, store, setTimer, heldKeys, ownIds, signal, onBusyChange };
  const elsewhere = trackRemoteAttempts(tracking);
  const { isLeading, withLock } = channel;
  const { has: isRemote } = elsewhere;
  const dispatch = createAdoptingDispatch({ store, isRemote });
  let isFinishing = false;
  const term: LeadershipTerm = {
    isLeading,
    withLock,
    deliver,
    remoteAttempts: elsewhere,
    mayStart: ({ persistence }) => !isFinishing || persistence === 'off' || persistence === 'no-room',
  };
  const work = startLeaderWork(options, term, { shouldRestore });
  const shared = { channel, messages, store, files, savedByNewer, commands, dispatch, isRemote };
  const stopPosting = startLeader({
    ...shared,
    // The random part keeps two tabs that don't know of each other from using the same term.
    term: follower.term() + 1 + random(),
    hasFollowers: releases.sameCount > 1,
    whenRestored: work.whenRestored,
    isOtherTabBusy: elsewhere.isOtherTabBusy,
    onRemoteAttempts: elsewhere.answered,
  });
  const isFree = (): boolean =>
    [sendingIds(), elsewhere.ids()].every((ids) => ids.length === 0) &&
    !store.getSnapshot().some(isRunning) &&
    !losesByLeaving(store.getSnapshot());

  return {
    ...createConfirmedDispatch({ channel, dispatch }),
    work,
    finish(onFinished) {
      if (isFinishing) return;
      isFinishing = true;
      // What was carried out by then is acknowledged.
      const check = (): void => {
        if (isFree()) void isLeading().then(() => isFree() && !signal.aborted && onFinished());
      };
      repeat(check, { store, setTimer, signal });
    },
    retire() {
      over.abort();
      stopPosting();
      return work.drain();
    },
  };
}

/** Time in milliseconds: not every end of an attempt changes the list. */
const repeatMs = 1000;

interface RepeatOptions extends Pick<QueuePorts, 'setTimer'> {
  readonly store: Store;
  readonly signal: AbortSignal;
}

/** Calls `act` now, with each change of the list, and each second, until the signal is aborted. */
function repeat(act: () => void, { store, setTimer, signal }: RepeatOptions): void {
  let cancel: (() => void) | undefined;
  const tick = (): void => {
    cancel = setTimer(repeatMs, tick);
    act();
  };
  const unsubscribe = store.subscribe(act);
  tick();
  signal.addEventListener(
    'abort',
    () => {
      cancel?.();
      unsubscribe();
    },
    { once: true },
  );
}
