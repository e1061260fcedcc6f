import { isConfirmed } from '../item.ts';
import type { AlreadyExists, ReceiptShape, Stored, Upload } from '../item.ts';
import type { KeptPorts } from '../ports.ts';

import { toRecord } from './record.ts';
import type { HistoryEntry } from './shelf.ts';

/** Writes uploads down in the background, all that changed meanwhile in one go. */
export interface RecordWriter<R extends ReceiptShape, P> {
  /** An upload changed, or is off the list where it is `undefined`. */
  readonly note: (id: string, upload: Upload<R, P> | undefined) => void;
  /** Resolves when all that was noted so far is written, or could not be: whether this upload's was. */
  readonly untilWritten: (id: string) => Promise<boolean>;
}

/** To copy more rows into one transaction would hold up the page. */
const mostAtOnce = 100;

interface WriterOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Where in the list stands what is written already, by upload id. */
  readonly written: Iterable<readonly [uploadId: string, order: number]>;
}

/** Has nothing to write yet. */
export function createRecordWriter<R extends ReceiptShape, P>(
  kept: KeptPorts<R>,
  { now, written }: WriterOptions,
): RecordWriter<R, P> {
  const { shelf, owner } = kept;
  const changed = new Map<string, Upload<R, P> | undefined>();
  const orders = createOrders(written, now);
  /** Uploads of which the last change could not be written. */
  const unwritten = new Set<string>();
  let writing: Promise<void> | undefined;

  /** Never rejects: a device that keeps nothing stops nothing. */
  async function write(): Promise<void> {
    // Not at once: a batch of commands is one change.
    await Promise.resolve();
    while (changed.size > 0) {
      const batch = [...changed].slice(0, mostAtOnce);
      for (const [id] of batch) changed.delete(id);
      const isWritten = await shelf.write(changeOf(batch)).then(
        () => true,
        () => false,
      );
      for (const [id] of batch) unwritten[isWritten ? 'delete' : 'add'](id);
    }
    writing = undefined;
  }

  function changeOf(batch: readonly (readonly [string, Upload<R, P> | undefined])[]) {
    const saved = batch.flatMap(([, upload]) => upload ?? []);
    const confirmed = saved.filter(isConfirmed);
    const removedIds = batch.flatMap(([id, upload]) => (upload ? [] : id));
    removedIds.forEach(orders.forget);
    return {
      saved: saved.map((upload) =>
        toRecord(upload, { owner, order: orders.of(upload.id), changedAt: now() }),
      ),
      removedIds,
      history: confirmed.map((upload) => entryOf(upload, kept)),
      // What the service holds need not be kept here.
      fileIds: [...removedIds, ...confirmed.map(({ id }) => id)],
    };
  }

  return {
    note(id, upload) {
      changed.set(id, upload);
      writing ??= write();
    },
    async untilWritten(id) {
      await writing;
      return !unwritten.has(id);
    },
  };
}

/** Where in the list uploads stand: above every one before, over restarts too. */
function createOrders(written: WriterOptions['written'], now: () => number) {
  const orders = new Map(written);
  let last = [...orders.values()].reduce((most, order) => Math.max(most, order), 0);
  return {
    of(id: string): number {
      const order = orders.get(id) ?? Math.max(last + 1, now());
      last = Math.max(last, order);
      orders.set(id, order);
      return order;
    },
    forget: (id: string) => void orders.delete(id),
  };
}

function entryOf<R extends ReceiptShape>(
  { id, job, sha256, status, receipt, endedAt }: Stored<R> | AlreadyExists<R>,
  { owner, documentIdOf }: KeptPorts<R>,
): HistoryEntry {
  return {
    id,
    owner,
    assetId: job.assetId,
    displayName: job.displayName,
    fileName: job.file.name,
    sizeBytes: job.file.size,
    sha256,
    outcome: status,
    documentId: documentIdOf(receipt),
    endedAt,
  };
}
