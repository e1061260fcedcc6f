import { dropFinishedFiles } from './content/source-files.ts';
import { startLeaderWork, type LeaderWork } from './leader-work.ts';
import { startTerm, type LeadershipTerm } from './leadership-term.ts';
import { createOtherTab, type OtherTabState } from './other-tab.ts';
import type { QueueContext } from './queue-context.ts';
import { createSoleLeadership } from './scheduling/leadership.ts';
import type { QueueEvent } from './store.ts';
import { startFollower, type Follower } from './tabs/follower.ts';
import { createMessenger, type Messenger } from './tabs/message.ts';
import { watchReleases } from './tabs/release-watch.ts';
import type { OpenReleases } from './tabs/release.ts';
import { createSharedSignIn, isSignIn, type SharedSignIn } from './tabs/shared-sign-in.ts';
import type { TabChannel } from './tabs/tab-channel.ts';
import { isConfirmed, type PersistenceState, type Upload } from './upload.ts';

interface TabRoleOptions {
  /** The mark of the storage; resolves to undefined if it can't be read. Absent without a storage. */
  readonly mark: Promise<string | undefined> | undefined;
  readonly onOtherTabChange: (state: OtherTabState) => void;
  /** Called when another tab has discarded all uploads. */
  readonly onDiscarded: () => void;
}

/** This tab's role: leader (sends), follower (mirrors), or alone (a newer release leads). */
interface TabRole {
  /** Resolves when a leader has carried it out. */
  readonly command: (event: QueueEvent) => Promise<void>;
  /** Resolves when everything so far is saved, if this tab leads: a leader in another tab stays. Never rejects. */
  readonly whenWritten: () => Promise<void>;
  /** Returns the first state of a new upload: `off` if neither this tab nor the leader saves it. */
  readonly initialPersistence: () => PersistenceState;
  /** Tells the other tabs that all uploads are discarded. */
  readonly postDiscarded: () => void;
  /** Resolves when everything is saved, and another tab may lead. Never rejects. */
  readonly stop: () => Promise<void>;
}

/** Leads at once if alone; otherwise follows the leader until this tab leads. */
export function startTabRole(queue: QueueContext, options: TabRoleOptions): TabRole {
  const { store, files, ports } = queue;
  dropFinishedFiles(store, files);
  if (ports.tabs) return startWithTabs(ports.tabs, queue, options);
  const { stop, whenWritten } = startLeaderWork(queue, createSoleLeadership(store), { shouldRestore: true });
  return {
    command: (event) => Promise.resolve(store.dispatch(event)),
    whenWritten,
    initialPersistence: () => (ports.persistence ? 'saving' : 'off'),
    postDiscarded: () => undefined,
    stop,
  };
}

function startWithTabs(
  channel: TabChannel,
  queue: QueueContext,
  { mark, onOtherTabChange, onDiscarded }: TabRoleOptions,
): TabRole {
  const { store, ports } = queue;
  const { setTimer } = ports;
  const storage = ports.persistence?.storage;
  const otherTab = createOtherTab(channel, onOtherTabChange);
  const end = new AbortController();
  let isStopped = false;
  const onNewerRelease = (): void => void watch.check();
  const messages = createMessenger({ channel, mark, setTimer, onNewerRelease });
  const stopListening = messages.listen(
    ({ type }) => type === 'discarded' && onDiscarded(),
    // The storage knows which of both tabs is out of date.
    () => void storage?.load().catch(() => undefined),
  );
  const isLeading = (): boolean => roles.is('leading');
  const takeOver = (): void => void watch.takeOver();
  const signIn = createSharedSignIn({ store, ports, isLeading, takeOver });
  const roles = createRoles(queue, { channel, messages, signIn, takeOver, onBusyChange: otherTab.setBusy });
  const watch = watchReleases({
    channel,
    storage,
    isLeading,
    onOutdated(reason, isListLost) {
      if (isStopped) return;
      otherTab.setOutdated(reason);
      roles.giveUp(isListLost);
    },
  });

  function onGained(lockedKeys: ReadonlySet<string>, releases: OpenReleases): void {
    if (isStopped) return;
    watch.look(releases);
    if (watch.isOutdated()) {
      channel.resign();
      roles.giveUp(true);
      return;
    }
    signIn.unblock();
    roles.beginTerm(lockedKeys, releases.sameCount > 1);
  }

  channel.requestLeadership({ onGained, onLost: () => isStopped || roles.follow() }, end.signal);
  void watch.check();
  return {
    command: roles.deliver,
    whenWritten: roles.whenWritten,
    initialPersistence: () => (storage && !roles.is('alone') ? 'saving' : 'off'),
    postDiscarded: () => messages.post({ type: 'discarded' }),
    stop() {
      isStopped = true;
      stopListening();
      signIn.stop();
      // No other tab leads before this one has saved its state.
      return roles.stop().then(() => end.abort());
    },
  };
}

