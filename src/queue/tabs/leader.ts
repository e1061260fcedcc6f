import type { SourceFiles } from '../content/source-files.ts';
import type { Change } from '../upload-groups.ts';
import type { ReceiptShape, Upload } from '../upload.ts';
import type { Store } from '../store.ts';

import { createCommandExecutor } from './command-executor.ts';
import type { TabChannel } from './tab-channel.ts';
import {
  toEnvelope,
  filesOf,
  isFromLeader,
  subscribeToMessages,
  withoutFile,
  type Command,
  type TabMessage,
} from './message.ts';

interface LeaderOptions<R extends ReceiptShape, P> {
  readonly crew: TabChannel;
  readonly store: Store<R, P>;
  readonly files: SourceFiles;
  /** Resolves when what is kept is in the list; absent where it is already. */
  readonly restored: Promise<void> | undefined;
  /** Above that of every leader before it, as far as it has heard of them. */
  readonly term: number;
  /** What was asked for in this tab while it followed, and no leader has done. */
  readonly commands: readonly Command<R, P>[];
  /** Whether it waits for uploads of a tab that doesn't answer. */
  readonly isOtherTabBusy: () => boolean;
  /** Does what is asked for in any tab. */
  readonly dispatch: Store<R, P>['dispatch'];
  readonly isRemote: (uploadId: string) => boolean;
  /** A tab that led before still sends these, and answers. */
  readonly onRemoteAttempts: (uploadIds: readonly string[]) => void;
}

/**
 * Tells the others the list and every change of it, and does what they ask for. Follows the store until the returned
 * function is called.
 */
export function startLeader<R extends ReceiptShape, P>(options: LeaderOptions<R, P>): () => void {
  const { crew, store, files, restored, isOtherTabBusy, onRemoteAttempts } = options;
  let { term } = options;
  let isComplete = restored === undefined;
  let isStopped = false;
  /** To copy files and rows for nobody costs a page with thousands of them its fluency. */
  let isHeard = false;
  const desk = createCommandExecutor({ ...options, acknowledge: (id) => void acknowledge(id) });
  const post = (message: TabMessage<R, P>): void => crew.post(toEnvelope(message));

  function tellList(): void {
    const uploads = store.getSnapshot().map(withoutFile);
    post({ type: 'list', term, isComplete, uploads, files: filesOf(uploads, files) });
  }

  function tellChanges(changes: readonly Change<Upload<R, P>>[]): void {
    if (!isHeard) return;
    const changed = changesIn(changes, store.get);
    // The others put what is new at the end.
    if (changed.fresh.length > 0 && store.getSnapshot().at(-changed.fresh.length) !== changed.fresh[0]) {
      tellList();
      return;
    }
    const told = filesOf(changed.fresh, files);
    post({ type: 'changes', term, changed: changed.rows, removedIds: changed.removedIds, files: told });
  }

  /** One that has lost the lead without knowing it yet leaves the command to the next one. */
  async function acknowledge(id: string): Promise<void> {
    if ((await crew.isLeading()) && !isStopped) post({ type: 'ack', term, ids: [id] });
  }

  /** Terms begin anew where nobody was left to tell how high they were; what a leader says counts only above the others. */
  async function riseAbove(other: number): Promise<void> {
    if (!(await crew.isLeading()) || isStopped || other < term) return;
    term = other + 1;
    tellList();
  }

  function hear(message: TabMessage<R, P>): void {
    // What changed before anybody heard was told to nobody.
    if (!isHeard || message.type === 'join') tellList();
    isHeard = true;
    if (isFromLeader(message)) {
      if (message.term >= term) void riseAbove(message.term);
    } else if (message.type === 'ping') {
      post({ type: 'pong', term, isOtherTabBusy: isOtherTabBusy() });
    } else if (message.type === 'command') {
      desk.take(message.command);
    } else {
      onRemoteAttempts(message.sendingIds);
      if (message.term > term) void riseAbove(message.term);
    }
  }

  const stopListening = subscribeToMessages(crew, hear);
  const stopFollowing = store.subscribe(tellChanges);
  tellList();
  void restored?.then(() => {
    isComplete = true;
    return isStopped || tellList();
  });
  return () => {
    isStopped = true;
    stopListening();
    stopFollowing();
    desk.stop();
  };
}

/** What changed, as it is by now: whoever heard of a change first may have made another one already. */
function changesIn<R extends ReceiptShape, P>(
  changes: readonly Change<Upload<R, P>>[],
  get: Store<R, P>['get'],
) {
  const asItIs = (upload: Upload<R, P> | undefined) => (upload && get(upload.id)) ?? [];
  return {
    fresh: changes.flatMap(({ before, after }) => (before ? [] : asItIs(after))),
    rows: changes.flatMap(({ after }) => asItIs(after)).map(withoutFile),
    removedIds: changes.flatMap(({ before, after }) => (before && !after ? [before.id] : [])),
  };
}
