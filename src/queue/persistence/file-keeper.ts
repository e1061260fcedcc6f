import type { Files } from '../files.ts';
import { isConfirmed } from '../item.ts';
import type { Keeping, ReceiptShape, Unconfirmed, Upload } from '../item.ts';
import type { Store } from '../store.ts';

import type { KeepOutcome, Shelf } from './shelf.ts';

interface FileKeeperOptions<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly files: Files;
  readonly shelf: Shelf;
  /** Whether an upload is written down as it is by now: a copy without its record would be nobody's. */
  readonly untilWritten: (id: string) => Promise<boolean>;
}

const keepings: Readonly<Record<KeepOutcome, Keeping>> = {
  kept: 'kept',
  'no-room': 'no-room',
  // What is wrong with the file is said when it is sent.
  unreadable: 'off',
  broken: 'off',
};

/**
 * Copies the files of what is not stored yet, one at a time, the smallest first: so most rows are safe soonest. Follows
 * the store until the returned function is called.
 */
export function startFileKeeper<R extends ReceiptShape, P>(options: FileKeeperOptions<R, P>): () => void {
  const { store, files, shelf, untilWritten } = options;
  let current: { readonly id: string; readonly abort: AbortController } | undefined;
  let isStopped = false;

  const unsubscribe = store.subscribe(follow);
  follow();

  function follow(): void {
    const upload = current && store.get(current.id);
    if (!upload || !isToKeep(upload)) current?.abort.abort();
    keepNext();
  }

  function keepNext(): void {
    if (isStopped || current) return;
    const next = smallestToKeep(store.getSnapshot());
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
    if (!signal.aborted) store.dispatch({ type: 'keeping-changed', id, keeping: keepings[outcome] });
    // It was stored or dismissed meanwhile, after its pieces were taken away, perhaps.
    else if (!isStopped) await shelf.dropFiles([id]);
  }

  async function copy(id: string, signal: AbortSignal): Promise<KeepOutcome> {
    const file = files.held(id);
    return file ? shelf.keepFile(id, file, signal) : 'unreadable';
  }

  return () => {
    isStopped = true;
    unsubscribe();
    current?.abort.abort();
  };
}

function smallestToKeep<R extends ReceiptShape, P>(uploads: readonly Upload<R, P>[]) {
  let smallest: Upload<R, P> | undefined;
  for (const upload of uploads) {
    const isSmaller = smallest === undefined || upload.job.file.size < smallest.job.file.size;
    if (isSmaller && isToKeep(upload)) smallest = upload;
  }
  return smallest;
}

const isToKeep = <R extends ReceiptShape, P>(upload: Upload<R, P>): upload is Upload<R, P> & Unconfirmed =>
  !isConfirmed(upload) &&
  upload.status !== 'needs-file' &&
  upload.status !== 'cancelled' &&
  upload.keeping === 'not-yet';