type Role =
  | { readonly kind: 'following'; readonly follower: Follower }
  | { readonly kind: 'leading'; readonly term: LeadershipTerm }
  | { readonly kind: 'alone' };

interface RoleTools {
  readonly channel: TabChannel;
  readonly messages: Messenger;
  readonly signIn: SharedSignIn;
  readonly takeOver: () => void;
  readonly onBusyChange: (isOtherTabBusy: boolean) => void;
}

/** The role that this tab has, and the work of all roles that it had. Follows at first. */
function createRoles(queue: QueueContext, { channel, messages, signIn, takeOver, onBusyChange }: RoleTools) {
  const { store, ports } = queue;
  /** One for each term of this tab: attempts of an earlier term may still be under way. */
  let works: readonly LeaderWork[] = [];
  const sendingIds = (): readonly string[] => works.flatMap((work) => work.sendingIds());
  const tab = { channel, messages, takeOver, onBusyChange, sendingIds, deliver };
  let role: Role = { kind: 'following', follower: startFollower(queue, tab) };

  /** Loses the lead: another tab of this release has taken it. */
  function follow(): void {
    if (role.kind !== 'leading') return;
    const { retire, handOver } = role.term;
    void retire();
    const follower = startFollower(queue, tab);
    role = { kind: 'following', follower };
    // The next leader may not know these uploads, and only this tab has unsaved files. Uploads that it knows to be dismissed
    // disappear here too.
    void follower.ask({ type: 'enqueued', uploads: store.getSnapshot() }).then(follower.refresh);
    handOver(follower.ask);
  }

  /** Ends a term for good. What isn't finished is saved, and a newer release reads it. */
  function endTerm(): void {
    if (role.kind !== 'leading') return;
    const saved = role.term.retire();
    beAlone();
    // The locks of the attempts are released by then.
    void saved.then(channel.isLeading).then(() => channel.resign());
    void saved.then(() => ports.persistence?.storage.close());
  }

  /** Sends only what is enqueued here, without saving it: another tab knows the list, in a form unknown here. */
  function beAlone(): void {
    const follower = role.kind === 'following' ? role.follower : undefined;
    const uploads = store.getSnapshot().flatMap((upload) => unsavedOf(upload, follower));
    follower?.stop();
    role = { kind: 'alone' };
    queue.savedByNewer.set([]);
    store.dispatch({ type: 'replaced', uploads });
    works = [...works, startUnsavedWork(queue, sendingIds())];
  }

  /** Delivers an event of this tab's person or attempts. Resolves when a leader has carried it out. */
  async function deliver(event: QueueEvent): Promise<void> {
    signIn.note(event);
    if (role.kind === 'leading') await role.term.deliver(event);
    else if (role.kind === 'alone') store.dispatch(event);
    // It says nothing about the leader.
    else if (isSignIn(event)) signIn.use();
    else await role.follower.ask(event);
  }

  return {
    is: (kind: Role['kind']): boolean => role.kind === kind,
    deliver,
    follow,
    whenWritten: async () => (role.kind === 'leading' ? role.term.work.whenWritten() : undefined),
    beginTerm(lockedKeys: ReadonlySet<string>, hasFollowers: boolean): void {
      if (role.kind !== 'following') return;
      const term = startTerm(queue, tab, { follower: role.follower, lockedKeys, hasFollowers });
      role = { kind: 'leading', term };
      works = [...works.filter((earlier) => earlier.sendingIds().length > 0), term.work];
    },
    /** Gives up the lead to a newer release. `isListLost`: a follower can't know the list any more. */
    giveUp(isListLost: boolean): void {
      if (role.kind === 'leading') role.term.finish(endTerm);
      else if (isListLost && role.kind === 'following') beAlone();
    },
    /** Resolves when everything is saved. */
    async stop(): Promise<void> {
      if (role.kind === 'following') role.follower.stop();
      const retired = role.kind === 'leading' && role.term.retire();
      await Promise.all([retired, ...works.map((work) => work.stop())]);
    },
  };
}

/** Works alone on uploads that aren't saved. `sendingIds` are those that this tab is sending already. */
function startUnsavedWork(queue: QueueContext, sendingIds: readonly string[]): LeaderWork {
  const unsaved = { ...queue, ports: { ...queue.ports, persistence: undefined } };
  return startLeaderWork(unsaved, createSoleLeadership(queue.store, sendingIds), { shouldRestore: false });
}

/** Returns what a tab that is alone knows of an upload; `follower` is its former role. */
function unsavedOf(upload: Upload, follower: Follower | undefined): Upload | readonly [] {
  if (isConfirmed(upload)) return upload;
  return follower?.enqueues(upload.id) && upload.persistence !== 'saved'
    ? { ...upload, persistence: 'off' }
    : [];
}
