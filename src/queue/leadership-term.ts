import { startLeaderWork } from './leader-work.ts';
import type { QueuePorts } from './ports.ts';
import type { QueueContext } from './queue-context.ts';
import type { Leadership } from './scheduling/leadership.ts';
import type { QueueEvent, Store } from './store.ts';
import { losesByLeaving } from './summary.ts';
import type { Follower } from './tabs/follower.ts';
import { startLeader } from './tabs/leader.ts';
import type { Messenger } from './tabs/message.ts';
import { trackRemoteAttempts } from './tabs/remote-attempts.ts';
import type { TabChannel } from './tabs/tab-channel.ts';
import { isRunning } from './upload.ts';

/**
 * One term in which this tab leads, from the moment at which it gets the lock until another tab takes it, or a newer release
 * does. The term owns what only a leader has: the work on the uploads, the list that it posts to the other tabs and their
 * commands, the attempts that a former leader left, and the events that it can't be sure to have carried out as the leader.
 * `tab-role.ts` begins and ends terms, and nothing else keeps one.
 */
export type LeadershipTerm = ReturnType<typeof startTerm>;

/** This tab among the others, in every term. */
interface Tab extends Pick<Leadership, 'deliver'> {
  readonly channel: TabChannel;
  readonly messages: Messenger;
  readonly onBusyChange: (isOtherTabBusy: boolean) => void;
  /** Uploads that this tab is sending, in this term or an earlier one. */
  readonly sendingIds: () => readonly string[];
}

interface TermStart {
  /** This tab's follower, until now. */
  readonly follower: Follower;
  /** Uploads that a former leader may still be sending. */
  readonly lockedKeys: ReadonlySet<string>;
  /** True if other tabs of this release are open. */
  readonly hasFollowers: boolean;
}

/** Begins a term with the list and the commands of this tab's follower. */
export function startTerm(queue: QueueContext, tab: Tab, { follower, lockedKeys, hasFollowers }: TermStart) {
  const { store } = queue;
  const { setTimer, random } = queue.ports;
  const { channel, messages, deliver, sendingIds, onBusyChange } = tab;
  const { isLeading, withLock } = channel;
  const commands = follower.unacknowledged();
  const shouldRestore = !follower.hasCompleteList();
  follower.stop();
  const over = new AbortController();
  const { signal } = over;
  const remoteAttempts = trackRemoteAttempts({
    channel,
    store,
    setTimer,
    lockedKeys,
    ownIds: sendingIds(),
    signal,
    onBusyChange,
  });
  let isFinishing = false;
  const mayStart: Leadership['mayStart'] = ({ persistence }) =>
    !isFinishing || persistence === 'off' || persistence === 'no-room';
  const leadership = { isLeading, withLock, deliver, mayStart, remoteAttempts };
  const work = startLeaderWork(queue, leadership, { shouldRestore });
  const stopPosting = startLeader(queue, {
    channel,
    messages,
    commands,
    remoteAttempts,
    // The random part keeps two tabs that don't know of each other from using the same term.
    term: follower.term() + 1 + random(),
    hasFollowers,
    whenRestored: work.whenRestored,
  });
  const isFree = (): boolean =>
    [sendingIds(), remoteAttempts.ids()].every((ids) => ids.length === 0) &&
    !store.getSnapshot().some(isRunning) &&
    !losesByLeaving(store.getSnapshot());

  return {
    ...createConfirmedDispatch({ channel, dispatch: remoteAttempts.dispatch }),
    work,
    /** Starts only what can't be saved. Calls back once nothing is being sent, and closing the page would lose nothing. */
    finish: (onFinished: () => void) => {
      if (isFinishing) return;
      isFinishing = true;
      // What was carried out by then is acknowledged.
      const check = (): void => {
        if (isFree()) void isLeading().then(() => isFree() && !signal.aborted && onFinished());
      };
      repeat(check, { store, setTimer, signal });
    },
    /** Ends the term; attempts under way continue. Resolves when everything is saved. */
    retire: () => {
      over.abort();
      stopPosting();
      return work.drain();
    },
  };
}

/** Dispatches at once, then verifies that this tab was still leading. Starts without unverified events. */
export function createConfirmedDispatch({
  channel,
  dispatch,
}: {
  readonly channel: TabChannel;
  readonly dispatch: (event: QueueEvent) => void;
}) {
  /** By event: resolves its delivery by the next leader. */
  const unverified = new Map<QueueEvent, (delivered: Promise<void>) => void>();
  return {
    /** Resolves when a leader has handled the event: this tab, or the one that took over. */
    deliver: async (event: QueueEvent) => {
      dispatch(event);
      // The next progress event replaces it.
      if (event.type === 'progressed') return;
      const deliveredByNext = new Promise<void>((resolve) => unverified.set(event, resolve));
      // The end of the attempt verifies it as well, a moment later for a small file.
      if (event.type === 'body-sent') return;
      const dispatched = [...unverified.keys()];
      if (await channel.isLeading()) for (const each of dispatched) unverified.delete(each);
      else await deliveredByNext;
    },
    /** Passes unverified events on to the next leader. */
    handOver: (ask: (event: QueueEvent) => Promise<void>) => {
      for (const [event, resolve] of unverified) resolve(ask(event));
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
