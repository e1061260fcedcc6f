import type { SourceFiles } from '../content/source-files.ts';
import type { QueuePorts } from '../ports.ts';
import type { Change, Store } from '../store.ts';
import { createTimers } from '../timers.ts';
import { isConfirmed } from '../upload.ts';
import type { PersistenceState, Unconfirmed, Upload } from '../upload.ts';
import type { SaveOutcome, UploadStorage } from './upload-storage.ts';

interface FilePersisterOptions {
  readonly store: Store;
  readonly files: SourceFiles;
  readonly storage: UploadStorage;
  /** Resolves to true if the current state of an upload is saved: a copy without its record would be an orphan. */
  readonly untilWritten: (id: string) => Promise<boolean>;
  readonly setTimer: QueuePorts['setTimer'];
  readonly isLeading: () => Promise<boolean>;
}

/** In bytes: copying a larger file slows its upload down. */
export const largeBytes = 64 * 2 ** 20;
/** On a fast network a large file is stored by then, and copying it would only slow it down. */
export const headStartMs = 5_000;

const persistenceStates: Readonly<Record<SaveOutcome, PersistenceState>> = {
  saved: 'saved',
  'no-room': 'no-room',
  // The problem is reported when the file is sent.
  unreadable: 'off',
  broken: 'off',
  discarded: 'off',
};

/**
 * Saves the files of unfinished uploads one by one, smallest first, so that most rows are safe soon. Large files wait a few
 * seconds. Returns a function that ends it, whose result resolves once the files so far are saved, or at once if another tab
 * leads, which saves them. Never rejects.
 */
export function startFilePersister(options: FilePersisterOptions): () => Promise<void> {
  const { store, setTimer, isLeading } = options;
  const timers = createTimers(setTimer);
  /** Sizes in bytes of the files to copy, by upload ID. */
  const due = new Map<string, number>();
  /** IDs of uploads with large files that aren't due yet. */
  const ahead = new Set<string>();
  let current: { readonly id: string; readonly abort: AbortController } | undefined;
  let copying: Promise<void> | undefined;
  let isEnded = false;

  const unsubscribe = store.subscribe(follow);
  follow(store.getSnapshot().map((upload) => ({ after: upload })));

  function follow(changes: readonly Change<Upload>[]): void {
    for (const { before, after } of changes) {
      const id = (after ?? before)?.id ?? '';
      if (!before && after && after.job.file.size > largeBytes) {
        ahead.add(id);
        timers.set(headStartMs, () => endHeadStart(id));
      }
      note(id);
    }
    begin();
  }

  function endHeadStart(id: string): void {
    ahead.delete(id);
    note(id);
    begin();
  }

  function note(id: string): void {
    const upload = store.get(id);
    const isDue = upload && isToKeep(upload);
    if (!isDue) due.delete(id);
    else if (!isEnded && !ahead.has(id) && current?.id !== id) due.set(id, upload.job.file.size);
    if (!isDue && current?.id === id) current.abort.abort();
  }

  function begin(): void {
    if (!copying && due.size > 0) copying = copyAll();
  }

  async function copyAll(): Promise<void> {
    for (let id = smallest(due); id !== undefined; id = smallest(due)) {
      due.delete(id);
      const abort = new AbortController();
      current = { id, abort };
      const outcome = await copy(id, abort.signal, options);
      current = undefined;
      const persistence = persistenceStates[outcome];
      if (!isEnded && !abort.signal.aborted) store.dispatch({ type: 'persistence-changed', id, persistence });
      // It may have been cancelled and retried meanwhile.
      if (abort.signal.aborted) note(id);
    }
    copying = undefined;
  }

  return async () => {
    timers.clear();
    for (const id of ahead) endHeadStart(id);
    isEnded = true;
    if (await isLeading()) await copying;
    due.clear();
    current?.abort.abort();
    unsubscribe();
  };
}

/** Saves the file of an upload; deletes what was saved of it if that fails. */
async function copy(
  id: string,
  signal: AbortSignal,
  { store, files, storage, untilWritten, isLeading }: FilePersisterOptions,
): Promise<SaveOutcome> {
  async function save(): Promise<SaveOutcome> {
    if (!(await untilWritten(id))) return 'broken';
    const upload = store.get(id);
    const file = upload && (await files.open(upload))?.file;
    return file ? storage.saveFile(id, file, signal) : 'unreadable';
  }
  const outcome = await save();
  // After an abort too: the upload may have been stored or dismissed before the last chunk was written.
  const isUseless = outcome !== 'saved' || signal.aborted;
  // Only while leading: the next leader may have saved the same file by now.
  if (isUseless && (await isLeading())) await storage.deleteFiles([id]);
  return outcome;
}

function smallest(due: ReadonlyMap<string, number>): string | undefined {
  let found: string | undefined;
  for (const [id, size] of due) if (found === undefined || size < due.get(found)!) found = id;
  return found;
}

const isToKeep = (upload: Upload): upload is Upload & Unconfirmed =>
  !isConfirmed(upload) &&
  upload.status !== 'needs-file' &&
  upload.status !== 'cancelled' &&
  upload.persistence === 'saving';
