import type { Files } from '../files.ts';
import type { Change } from '../groups.ts';
import type { ReceiptShape, Upload } from '../item.ts';
import type { QueueEvent, Store } from '../store.ts';

import type { Crew } from './crew.ts';
import { envelop, filesOf, holdTold, open, withoutFile, type CrewMessage } from './message.ts';

interface LeaderOptions<R extends ReceiptShape, P> {
  readonly crew: Crew;
  readonly store: Store<R, P>;
  readonly files: Files;
  /** Resolves when what is kept is in the list; absent where it is already. */
  readonly restored: Promise<void> | undefined;
}

/**
 * Tells the others the list and every change of it, and does what they ask for. Follows the store until the returned
 * function is called.
 */
export function startLeader<R extends ReceiptShape, P>({
  crew,
  store,
  files,
  restored,
}: LeaderOptions<R, P>): () => void {
  let isWhole = restored === undefined;
  let isStopped = false;
  /** To copy files and rows for nobody costs a page with thousands of them its fluency. */
  let isHeard = false;
  const post = (message: CrewMessage<R, P>): void => crew.post(envelop(message));

  function tellList(): void {
    const uploads = store.getSnapshot();
    post({ type: 'list', isWhole, uploads: uploads.map(withoutFile), files: filesOf(uploads, files) });
  }

  function tellChanges(changes: readonly Change<Upload<R, P>>[]): void {
    if (!isHeard) return;
    // As it is by now: whoever heard of a change first may have made another one already.
    const asItIs = (upload: Upload<R, P> | undefined) => (upload && store.get(upload.id)) ?? [];
    const fresh = changes.flatMap(({ before, after }) => (before ? [] : asItIs(after)));
    // The others put what is new at the end.
    if (fresh.length > 0 && store.getSnapshot().at(-fresh.length) !== fresh[0]) {
      tellList();
      return;
    }
    const changed = changes.flatMap(({ after }) => asItIs(after));
    const removedIds = changes.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
    post({ type: 'changes', changed: changed.map(withoutFile), removedIds, files: filesOf(fresh, files) });
  }

  const stopListening = crew.listen((value) => {
    const message = open<R, P>(value);
    // What changed before anybody heard was told to nobody.
    if (message && (!isHeard || message.type === 'hello')) tellList();
    isHeard ||= message !== undefined;
    if (message?.type !== 'command') return;
    holdTold(message.files, files);
    store.dispatch(withoutKnown(message.event, store.get));
  });
  const stopFollowing = store.subscribe(tellChanges);
  tellList();
  void restored?.then(() => {
    isWhole = true;
    return isStopped || tellList();
  });
  return () => {
    isStopped = true;
    stopListening();
    stopFollowing();
  };
}

/** A row that was told twice, since its first telling may have gone unheard, is enqueued once. */
function withoutKnown<R extends ReceiptShape, P>(
  event: QueueEvent<R, P>,
  find: (id: string) => unknown,
): QueueEvent<R, P> {
  if (event.type !== 'enqueued') return event;
  return { ...event, uploads: event.uploads.filter(({ id }) => find(id) === undefined) };
}
