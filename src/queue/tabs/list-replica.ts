import type { SourceFiles } from '../content/source-files.ts';
import type { ReceiptShape, Upload } from '../upload.ts';
import type { Store } from '../store.ts';

import { retainReceivedFiles, type LeaderMessage } from './message.ts';
import type { Outbox } from './outbox.ts';

interface Mirror<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly files: SourceFiles;
}

type Told<R extends ReceiptShape, P, K> = Extract<LeaderMessage<R, P>, { readonly type: K }>;

interface ListReplicaOptions<R extends ReceiptShape, P> extends Mirror<R, P> {
  readonly outbox: Outbox<R, P>;
  readonly greet: (type: 'join' | 'listening', term: number) => void;
  /** The leader waits for uploads of a tab that doesn't answer, or doesn't wait any more. */
  readonly onLeaderWaiting: (isWaiting: boolean) => void;
}

/** The leader's list in the store of a follower, and how much of it is known. */
interface ListReplica<R extends ReceiptShape, P> {
  readonly join: () => void;
  /** Takes in what a leader says; false where it is out of date. */
  readonly apply: (message: LeaderMessage<R, P>) => boolean;
  readonly hasList: () => boolean;
  /** Whether a leader has told the whole list: the store holds everything then. */
  readonly hasCompleteList: () => boolean;
  /** The highest term that it has heard of; 0 where it has heard of none. */
  readonly term: () => number;
}

/** Knows nothing yet. */
export function createListReplica<R extends ReceiptShape, P>(
  options: ListReplicaOptions<R, P>,
): ListReplica<R, P> {
  const { outbox, greet, onLeaderWaiting } = options;
  let term = 0;
  /** Of the list that the store holds; 0 while there is none. */
  let listTerm = 0;
  let isInformed = false;
  const join = (): void => greet('join', term);

  function hearList(list: Told<R, P, 'list'>): void {
    const isNewLeader = term > listTerm;
    // A tab that never heard of the list may have taken over.
    const missing = isNewLeader && listTerm > 0 ? rowsMissingIn(list, options) : [];
    const missingIds = new Set(missing.map(({ id }) => id));
    takeList(list, { ...options, isUntold: (id) => missingIds.has(id) || outbox.enqueues(id) });
    isInformed ||= list.isComplete;
    greet('listening', term);
    // First, since commands may be about them. Those that the leader knows to be gone go here, too.
    if (missing.length > 0) void outbox.send({ type: 'enqueued', uploads: missing }).then(join);
    // The leader before may have gone without having done it.
    if (isNewLeader) outbox.postAgain();
    listTerm = term;
  }

  return {
    join,
    apply(message) {
      // One that has lost the lead doesn't know it yet, or a new one doesn't know how high the terms are.
      if (message.term < term) {
        join();
        return false;
      }
      ({ term } = message);
      if (message.type === 'list') hearList(message);
      else if (message.type === 'ack') outbox.acknowledge(message.ids);
      // What another leader says of a list that is not known yet means nothing.
      else if (term !== listTerm) join();
      else if (message.type === 'changes') takeChanges(message, options);
      else onLeaderWaiting(message.isOtherTabBusy);
      return true;
    },
    hasList: () => listTerm > 0,
    hasCompleteList: () => isInformed,
    term: () => term,
  };
}

/** Rows of the store, told by a leader before, that this one doesn't have, or whose files only this tab has. */
function rowsMissingIn<R extends ReceiptShape, P>(
  { uploads }: Told<R, P, 'list'>,
  { store, files, outbox }: Pick<ListReplicaOptions<R, P>, 'store' | 'files' | 'outbox'>,
): readonly Upload<R, P>[] {
  const told = new Map(uploads.map(({ id, status }) => [id, status]));
  const isMissing = ({ id, status }: Upload<R, P>): boolean =>
    told.get(id) === 'needs-file'
      ? status !== 'needs-file' && files.retained(id) !== undefined
      : !told.has(id);
  return store.getSnapshot().filter((upload) => isMissing(upload) && !outbox.enqueues(upload.id));
}

/** Shows the whole list. What was enqueued here and no leader has heard of is shown below it. */
function takeList<R extends ReceiptShape, P>(
  list: Told<R, P, 'list'>,
  { store, files, isUntold }: Mirror<R, P> & { readonly isUntold: (uploadId: string) => boolean },
): void {
  retainReceivedFiles(list.files, files);
  const told = new Set(list.uploads.map(({ id }) => id));
  const own = store.getSnapshot().filter(({ id }) => !told.has(id) && isUntold(id));
  store.dispatch({ type: 'replaced', uploads: [...list.uploads, ...own] });
}

/** Shows what changed in the leader's list. */
function takeChanges<R extends ReceiptShape, P>(
  { changed, removedIds, files: told }: Told<R, P, 'changes'>,
  { store, files }: Mirror<R, P>,
): void {
  retainReceivedFiles(told, files);
  const byId = new Map(changed.map((upload) => [upload.id, upload]));
  const before = store.getSnapshot().filter(({ id }) => !removedIds.includes(id));
  const known = new Set(before.map(({ id }) => id));
  store.dispatch({
    type: 'replaced',
    uploads: [
      ...before.map((upload) => byId.get(upload.id) ?? upload),
      ...changed.filter(({ id }) => !known.has(id)),
    ],
  });
}
