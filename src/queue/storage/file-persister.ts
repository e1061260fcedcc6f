import { smallFileBytes } from '#lib/small-file.ts';

import type { SourceFiles } from '../content/source-files.ts';
import { isConfirmed } from '../upload.ts';
import type { PersistenceState, Unconfirmed, Upload } from '../upload.ts';
import type { QueuePorts } from '../ports.ts';
import type { Change, Store } from '../store.ts';
import { createTimers } from '../scheduling/timers.ts';

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

/** Small files that are copied at a time: the storage saves those that come together in one transaction. */
const smallAtOnce = 8;

/**
 * Saves the files of unfinished uploads, smallest first, so that most rows are safe soon: small ones several at a time,
 * others one by one. Of small files, the last one is the first: by the time the others are due, many are stored. Large
 * files wait a few seconds. Returns a function that ends it, whose result resolves once the files so far are saved, or at
 * once if another tab leads, which saves them. Never rejects.
 */
export function startFilePersister(options: FilePersisterOptions): () => Promise<void> {
  const { store, files, storage, untilWritten, setTimer, isLeading } = options;
  const timers = createTimers(setTimer);
  /** IDs of uploads with large files that aren't copied yet. */
  const ahead = new Set<string>();
  const running = createRunningCopies();
  /** IDs of uploads copied after the end, when their state in the list no longer changes. */
  const done = new Set<string>();
  let isEnded = false;
  let isOver = false;

  const unsubscribe = store.subscribe(follow);
  follow(store.getSnapshot().map((upload) => ({ after: upload })));

  function follow(changes: readonly Change<Upload>[]): void {
    for (const { before, after: now } of changes) if (!before && now) giveHeadStart(now);
    running.abort((id) => {
      const upload = store.get(id);
      return !upload || !isToKeep(upload);
    });
    keepNext();
  }

  function giveHeadStart({ id, job }: Upload): void {
    if (job.file.size <= largeBytes) return;
    ahead.add(id);
    timers.set(headStartMs, () => {
      ahead.delete(id);
      keepNext();
    });
  }

  function keepNext(): void {
    if (isOver || running.isFull()) return;
    const isLeftOut = (id: string): boolean => ahead.has(id) || running.has(id) || done.has(id);
    const next = nextToKeep(store.getSnapshot(), isLeftOut);
    if (!next || !(running.isEmpty() || isSmall(next))) return;
    void running.begin(next, (signal) => keep(next.id, signal)).then(keepNext);
    keepNext();
  }

  async function keep(id: string, signal: AbortSignal): Promise<void> {
    const outcome = (await untilWritten(id)) ? await copy(id, signal) : 'broken';
    // After an abort too: the upload may have been stored or dismissed before the last chunk was written.
    if (outcome !== 'saved' || signal.aborted) await deleteChunks(id);
    const persistence = persistenceStates[outcome];
    if (isEnded) done.add(id);
    else if (!signal.aborted) store.dispatch({ type: 'persistence-changed', id, persistence });
  }

  /** Only while leading: the next leader may have saved the same file by now. */
  async function deleteChunks(id: string): Promise<void> {
    if (await isLeading()) await storage.deleteFiles([id]);
  }

  async function copy(id: string, signal: AbortSignal): Promise<SaveOutcome> {
    const upload = store.get(id);
    const file = upload && (await files.open(upload))?.file;
    return file ? storage.saveFile(id, file, signal) : 'unreadable';
  }

  return async () => {
    isEnded = true;
    timers.clear();
    ahead.clear();
    keepNext();
    if (await isLeading()) await running.whenEmpty();
    isOver = true;
    running.abort(() => true);
    unsubscribe();
  };
}

const isSmall = ({ job }: Upload): boolean => job.file.size <= smallFileBytes;

interface RunningCopy {
  readonly abort: AbortController;
  readonly isSmall: boolean;
  readonly ended: Promise<void>;
}

/** Copies that are being made: several of small files, or one of another file. */
function createRunningCopies() {
  const copies = new Map<string, RunningCopy>();
  return {
    has: (id: string): boolean => copies.has(id),
    isEmpty: (): boolean => copies.size === 0,
    isFull: (): boolean => copies.size >= smallAtOnce || [...copies.values()].some((copy) => !copy.isSmall),
    /** Resolves when the copy has ended. */
    begin(upload: Upload, keep: (signal: AbortSignal) => Promise<void>): Promise<void> {
      const abort = new AbortController();
      const ended = keep(abort.signal).then(() => void copies.delete(upload.id));
      copies.set(upload.id, { abort, isSmall: isSmall(upload), ended });
      return ended;
    },
    async whenEmpty(): Promise<void> {
      while (copies.size > 0) await Promise.all([...copies.values()].map(({ ended }) => ended));
    },
    abort(isDue: (id: string) => boolean): void {
      for (const [id, { abort }] of copies) if (isDue(id)) abort.abort();
    },
  };
}

function nextToKeep(uploads: readonly Upload[], isLeftOut: (id: string) => boolean): Upload | undefined {
  let next: Upload | undefined;
  for (const upload of uploads) {
    const isSooner = next === undefined || upload.job.file.size < next.job.file.size || isSmall(upload);
    if (isSooner && isToKeep(upload) && !isLeftOut(upload.id)) next = upload;
  }
  return next;
}

const isToKeep = (upload: Upload): upload is Upload & Unconfirmed =>
  !isConfirmed(upload) &&
  upload.status !== 'needs-file' &&
  upload.status !== 'cancelled' &&
  upload.persistence === 'saving';
