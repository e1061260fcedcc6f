import type { SourceFiles } from '../content/source-files.ts';
import type { PersistencePorts, QueuePorts } from '../ports.ts';
import type { Change, Store } from '../store.ts';
import { isRunning, type Upload } from '../upload.ts';
import { startFilePersister } from './file-persister.ts';
import { createRecordWriter } from './record-writer.ts';
import type { Restored } from './restore.ts';

interface PersisterOptions {
  readonly store: Store;
  readonly files: SourceFiles;
  readonly ports: PersistencePorts;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly setTimer: QueuePorts['setTimer'];
  readonly compareReceipt: QueuePorts['compareReceipt'];
  /** False once another tab leads: from then on only that tab writes. */
  readonly isLeading: () => Promise<boolean>;
  /** Uploads that are saved already. */
  readonly restored: readonly Restored[];
}

/** Saves the list and the files of unfinished uploads. */
export interface Persister {
  /** Resolves when all changes so far are written, or have failed. Never rejects. */
  readonly whenWritten: () => Promise<void>;
  /** Resolves when everything is written. Never rejects. */
  readonly stop: () => Promise<void>;
}

/**
 * Saves everything that is in memory once more each time that the browser deletes what is saved. Storage failures never
 * block uploads.
 */
export function startPersister(options: PersisterOptions): Persister {
  const { store, ports } = options;
  let current = startSaving(options);
  let isStopped = false;
  let isStartingOver = false;

  async function startOver(): Promise<void> {
    // Everything is saved once more anyway.
    if (isStartingOver) return;
    isStartingOver = true;
    // A copy that fails is deleted when it ends. Later, that would delete the one that replaces it.
    await current.stop();
    isStartingOver = false;
    if (isStopped) return;
    for (const upload of store.getSnapshot()) {
      const wasSaved = 'persistence' in upload && upload.persistence === 'saved';
      if (wasSaved) store.dispatch({ type: 'persistence-changed', id: upload.id, persistence: 'saving' });
    }
    current = startSaving({ ...options, restored: [] });
  }

  ports.storage.onDeleted(() => void startOver());
  return {
    whenWritten: () => current.whenWritten(),
    stop() {
      isStopped = true;
      return current.stop();
    },
  };
}

function startSaving(options: PersisterOptions): Persister {
  const { store, files, ports, now, setTimer, compareReceipt, isLeading, restored } = options;
  const writer = createRecordWriter(ports, {
    now,
    setTimer,
    compareReceipt,
    isLeading,
    written: restored.map(({ upload, order }) => [upload.id, order]),
  });

  const unsubscribe = store.subscribe((changes) => changes.forEach(follow));
  const written = new Map(restored.map(({ upload }) => [upload.id, upload]));
  for (const upload of store.getSnapshot()) follow({ before: written.get(upload.id), after: upload });
  const { storage } = ports;
  const endFiles = startFilePersister({
    store,
    files,
    storage,
    untilWritten: writer.untilWritten,
    setTimer,
    isLeading,
  });

  function follow({ before, after: next }: Change<Upload>): void {
    const id = next?.id ?? before?.id;
    if (id !== undefined && (!next || isToWrite(before, next))) writer.note(id, next);
  }

  return {
    whenWritten: writer.whenWritten,
    async stop() {
      unsubscribe();
      await Promise.all([endFiles(), writer.finish()]);
    },
  };
}

/** Returns true if a change must be saved. Progress isn't, and the copy itself tells whether there is one. */
function isToWrite(before: Upload | undefined, now: Upload): boolean {
  if (!before) return true;
  if (isRunning(before) && isRunning(now)) return before.attemptId !== now.attemptId;
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(now).some(([key, value]) => old.get(key) !== value && key !== 'persistence');
}
