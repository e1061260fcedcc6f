import type { Files } from '../files.ts';
import { isConfirmed } from '../item.ts';
import type { ReceiptShape, Upload } from '../item.ts';
import type { KeptPorts } from '../ports.ts';
import type { Store } from '../store.ts';

import { startFileKeeper } from './file-keeper.ts';
import { createRecordWriter } from './record-writer.ts';

interface KeeperOptions<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly files: Files;
  readonly kept: KeptPorts<R>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Writes every change of the list down that matters after a restart, and copies the files of what is not stored yet.
 * Follows the store until the returned function is called. A device that keeps nothing stops nothing.
 */
export function startKeeper<R extends ReceiptShape, P>(options: KeeperOptions<R, P>): () => void {
  const { store, files, kept, now } = options;
  const writer = createRecordWriter<R, P>(kept, now);
  let known: ReadonlyMap<string, Upload<R, P>> = new Map();

  const unsubscribe = store.subscribe(follow);
  follow();
  const { shelf } = kept;
  const stopFiles = startFileKeeper({ store, files, shelf, untilWritten: writer.untilWritten });

  function follow(): void {
    const before = known;
    known = new Map(store.getSnapshot().map((upload) => [upload.id, upload]));
    for (const [id, upload] of known) {
      if (!isNews(before.get(id), upload)) continue;
      writer.note(id, upload);
      if (isConfirmed(upload)) files.drop(id);
    }
    for (const id of before.keys()) {
      if (known.has(id)) continue;
      writer.note(id, undefined);
      files.drop(id);
    }
  }

  return () => {
    unsubscribe();
    stopFiles();
  };
}

/** Whether a change matters after a restart: bytes that went out do not. */
function isNews<R extends ReceiptShape, P>(before: Upload<R, P> | undefined, now: Upload<R, P>): boolean {
  if (before === now) return false;
  const isProgress =
    before !== undefined &&
    'attemptId' in before &&
    'attemptId' in now &&
    before.attemptId === now.attemptId &&
    before.keeping === now.keeping &&
    before.sha256 === now.sha256;
  return !isProgress;
}
