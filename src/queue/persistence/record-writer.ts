import { isConfirmed } from '../item.ts';
import type { ReceiptShape, Upload } from '../item.ts';
import type { KeptPorts } from '../ports.ts';

import { toRecord } from './record.ts';
import type { HistoryEntry } from './shelf.ts';

/** Writes uploads down in the background, all that changed meanwhile in one go. */
export interface RecordWriter<R extends ReceiptShape, P> {
  /** An upload changed, or is off the list where it is `undefined`. */
  readonly note: (id: string, upload: Upload<R, P> | undefined) => void;
  /** Resolves when all that was noted so far is written, or could not be. */
  readonly untilWritten: () => Promise<void>;
}

/** Nothing is written yet. `now` gives milliseconds since the epoch. */
export function createRecordWriter<R extends ReceiptShape, P>(
  { shelf, owner, documentIdOf }: KeptPorts<R>,
  now: () => number,
): RecordWriter<R, P> {
  const changed = new Map<string, Upload<R, P> | undefined>();
  const orders = new Map<string, number>();
  let lastOrder = 0;
  let writing: Promise<void> | undefined;

  /** Never rejects: a device that keeps nothing stops nothing. */
  async function write(): Promise<void> {
    // Not at once: a batch of commands is one change.
    await Promise.resolve();
    while (changed.size > 0) {
      const batch = [...changed];
      changed.clear();
      await shelf.write(changeOf(batch)).catch(() => undefined);
    }
    writing = undefined;
  }

  function changeOf(batch: readonly (readonly [string, Upload<R, P> | undefined])[]) {
    const saved = batch.flatMap(([, upload]) => upload ?? []);
    const confirmed = saved.filter(isConfirmed);
    const removedIds = batch.flatMap(([id, upload]) => (upload ? [] : id));
    for (const id of removedIds) orders.delete(id);
    return {
      saved: saved.map((upload) => toRecord(upload, { owner, order: orderOf(upload.id), changedAt: now() })),
      removedIds,
      history: confirmed.map(entryOf),
      // What the service holds need not be kept here.
      fileIds: [...removedIds, ...confirmed.map(({ id }) => id)],
    };
  }

  /** Above that of every row before, over restarts too. */
  function orderOf(id: string): number {
    const order = orders.get(id) ?? Math.max(lastOrder + 1, now());
    lastOrder = Math.max(lastOrder, order);
    orders.set(id, order);
    return order;
  }

  function entryOf(upload: Extract<Upload<R, P>, { readonly receipt: R }>): HistoryEntry {
    const { id, job, sha256, status, receipt, endedAt } = upload;
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

  return {
    note(id, upload) {
      changed.set(id, upload);
      writing ??= write();
    },
    untilWritten: async () => writing,
  };
}
