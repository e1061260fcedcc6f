import { releaseFinishedFiles } from './content/source-files.ts';
import { startLeaderWork, type LeaderWorkOptions, type LeaderWork } from './leader-work.ts';
import type { QueueEvent } from './store.ts';
import { createAdoptingDispatch } from './tabs/adopt-remote-attempt.ts';
import type { TabChannel } from './tabs/tab-channel.ts';
import { createMessenger, type Messenger } from './tabs/message.ts';
import { trackRemoteAttempts } from './tabs/remote-attempts.ts';
import { startFollower, type Follower } from './tabs/follower.ts';
import { startLeader } from './tabs/leader.ts';
import { createSharedSignIn, isSignInRelease } from './tabs/shared-sign-in.ts';
import { createConfirmedDispatch, type ConfirmedDispatch } from './tabs/confirmed-dispatch.ts';
import { createSoleTerm, type LeadershipTerm } from './tabs/leadership-term.ts';

interface TabRoleOptions extends LeaderWorkOptions {
  /** The mark of the storage; resolves to undefined if it can't be read. Absent without a storage. */
  readonly mark: Promise<string | undefined> | undefined;
  /** Called when a tab that sends uploads stops responding, or responds again. */
  readonly onBusyChange: (isOtherTabBusy: boolean) => void;
  /** Called when another tab has discarded all uploads. */
  readonly onDiscarded: () => void;
}

/** This tab's role: leader (sends) or follower (mirrors). */
interface TabRole {
  /** Resolves when a leader has carried it out. */
  readonly command: (event: QueueEvent) => Promise<void>;
  /** Resolves when everything so far is saved, if this tab leads: a leader in another tab stays. Never rejects. */
  readonly whenWritten: () => Promise<void>;
  /** Tells the other tabs that all uploads are discarded. */
  readonly postDiscarded: () => void;
  readonly stop: () => void;
}

/** Leads at once if alone; otherwise follows the leader until this tab leads. */
export function startTabRole(options: TabRoleOptions): TabRole {
  const { store, files, ports } = options;
  releaseFinishedFiles(store, files);
  if (ports.tabs) return startWithTabs(ports.tabs, options);
  const { stop, whenWritten } = startLeaderWork(options, createSoleTerm(store), { shouldRestore: true });
  return {
    command: (event) => Promise.resolve(store.dispatch(event)),
    whenWritten,
    postDiscarded: () => undefined,
    stop: () => void stop(),
  };
}

function startWithTabs(channel: TabChannel, options: TabRoleOptions): TabRole {
  const { store, files, ports, mark, onBusyChange, onDiscarded } = options;
  const messages = createMessenger({ channel, mark, setTimer: ports.setTimer });
  const end = new AbortController();
  let isStopped = false;
  /** One for each term of this tab: attempts of an earlier term may still be under way. */
  let works: readonly LeaderWork[] = [];
  const sendingIds = (): readonly string[] => works.flatMap((work) => work.sendingIds());
  let leading: ActiveLeadership | undefined;
  let follower = follow();
  const stopListening = messages.listen(
    ({ type }) => type === 'discarded' && onDiscarded(),
    // The storage knows which of both tabs is out of date.
    () => void ports.persistence?.storage.load().catch(() => undefined),
  );

  function follow() {
    return startFollower({ channel, messages, store, files, ports, sendingIds, onBusyChange });
  }

  const signIn = createSharedSignIn({
    ...ports,
    store,
    isLeading: () => leading !== undefined,
    takeOver: channel.takeOver,
  });

  async function deliver(event: QueueEvent): Promise<void> {
    signIn.note(event);
    if (leading) await leading.deliver(event);
    // It says nothing about the leader.
    else if (isSignInRelease(event)) signIn.use();
    else await follower.ask(event);
  }

  function onGained(heldKeys: ReadonlySet<string>): void {
    if (isStopped) return;
    signIn.release();
    leading = startLeading(options, { channel, messages, follower, deliver, heldKeys, ownIds: sendingIds() });
    works = [...works.filter((earlier) => earlier.sendingIds().length > 0), leading.work];
  }

  function onLost(): void {
    if (isStopped || !leading) return;
    const { retire, handOver } = leading;
    retire();
    leading = undefined;
    follower = follow();
    // The next leader may not know these uploads, and only this tab has unsaved files.
    const { ask, refresh } = follower;
    // Uploads that the next leader knows to be dismissed disappear here too.
    void ask({ type: 'enqueued', uploads: store.getSnapshot() }).then(refresh);
    handOver(ask);
  }

  channel.requestLeadership({ onGained, onLost }, end.signal);
  return {
    command: deliver,
    whenWritten: () => leading?.work.whenWritten() ?? Promise.resolve(),
    postDiscarded: () => messages.post({ type: 'discarded' }),
    stop() {
      isStopped = true;
      stopListening();
      signIn.stop();
      follower.stop();
      leading?.retire();
      if (works.length === 0) end.abort();
      // No other tab leads before this one has saved its state.
      else void Promise.all(works.map((work) => work.stop())).then(() => end.abort());
    },
  };
}

/** State of a tab while it leads. */
interface ActiveLeadership extends ConfirmedDispatch {
  readonly work: LeaderWork;
  /** Hands leadership to another tab; attempts under way continue. */
  readonly retire: () => void;
}

interface LeadingContext extends Pick<LeadershipTerm, 'deliver'> {
  readonly channel: TabChannel;
  readonly messages: Messenger;
  /** This tab's follower, until now. */
  readonly follower: Follower;
  readonly heldKeys: ReadonlySet<string>;
  /** Uploads that an earlier term of this tab is still sending. */
  readonly ownIds: readonly string[];
}

function startLeading(
  options: TabRoleOptions,
  { channel, messages, follower, deliver, heldKeys, ownIds }: LeadingContext,
): ActiveLeadership {
  const { store, files, ports, onBusyChange } = options;
  const commands = follower.unacknowledged();
  const shouldRestore = !follower.hasCompleteList();
  follower.stop();
  const over = new AbortController();
  const { setTimer, random } = ports;
  const { signal } = over;
  const elsewhere = trackRemoteAttempts({
    channel,
    store,
    setTimer,
    heldKeys,
    ownIds,
    signal,
    onBusyChange,
  });
  const { isLeading, withLock } = channel;
  const isSentElsewhere = elsewhere.has;
  const dispatch = createAdoptingDispatch({ store, isRemote: isSentElsewhere });
  const term = { isLeading, withLock, deliver, remoteAttempts: elsewhere };
  const work = startLeaderWork(options, term, { shouldRestore });
  const stopPosting = startLeader({
    channel,
    messages,
    store,
    files,
    commands,
    // The random part keeps two tabs that don't know of each other from using the same term.
    term: follower.term() + 1 + random(),
    whenRestored: work.whenRestored,
    isOtherTabBusy: elsewhere.isOtherTabBusy,
    dispatch,
    isRemote: isSentElsewhere,
    onRemoteAttempts: elsewhere.answered,
  });
  return {
    ...createConfirmedDispatch({ channel, dispatch }),
    work,
    retire() {
      over.abort();
      stopPosting();
      work.drain();
    },
  };
}
