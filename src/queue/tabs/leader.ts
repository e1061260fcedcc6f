import type { ListContext } from '../queue-context.ts';
import type { Change } from '../store.ts';
import type { Upload } from '../upload.ts';
import { createCommandExecutor } from './command-executor.ts';
import { filesOf, isFromLeader, type Command, type Messenger, type TabMessage } from './message.ts';
import type { RemoteAttempts } from './remote-attempts.ts';
import type { TabChannel } from './tab-channel.ts';

interface LeaderOptions {
  readonly channel: Pick<TabChannel, 'isLeading'>;
  readonly messages: Messenger;
  readonly remoteAttempts: RemoteAttempts;
  /** Resolves when saved uploads are in the list; absent if they are already. */
  readonly whenRestored: Promise<void> | undefined;
  /** Higher than every term that this tab knows of. */
  readonly term: number;
  /** True if other tabs of this release are open. */
  readonly hasFollowers: boolean;
  /** Commands of this tab from the time it followed, which no leader has carried out. */
  readonly commands: readonly Command[];
}

/**
 * Posts the list and its changes to the other tabs and carries out their commands. Returns a function that stops it.
 */
export function startLeader(queue: ListContext, options: LeaderOptions): () => void {
  const { store, files, savedByNewer } = queue;
  const { channel, messages, commands, whenRestored, remoteAttempts } = options;
  let { term } = options;
  let isComplete = whenRestored === undefined;
  let isStopped = false;
  let hasFollowers = options.hasFollowers;
  const context = { store, files, commands, whenRestored, remoteAttempts, acknowledge };
  const executor = createCommandExecutor(context);
  const { post } = messages;

  function postList(): void {
    const uploads = store.getSnapshot();
    const list = { uploads, savedByNewer: savedByNewer.get(), files: filesOf(uploads, files) };
    post({ type: 'list', term, isComplete, ...list });
  }

  function postChanges(changes: readonly Change<Upload>[]): void {
    // Copying rows and files makes a page slow.
    if (!hasFollowers) return;
    const fresh = changes.flatMap(({ before, after }) => (after && !before ? [after] : []));
    // Followers append new rows.
    if (fresh.length > 0 && store.getSnapshot().at(-fresh.length) !== fresh[0]) return postList();
    const changed = changes.flatMap(({ after }) => after ?? []);
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
    if (!hasFollowers || message.type === 'join') postList();
    hasFollowers = true;
    if (isFromLeader(message)) {
      if (message.term >= term) void riseAbove(message.term);
    } else if (message.type === 'ping') {
      post({ type: 'pong', term, isOtherTabBusy: remoteAttempts.isOtherTabBusy() });
    } else if (message.type === 'command') {
      executor.execute(message.command);
    } else if (message.type !== 'discarded') {
      remoteAttempts.answered(message.sendingIds);
      if (message.term > term) void riseAbove(message.term);
    }
  }

  const stopListening = messages.listen(onMessage);
  const unsubscribe = store.subscribe(postChanges);
  if (options.hasFollowers) postList();
  // An older release learns that this one leads.
  else post({ type: 'pong', term, isOtherTabBusy: remoteAttempts.isOtherTabBusy() });
  void whenRestored?.then(() => {
    isComplete = true;
    return isStopped || !hasFollowers || postList();
  });
  return () => {
    isStopped = true;
    stopListening();
    unsubscribe();
    executor.stop();
  };
}
