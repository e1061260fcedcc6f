import type { SourceFiles } from '../content/source-files.ts';
import { isConfirmed } from '../upload.ts';
import type { PersistenceState, ReceiptShape, Unconfirmed, Upload } from '../upload.ts';
import type { Change } from '../upload-groups.ts';
import type { QueuePorts } from '../ports.ts';
import type { Store } from '../store.ts';
import { createTimers } from '../scheduling/timers.ts';

import type { SaveOutcome, UploadStorage } from './upload-storage.ts';

interface FilePersisterOptions<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly files: SourceFiles;
  readonly storage: UploadStorage;
  /** Whether an upload is written down as it is by now: a copy without its record would be nobody's. */
  readonly untilWritten: (id: string) => Promise<boolean>;
  readonly after: QueuePorts<R, P>['setTimer'];
  readonly isLeading: () => Promise<boolean>;
}

/** In bytes: what is larger takes long enough to copy that its upload feels it. */
const largeBytes = 64 * 2 ** 20;
/** On a fast line a large file is stored by then, and a copy made meanwhile would only slow it. */
const headStartMs = 5_000;

const persistenceStates: Readonly<Record<SaveOutcome, PersistenceState>> = {
  kept: 'kept',
  'no-room': 'no-room',
  // What is wrong with the file is said when it is sent.
  unreadable: 'off',
  broken: 'off',
};

/**
 * Copies the files of what is not stored yet, one at a time, the smallest first: so most rows are safe soonest. Large ones
 * wait a little. Follows the store until the returned function is called.
 */
export function startFilePersister<R extends ReceiptShape, P>(
  options: FilePersisterOptions<R, P>,
): () => void {
  const { store, files, storage, untilWritten, after, isLeading } = options;
  const timers = createTimers(after);
  /** The large files that are not copied yet, by the ids of their uploads. */
  const ahead = new Set<string>();
  let current: { readonly id: string; readonly abort: AbortController } | undefined;
  let isStopped = false;

  const unsubscribe = store.subscribe(follow);
  follow(store.getSnapshot().map((upload) => ({ after: upload })));

  function follow(changes: readonly Change<Upload<R, P>>[]): void {
    for (const { before, after: now } of changes) if (!before && now) giveHeadStart(now);
    const upload = current && store.get(current.id);
    if (!upload || !isToKeep(upload)) current?.abort.abort();
    keepNext();
  }

  function giveHeadStart({ id, job }: Upload<R, P>): void {
    if (job.file.size <= largeBytes) return;
    ahead.add(id);
    timers.set(headStartMs, () => {
      ahead.delete(id);
      keepNext();
    });
  }

  function keepNext(): void {
    if (isStopped || current) return;
    const next = smallestToKeep(store.getSnapshot(), ahead);
    if (!next) return;
    const abort = new AbortController();
    current = { id: next.id, abort };
    void keep(next.id, abort.signal).then(() => {
      current = undefined;
      return keepNext();
    });
  }

  async function keep(id: string, signal: AbortSignal): Promise<void> {
    const outcome = (await untilWritten(id)) ? await copy(id, signal) : 'broken';
    // Stopped as well: the upload may have been stored or dismissed, and its chunks deleted, before the last one was written.
    if (outcome !== 'kept' || signal.aborted) await deleteChunks(id);
    if (signal.aborted) return;
    store.dispatch({ type: 'persistence-changed', id, persistence: persistenceStates[outcome] });
  }

  /** A tab that has taken over the lead may have saved the same file by now: its chunks stay. */
  async function deleteChunks(id: string): Promise<void> {
    if ((await isLeading()) && !isStopped) await storage.deleteFiles([id]);
  }

  async function copy(id: string, signal: AbortSignal): Promise<SaveOutcome> {
    const file = files.retained(id);
    return file ? storage.saveFile(id, file, signal) : 'unreadable';
  }

  return () => {
    isStopped = true;
    unsubscribe();
    timers.clear();
    current?.abort.abort();
  };
}

function smallestToKeep<R extends ReceiptShape, P>(
  uploads: readonly Upload<R, P>[],
  ahead: ReadonlySet<string>,
) {
  let smallest: Upload<R, P> | undefined;
  for (const upload of uploads) {
    const isSmaller = smallest === undefined || upload.job.file.size < smallest.job.file.size;
    if (isSmaller && isToKeep(upload) && !ahead.has(upload.id)) smallest = upload;
  }
  return smallest;
}

const isToKeep = <R extends ReceiptShape, P>(upload: Upload<R, P>): upload is Upload<R, P> & Unconfirmed =>
  !isConfirmed(upload) &&
  upload.status !== 'needs-file' &&
  upload.status !== 'cancelled' &&
  upload.persistence === 'not-yet';
