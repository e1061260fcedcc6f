import type { Files } from '../files.ts';
import type { ReceiptShape, Upload } from '../item.ts';
import type { QueueEvent, Store } from '../store.ts';

import type { Crew } from './crew.ts';
import { envelop, filesOf, open, withoutFile, type CrewMessage } from './message.ts';

interface LeaderOptions<R extends ReceiptShape, P> {
  readonly crew: Crew;
  readonly store: Store<R, P>;
  readonly files: Files;
}

/**
 * Tells the others the list and every change of it, and does what they ask for. Follows the store until the returned
 * function is called.
 */
export function startLeader<R extends ReceiptShape, P>({
  crew,
  store,
  files,
}: LeaderOptions<R, P>): () => void {
  let told: ReadonlyMap<string, Upload<R, P>> = new Map();
  const post = (message: CrewMessage<R, P>): void => crew.post(envelop(message));

  function tellList(): void {
    const uploads = store.getSnapshot();
    told = new Map(uploads.map((upload) => [upload.id, upload]));
    post({ type: 'list', uploads: uploads.map(withoutFile), files: filesOf(uploads, files) });
  }

  function tellChanges(): void {
    const before = told;
    const uploads = store.getSnapshot();
    const changed = uploads.filter((upload) => before.get(upload.id) !== upload);
    const fresh = changed.filter(({ id }) => !before.has(id));
    // The others put what is new at the end.
    if (fresh.some((upload, index) => upload !== uploads[uploads.length - fresh.length + index])) {
      tellList();
      return;
    }
    told = new Map(uploads.map((upload) => [upload.id, upload]));
    const removedIds = [...before.keys()].filter((id) => !told.has(id));
    if (changed.length + removedIds.length === 0) return;
    post({ type: 'changes', changed: changed.map(withoutFile), removedIds, files: filesOf(fresh, files) });
  }

  const stopListening = crew.listen((value) => {
    const message = open<R, P>(value);
    if (message?.type === 'hello') tellList();
    if (message?.type !== 'command') return;
    for (const [id, file] of message.files) files.hold(id, file);
    store.dispatch(withoutKnown(message.event, told));
  });
  const stopFollowing = store.subscribe(tellChanges);
  tellList();
  return () => {
    stopListening();
    stopFollowing();
  };
}

/** A row that was told twice, since its first telling may have gone unheard, is enqueued once. */
function withoutKnown<R extends ReceiptShape, P>(
  event: QueueEvent<R, P>,
  known: ReadonlyMap<string, unknown>,
): QueueEvent<R, P> {
  if (event.type !== 'enqueued') return event;
  return { ...event, uploads: event.uploads.filter(({ id }) => !known.has(id)) };
}
