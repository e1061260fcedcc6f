import { letGoOfFiles } from './files.ts';
import type { ReceiptShape } from './item.ts';
import { startSending, type SendingOptions, type SendingWork } from './sending.ts';
import type { QueueEvent } from './store.ts';
import { createAdoptingDispatch } from './tabs/adopting-dispatch.ts';
import type { Crew } from './tabs/crew.ts';
import { followElsewhere } from './tabs/elsewhere.ts';
import { startFollower, type Follower } from './tabs/follower.ts';
import { startLeader } from './tabs/leader.ts';
import { createVerifiedDispatch, type VerifiedDispatch } from './tabs/verified-dispatch.ts';
import { createTenureAlone, type Tenure } from './tenure.ts';

interface LeadOptions<R extends ReceiptShape, P> extends SendingOptions<R, P> {
  /** Another tab has uploads in hand and doesn't answer, or does so again. */
  readonly onBusyChange: (isOtherTabBusy: boolean) => void;
}

/** This tab's role: leader (sends) or follower (mirrors). */
interface Lead<R extends ReceiptShape, P> {
  readonly command: (event: QueueEvent<R, P>) => void;
  readonly stop: () => void;
}

/** Leads at once when alone; in a crew it follows the leader until it is the one to lead. */
export function startLead<R extends ReceiptShape, P>(options: LeadOptions<R, P>): Lead<R, P> {
  const { store, files, ports } = options;
  letGoOfFiles(store, files);
  if (ports.crew) return startInCrew(ports.crew, options);
  const { stop } = startSending(options, { tenure: createTenureAlone(store), isToRestore: true });
  return { command: store.dispatch, stop: () => void stop() };
}

function startInCrew<R extends ReceiptShape, P>(crew: Crew, options: LeadOptions<R, P>): Lead<R, P> {
  const { store, files, ports, onBusyChange } = options;
  const end = new AbortController();
  let isStopped = false;
  /** Of this tab's terms: attempts of an earlier one may still be under way. */
  let works: readonly SendingWork[] = [];
  const sendingIds = (): readonly string[] => works.flatMap((work) => work.sendingIds());
  let leading: Leading<R, P> | undefined;
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

  crew.lead({ onLead, onLost }, end.signal);
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
interface Leading<R extends ReceiptShape, P> extends VerifiedDispatch<R, P> {
  readonly work: SendingWork;
  /** Leaves the lead to another tab; attempts that are under way go on. */
  readonly retire: () => void;
}

interface LeadingContext<R extends ReceiptShape, P> extends Pick<Tenure<R, P>, 'deliver'> {
  readonly crew: Crew;
  /** The follower that this tab was until now. */
  readonly follower: Follower<R, P>;
  readonly heldKeys: ReadonlySet<string>;
  /** Uploads that an earlier term of this tab still sends. */
  readonly ownIds: readonly string[];
}

function startLeading<R extends ReceiptShape, P>(
  options: LeadOptions<R, P>,
  { crew, follower, deliver, heldKeys, ownIds }: LeadingContext<R, P>,
): Leading<R, P> {
  const { store, files, ports, onBusyChange } = options;
  const commands = follower.unacknowledged();
  const isToRestore = !follower.isInformed();
  follower.stop();
  const over = new AbortController();
  const { after, random } = ports;
  const { signal } = over;
  const elsewhere = followElsewhere({ crew, store, after, heldKeys, ownIds, signal, onBusyChange });
  const { isLeading, exclusively } = crew;
  const isSentElsewhere = elsewhere.has;
  const dispatch = createAdoptingDispatch({ store, isSentElsewhere });
  const work = startSending(options, {
    tenure: { isLeading, exclusively, deliver, elsewhere },
    isToRestore,
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
    isSentElsewhere,
    onSentElsewhere: elsewhere.answered,
  });
  return {
    ...createVerifiedDispatch({ crew, dispatch }),
    work,
    retire() {
      over.abort();
      stopTelling();
      work.retire();
    },
  };
}
