import { logFailure } from '#lib/log-failure.ts';
import { backoffMs } from '#lib/time/backoff.ts';

import { toKnownDocument, type KnownDocument } from '../known-document.ts';
import type { PersistencePorts, QueuePorts } from '../ports.ts';
import { isConfirmed } from '../upload.ts';
import type { Upload } from '../upload.ts';
import { toRecord } from './record.ts';
import type { UploadStorage } from './upload-storage.ts';

/** Copying more rows into one transaction would block the page. */
const maxAtOnce = 100;

interface WriterOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly setTimer: QueuePorts['setTimer'];
  readonly compareReceipt: QueuePorts['compareReceipt'];
  /** False once another tab leads: pending writes are dropped then, since that tab makes them. */
  readonly isLeading: () => Promise<boolean>;
  /** Order numbers of saved uploads, by upload ID. */
  readonly written: Iterable<readonly [uploadId: string, order: number]>;
}

/** Delays between retries of failed writes, as on a full disk. */
const rewriting = { baseMs: 1000, capMs: 60_000 };

/** Saves changed uploads in the background, in batches; retries failed writes. Starts with nothing to write. */
export function createRecordWriter(
  { storage, owner }: PersistencePorts,
  { now, setTimer, compareReceipt, isLeading, written }: WriterOptions,
) {
  const changed = new Map<string, Upload | undefined>();
  const orders = createOrders(written, now);
  const unwritten = new Map<string, Upload | undefined>();
  const documents = createUnwrittenDocuments(owner, compareReceipt);
  let writing: Promise<void> | undefined;
  let failures = 0;
  let cancelRetry: (() => void) | undefined;

  /** Logs the first of several in a row. */
  const onFailure = (cause: unknown): void => {
    if (failures === 0) logFailure('Uploads could not be saved.', cause);
  };

  /** Never rejects: storage failures never block uploads. */
  async function write(): Promise<void> {
    // In a microtask, so that a batch of commands is one write.
    await Promise.resolve();
    while (changed.size > 0) {
      // Leadership may be lost while the database is opened. If it can't be, the write below fails with the same error.
      await storage.open().catch(() => undefined);
      if (!(await isLeading())) {
        for (const pending of [changed, unwritten, documents]) pending.clear();
        break;
      }
      const batch = takeBatch(changed);
      const context = { owner, orders, documents, changedAt: now() };
      const isWritten = await writeBatch(batch, { storage, unwritten, context, onFailure });
      failures = isWritten ? 0 : failures + 1;
    }
    writing = undefined;
    cancelRetry?.();
    if (unwritten.size > 0) cancelRetry = setTimer(backoffMs(failures, rewriting), rewrite);
  }

  function rewrite(): void {
    // The running write may be newer; its end schedules the next retry.
    if (writing) return;
    for (const [id, upload] of unwritten) note(id, changed.has(id) ? changed.get(id) : upload);
  }

  function note(id: string, upload: Upload | undefined): void {
    changed.set(id, upload);
    documents.note(upload);
    writing ??= write();
  }

  return {
    /** Call when an upload changed; `undefined` if it was removed from the list. */
    note,
    /** Resolves when all changes so far are written or have failed. Never rejects. */
    whenWritten: () => Promise.resolve(writing),
    /** Resolves at the same time; to true if this upload's change is written. */
    untilWritten: (id: string) => Promise.resolve(writing).then(() => !unwritten.has(id)),
    /** Repeats failed writes once and stops. Never rejects. */
    finish: async () => {
      await writing;
      rewrite();
      await writing;
      cancelRetry?.();
    },
  };
}

type Batch = readonly (readonly [id: string, Upload | undefined])[];

/** Removes some of the changes, and returns them. */
function takeBatch(changed: Map<string, Upload | undefined>): Batch {
  const batch = [...changed].slice(0, maxAtOnce);
  for (const [id] of batch) changed.delete(id);
  return batch;
}

interface BatchTarget {
  readonly storage: UploadStorage;
  /** Failed writes by upload ID. */
  readonly unwritten: Map<string, Upload | undefined>;
  readonly context: ChangeContext;
  readonly onFailure: (cause: unknown) => void;
}

/** Resolves to false if it fails; its changes are `unwritten` then. Never rejects. */
async function writeBatch(
  batch: Batch,
  { storage, unwritten, context, onFailure }: BatchTarget,
): Promise<boolean> {
  const change = changeOf(batch, context);
  const isWritten = await storage.write(change).then(
    () => true,
    (cause: unknown) => {
      onFailure(cause);
      return false;
    },
  );
  if (isWritten) context.documents.forget(change.knownDocuments);
  for (const [id, upload] of batch) {
    if (isWritten) unwritten.delete(id);
    else unwritten.set(id, upload);
  }
  return isWritten;
}

interface ChangeContext {
  readonly owner: string;
  readonly orders: ReturnType<typeof createOrders>;
  readonly documents: ReturnType<typeof createUnwrittenDocuments>;
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
}

/** Returns the write that saves these uploads in their current state, and deletes removed ones. */
function changeOf(
  batch: Batch,
  { owner, orders, documents, changedAt }: ChangeContext,
): Parameters<UploadStorage['write']>[0] {
  const saved = batch.flatMap(([, upload]) => upload ?? []);
  const confirmed = saved.filter(isConfirmed);
  const removedIds = batch.flatMap(([id, upload]) => (upload ? [] : id));
  removedIds.forEach(orders.forget);
  const metadataOf = (id: string) => ({ owner, order: orders.of(id), changedAt });
  return {
    saved: saved.map((upload) => toRecord(upload, metadataOf(upload.id))),
    removedIds,
    knownDocuments: batch.flatMap(([id]) => documents.of(id) ?? []),
    // The service has the document, so no copy is needed here.
    fileIds: [...removedIds, ...confirmed.map(({ id }) => id)],
  };
}

/** Order numbers of uploads, each above all earlier ones, across restarts. */
function createOrders(written: WriterOptions['written'], now: () => number) {
  const orders = new Map(written);
  let last = [...orders.values()].reduce((most, order) => Math.max(most, order), 0);
  return {
    of: (id: string): number => {
      const order = orders.get(id) ?? Math.max(last + 1, now());
      last = Math.max(last, order);
      orders.set(id, order);
      return order;
    },
    forget: (id: string) => void orders.delete(id),
  };
}

/** Known documents to write, by upload ID: a row may be dismissed before its document is written. */
function createUnwrittenDocuments(owner: string, compareReceipt: QueuePorts['compareReceipt']) {
  const documents = new Map<string, KnownDocument>();
  return {
    note: (upload: Upload | undefined): void => {
      if (!upload || !isConfirmed(upload)) return;
      const { documentId } = compareReceipt(upload.receipt, upload.job);
      documents.set(upload.id, toKnownDocument(upload, { owner, documentId }));
    },
    of: (id: string) => documents.get(id),
    /** Keeps a document that was replaced while it was written. */
    forget: (written: readonly KnownDocument[]): void => {
      for (const each of written) if (documents.get(each.id) === each) documents.delete(each.id);
    },
    clear: () => documents.clear(),
  };
}
