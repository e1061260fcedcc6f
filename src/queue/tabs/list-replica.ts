import type { ListContext } from '../queue-context.ts';
import type { Upload } from '../upload.ts';
import { retainReceivedFiles, type LeaderMessage } from './message.ts';
import type { Outbox } from './outbox.ts';

type Mirror = Pick<ListContext, 'store' | 'files'>;

type MessageOf<K> = Extract<LeaderMessage, { readonly type: K }>;

interface ListReplicaOptions {
  readonly outbox: Outbox;
  readonly post: (type: 'join' | 'listening', term: number) => void;
  /** Called when the leader says if a tab that sends uploads doesn't answer it. */
  readonly onOtherTabBusy: (isOtherTabBusy: boolean) => void;
}

/** The leader's list, mirrored in a follower's store. Starts without a list. */
export function createListReplica(
  { store, files, savedByNewer }: ListContext,
  { outbox, post, onOtherTabBusy }: ListReplicaOptions,
) {
  let term = 0;
  /** Term of the mirrored list; 0 without one. */
  let listTerm = 0;
  let hasCompleteList = false;
  const join = (): void => post('join', term);

  function applyList(list: MessageOf<'list'>): void {
    const isNewLeader = term > listTerm;
    // A tab that doesn't know this list may have taken over.
    const missing = isNewLeader && listTerm > 0 ? rowsMissingIn(list, { store, files, outbox }) : [];
    const missingIds = new Set(missing.map(({ id }) => id));
    const isUnknownToLeader = (id: string) => missingIds.has(id) || outbox.enqueues(id);
    replaceList(list, { store, files, isUnknownToLeader });
    savedByNewer.set(list.savedByNewer);
    hasCompleteList ||= list.isComplete;
    post('listening', term);
    // First, since commands may refer to them. Rows that the leader knows to be dismissed disappear here too.
    if (missing.length > 0) void outbox.send({ type: 'enqueued', uploads: missing }).then(join);
    // The former leader may have ended before it carried them out.
    if (isNewLeader) outbox.postAgain();
    listTerm = term;
  }

  return {
    join,
    /** Applies a leader's message; returns false if it is out of date. */
    apply: (message: LeaderMessage) => {
      // From a former leader, or from a new one that doesn't know the current term.
      if (message.term < term) {
        join();
        return false;
      }
      ({ term } = message);
      if (message.type === 'list') applyList(message);
      else if (message.type === 'ack') outbox.acknowledge(message.ids);
      // Changes of a list that isn't known yet mean nothing.
      else if (term !== listTerm) join();
      else if (message.type === 'changes') applyChanges(message, { store, files });
      else onOtherTabBusy(message.isOtherTabBusy);
      return true;
    },
    hasList: () => listTerm > 0,
    /** Returns true once a leader has sent its complete list. */
    hasCompleteList: () => hasCompleteList,
    /** Highest term received so far; 0 at first. */
    term: () => term,
  };
}

/** Rows from a former leader that this one lacks, or whose files only this tab has. */
function rowsMissingIn(
  { uploads }: MessageOf<'list'>,
  { store, files, outbox }: Mirror & { readonly outbox: Outbox },
): readonly Upload[] {
  const statuses = new Map(uploads.map(({ id, status }) => [id, status]));
  const isMissing = ({ id, status }: Upload): boolean =>
    statuses.get(id) === 'needs-file'
      ? status !== 'needs-file' && files.retained(id) !== undefined
      : !statuses.has(id);
  return store.getSnapshot().filter((upload) => isMissing(upload) && !outbox.enqueues(upload.id));
}

/** Replaces the list; rows enqueued here that no leader knows stay below it. */
function replaceList(
  list: MessageOf<'list'>,
  { store, files, isUnknownToLeader }: Mirror & { readonly isUnknownToLeader: (uploadId: string) => boolean },
): void {
  retainReceivedFiles(list.files, files);
  const listed = new Set(list.uploads.map(({ id }) => id));
  const local = store.getSnapshot().filter(({ id }) => !listed.has(id) && isUnknownToLeader(id));
  store.dispatch({ type: 'replaced', uploads: [...list.uploads, ...local] });
}

function applyChanges(
  { changed, removedIds, files: received }: MessageOf<'changes'>,
  { store, files }: Mirror,
): void {
  retainReceivedFiles(received, files);
  store.dispatch({ type: 'mirrored', changed, removedIds });
}
