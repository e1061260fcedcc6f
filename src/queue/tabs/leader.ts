import type { SourceFiles } from '../content/source-files.ts';
import type { Upload } from '../upload.ts';
import type { SavedByNewer } from '../storage/record.ts';
import type { Change, Store } from '../store.ts';
import type { ObservedValue } from '../value.ts';

import { createCommandExecutor } from './command-executor.ts';
import type { TabChannel } from './tab-channel.ts';
import {
  filesOf,
  isFromLeader,
  withoutFile,
  type Command,
  type Messenger,
  type TabMessage,
} from './message.ts';

interface LeaderOptions {
  readonly channel: Pick<TabChannel, 'isLeading' | 'releases'>;
  readonly messages: Messenger;
  readonly store: Store;
  readonly files: SourceFiles;
  readonly savedByNewer: ObservedValue<readonly SavedByNewer[]>;
  /** Resolves when saved uploads are in the list; absent if they are already. */
  readonly whenRestored: Promise<void> | undefined;
  /** Higher than every term that this tab knows of. */
  readonly term: number;
  /** True if other tabs of this release are open. */
  readonly hasFollowers: boolean;
  /** Commands of this tab from the time it followed, which no leader has carried out. */
  readonly commands: readonly Command[];
  /** Returns true if the leader waits for uploads of a tab that doesn't answer. */
  readonly isOtherTabBusy: () => boolean;
  /** Dispatches events from any tab. */
  readonly dispatch: Store['dispatch'];
  readonly isRemote: (uploadId: string) => boolean;
  /** Called when a former leader reports the uploads that it is still sending. */
  readonly onRemoteAttempts: (uploadIds: readonly string[]) => void;
}

/**
 * Posts the list and its changes to the other tabs and carries out their commands. Returns a function that stops it.
 */
export function startLeader(options: LeaderOptions): () => void {
  const { channel, messages, store, files, whenRestored, isOtherTabBusy, onRemoteAttempts } = options;
  let { term } = options;
  let isComplete = whenRestored === undefined;
  let isStopped = false;
  const followers = createFollowers(channel, options.hasFollowers);
  const executor = createCommandExecutor({ ...options, acknowledge: (id) => void acknowledge(id) });
  const { post } = messages;

  function postList(): void {
    const list = { type: 'list', term, isComplete, savedByNewer: options.savedByNewer.get() } as const;
    for (const { uploads, ...part } of partsOf(store.getSnapshot())) {
      post({ ...list, ...part, uploads, files: filesOf(uploads, files) });
    }
  }

  function postChanges(changes: readonly Change<Upload>[]): void {
    if (!followers.mayListen()) return;
    const fresh = changes.flatMap(({ before, after }) => (after && !before ? [after] : []));
    // Followers append new rows.
    if (fresh.length > 0 && store.getSnapshot().at(-fresh.length) !== fresh[0]) return postList();
    const changed = changes.flatMap(({ after }) => (after ? [withoutFile(after)] : []));
    const removedIds = changes.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
    post({ type: 'changes', term, changed, removedIds, files: filesOf(fresh, files) });
  }

  /** Acknowledges only while leading: otherwise the next leader carries out the command. */
  async function acknowledge(id: string): Promise<void> {
    if ((await channel.isLeading()) && !isStopped) post({ type: 'ack', term, ids: [id] });
  }

  /** Raises the term above another one. Terms start low again if no tab was left that knew them. */
  async function riseAbove(other: number): Promise<void> {
    if (!(await channel.isLeading()) || isStopped || other < term) return;
    term = other + 1;
    postList();
  }

  function onMessage(message: TabMessage): void {
    // Changes before the first follower weren't posted.
    if (followers.note() || message.type === 'join') postList();
    if (isFromLeader(message)) {
      if (message.term >= term) void riseAbove(message.term);
    } else if (message.type === 'ping') {
      post({ type: 'pong', term, isOtherTabBusy: isOtherTabBusy() });
    } else if (message.type === 'command') {
      executor.execute(message.command);
    } else if (message.type !== 'discarded') {
      onRemoteAttempts(message.sendingIds);
      if (message.term > term) void riseAbove(message.term);
    }
  }

  const stopListening = messages.listen(onMessage);
  const stopFollowing = store.subscribe(postChanges);
  if (options.hasFollowers) postList();
  // An older release learns that this one leads.
  else post({ type: 'pong', term, isOtherTabBusy: isOtherTabBusy() });
  void whenRestored?.then(() => {
    isComplete = true;
    return isStopped || !followers.mayListen() || postList();
  });
  return () => {
    isStopped = true;
    stopListening();
    stopFollowing();
    executor.stop();
  };
}

/** Rows in one message: receiving more at once would block a page. */
const rowsPerPart = 200;

/** Splits a list, even an empty one. */
function* partsOf(uploads: readonly Upload[]) {
  let from = 0;
  do {
    const until = from + rowsPerPart;
    yield { from, isLast: until >= uploads.length, uploads: uploads.slice(from, until).map(withoutFile) };
    from = until;
  } while (from < uploads.length);
}

/** Number of changes after which the leader looks whether a follower is left. */
const changesPerCheck = 20;

/** Without followers nothing is posted: copying thousands of rows and files makes a page slow. */
function createFollowers(channel: Pick<TabChannel, 'releases'>, areThere: boolean) {
  let mayListen = areThere;
  let changeCount = 0;
  let messageCount = 0;

  async function check(): Promise<void> {
    const before = messageCount;
    const { sameCount } = await channel.releases();
    // A tab that was opened meanwhile has posted a message.
    if (sameCount === 1 && before === messageCount) mayListen = false;
  }

  return {
    /** Call before each post. */
    mayListen(): boolean {
      changeCount += 1;
      if (mayListen && changeCount % changesPerCheck === 0) void check();
      return mayListen;
    },
    /** Call for each message of a follower. Returns true if it is the first one. */
    note(): boolean {
      const isFirst = !mayListen;
      messageCount += 1;
      mayListen = true;
      return isFirst;
    },
  };
}
