import { releaseFinishedFiles } from './content/source-files.ts';
import type { ReceiptShape } from './upload.ts';
import { startLeaderWork, type LeaderWorkOptions, type LeaderWork } from './leader-work.ts';
import type { QueueEvent } from './store.ts';
import { createAdoptingDispatch } from './tabs/adopt-remote-attempt.ts';
import type { TabChannel } from './tabs/tab-channel.ts';
import { trackRemoteAttempts } from './tabs/remote-attempts.ts';
import { startFollower, type Follower } from './tabs/follower.ts';
import { startLeader } from './tabs/leader.ts';
import { createConfirmedDispatch, type ConfirmedDispatch } from './tabs/confirmed-dispatch.ts';
import { createSoleTerm, type LeadershipTerm } from './tabs/leadership-term.ts';

interface TabRoleOptions<R extends ReceiptShape, P> extends LeaderWorkOptions<R, P> {
  /** Another tab has uploads in hand and doesn't answer, or does so again. */
  readonly onBusyChange: (isOtherTabBusy: boolean) => void;
}

/** This tab's role: leader (sends) or follower (mirrors). */
interface TabRole<R extends ReceiptShape, P> {
  readonly command: (event: QueueEvent<R, P>) => void;
  readonly stop: () => void;
}

/** Leads at once when alone; in a crew it follows the leader until it is the one to lead. */
export function startTabRole<R extends ReceiptShape, P>(options: TabRoleOptions<R, P>): TabRole<R, P> {
  const { store, files, ports } = options;
  releaseFinishedFiles(store, files);
  if (ports.tabs) return startInCrew(ports.tabs, options);
  const { stop } = startLeaderWork(options, { term: createSoleTerm(store), shouldRestore: true });
  return { command: store.dispatch, stop: () => void stop() };
}

function startInCrew<R extends ReceiptShape, P>(
  crew: TabChannel,
  options: TabRoleOptions<R, P>,
): TabRole<R, P> {
  const { store, files, ports, onBusyChange } = options;
  const end = new AbortController();
  let isStopped = false;
  /** Of this tab's terms: attempts of an earlier one may still be under way. */
  let works: readonly LeaderWork[] = [];
  const sendingIds = (): readonly string[] => works.flatMap((work) => work.sendingIds());
  let leading: ActiveLeadership<R, P> | undefined;
  let follower = follow();

  function follow() {
    return startFollower<R, P>({ crew, store, files, ports, sendingIds, onBusyChange });
  }

  const deliver = (event: QueueEvent<R, P>): Promise<void> =>
    leading ? leading.deliver(event) : follower.ask(event);

  function onLead(heldKeys: ReadonlySet<string>): void {
    if (isStopped) return;
    leading = startLeading(options, { crew, follower, deliver, heldKeys, ownIds: sendingIds() });
    works = [...works.filter((earlier) => earlier.sendingIds().length > 0), leading.work];
  }

  function onLost(): void {
    if (isStopped || !leading) return;
    const { retire, handOver } = leading;
    retire();
    leading = undefined;
    follower = follow();
    // The next leader may never have heard of them, and files that are not kept are nowhere else.
    const { ask, refresh } = follower;
    // Those that the next leader knows to be gone go here, too.
    void ask({ type: 'enqueued', uploads: store.getSnapshot() }).then(refresh);
    handOver(ask);
  }

  crew.requestLeadership({ onLead, onLost }, end.signal);
  return {
    command: (event) => void deliver(event),
    stop() {
      isStopped = true;
      follower.stop();
      leading?.retire();
      if (works.length === 0) end.abort();
      // Nobody else leads before this one has written down what it did.
      else void Promise.all(works.map((work) => work.stop())).then(() => end.abort());
    },
  };
}

/** The work of a leader. */
interface ActiveLeadership<R extends ReceiptShape, P> extends ConfirmedDispatch<R, P> {
  readonly work: LeaderWork;
  /** Leaves the lead to another tab; attempts that are under way go on. */
  readonly retire: () => void;
}

interface LeadingContext<R extends ReceiptShape, P> extends Pick<LeadershipTerm<R, P>, 'deliver'> {
  readonly crew: TabChannel;
  /** The follower that this tab was until now. */
  readonly follower: Follower<R, P>;
  readonly heldKeys: ReadonlySet<string>;
  /** Uploads that an earlier term of this tab still sends. */
  readonly ownIds: readonly string[];
}

function startLeading<R extends ReceiptShape, P>(
  options: TabRoleOptions<R, P>,
  { crew, follower, deliver, heldKeys, ownIds }: LeadingContext<R, P>,
): ActiveLeadership<R, P> {
  const { store, files, ports, onBusyChange } = options;
  const commands = follower.unacknowledged();
  const isToRestore = !follower.hasCompleteList();
  follower.stop();
  const over = new AbortController();
  const { setTimer, random } = ports;
  const { signal } = over;
  const elsewhere = trackRemoteAttempts({
    crew,
    store,
    after: setTimer,
    heldKeys,
    ownIds,
    signal,
    onBusyChange,
  });
  const { isLeading, withLock } = crew;
  const isSentElsewhere = elsewhere.has;
  const dispatch = createAdoptingDispatch({ store, isRemote: isSentElsewhere });
  const work = startLeaderWork(options, {
    term: { isLeading, withLock, deliver, remoteAttempts: elsewhere },
    shouldRestore: isToRestore,
  });
  const stopTelling = startLeader({
    crew,
    store,
    files,
    commands,
    // Two tabs that never heard of each other must not lead in the same term.
    term: follower.term() + 1 + random(),
    restored: work.restored,
    isOtherTabBusy: elsewhere.isOtherTabBusy,
    dispatch,
    isRemote: isSentElsewhere,
    onRemoteAttempts: elsewhere.answered,
  });
  return {
    ...createConfirmedDispatch({ crew, dispatch }),
    work,
    retire() {
      over.abort();
      stopTelling();
      work.drain();
    },
  };
}
