import { backoffMs } from '#lib/backoff.ts';

import { isConfirmed } from '../upload.ts';
import type { AlreadyExists, Stored, Upload } from '../upload.ts';
import type { PersistencePorts, QueuePorts } from '../ports.ts';

import { toRecord } from './record.ts';
import type { HistoryEntry, UploadStorage } from './upload-storage.ts';

/** Saves changed uploads in the background, in batches; retries failed writes. */
export interface RecordWriter {
  /** Call when an upload changed; `undefined` if it was removed from the list. */
  readonly note: (id: string, upload: Upload | undefined) => void;
  /** Resolves when all changes so far are written or have failed; to true if this upload's change is written. */
  readonly untilWritten: (id: string) => Promise<boolean>;
  /** Repeats failed writes once and stops. Never rejects. */
  readonly finish: () => Promise<void>;
}

/** Copying more rows into one transaction would block the page. */
const mostAtOnce = 100;

interface WriterOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly setTimer: QueuePorts['setTimer'];
  /** False once another tab leads: pending writes are dropped then, since that tab makes them. */
  readonly isLeading: () => Promise<boolean>;
  /** Order numbers of saved uploads, by upload ID. */
  readonly written: Iterable<readonly [uploadId: string, order: number]>;
}

/** Delays between retries of failed writes, as on a full disk. */
const rewriting = { baseMs: 1000, capMs: 60_000 };

/** Starts with nothing to write. */
export function createRecordWriter(
  ports: PersistencePorts,
  { now, setTimer, isLeading, written }: WriterOptions,
): RecordWriter {
  const { storage } = ports;
  const changed = new Map<string, Upload | undefined>();
  const orders = createOrders(written, now);
  /** Failed writes by upload ID. */
  const unwritten = new Map<string, Upload | undefined>();
  const entries = createUnwrittenEntries(ports);
  let writing: Promise<void> | undefined;
  let failures = 0;
  let cancelRetry: (() => void) | undefined;

  /** Never rejects: storage failures never block uploads. */
  async function write(): Promise<void> {
    // In a microtask, so that a batch of commands is one write.
    await Promise.resolve();
    while (changed.size > 0) {
      // Leadership may be lost while the database is opened.
      await storage.open().catch(() => undefined);
      if (!(await isLeading())) {
        for (const pending of [changed, unwritten, entries]) pending.clear();
        break;
      }
      const batch = [...changed].slice(0, mostAtOnce);
      for (const [id] of batch) changed.delete(id);
      const change = changeOf(batch, { ports, orders, entries, changedAt: now() });
      const isWritten = await succeeds(storage.write(change));
      if (isWritten) entries.forget(change.history);
      for (const [id, upload] of batch) {
        if (isWritten) unwritten.delete(id);
        else unwritten.set(id, upload);
      }
      failures = isWritten ? 0 : failures + 1;
    }
    writing = undefined;
    if (unwritten.size === 0) return;
    cancelRetry?.();
    cancelRetry = setTimer(backoffMs(failures, rewriting), rewrite);
  }

  function rewrite(): void {
    // The running write may be newer; its end schedules the next retry.
    if (writing) return;
    for (const [id, upload] of unwritten) note(id, upload);
  }

  function note(id: string, upload: Upload | undefined): void {
    changed.set(id, upload);
    entries.note(upload);
    writing ??= write();
  }

  return {
    note,
    async untilWritten(id) {
      await writing;
      return !unwritten.has(id);
    },
    async finish() {
      await writing;
      rewrite();
      await writing;
      cancelRetry?.();
    },
  };
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

interface ChangeContext {
  readonly ports: PersistencePorts;
  readonly orders: ReturnType<typeof createOrders>;
  readonly entries: ReturnType<typeof createUnwrittenEntries>;
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
}

/** Returns the write that saves these uploads in their current state, and deletes removed ones. */
function changeOf(
  batch: readonly (readonly [id: string, Upload | undefined])[],
  { ports, orders, entries, changedAt }: ChangeContext,
): Parameters<UploadStorage['write']>[0] {
  const saved = batch.flatMap(([, upload]) => upload ?? []);
  const confirmed = saved.filter(isConfirmed);
  const removedIds = batch.flatMap(([id, upload]) => (upload ? [] : id));
  removedIds.forEach(orders.forget);
  const frameOf = (id: string) => ({ owner: ports.owner, order: orders.of(id), changedAt });
  return {
    saved: saved.map((upload) => toRecord(upload, frameOf(upload.id))),
    removedIds,
    history: batch.flatMap(([id]) => entries.of(id) ?? []),
    // The service has the document, so no copy is needed here.
    fileIds: [...removedIds, ...confirmed.map(({ id }) => id)],
  };
}

/** Order numbers of uploads, each above all earlier ones, across restarts. */
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

/** History entries to write, by upload ID: a row may be dismissed before its entry is written. */
function createUnwrittenEntries(ports: PersistencePorts) {
  const entries = new Map<string, HistoryEntry>();
  return {
    note(upload: Upload | undefined): void {
      if (upload && isConfirmed(upload)) entries.set(upload.id, entryOf(upload, ports));
    },
    of: (id: string) => entries.get(id),
    /** Keeps an entry that was replaced while it was written. */
    forget(written: readonly HistoryEntry[]): void {
      for (const entry of written) if (entries.get(entry.id) === entry) entries.delete(entry.id);
    },
    clear: () => entries.clear(),
  };
}

function entryOf(
  { id, job, sha256, status, receipt, endedAt }: Stored | AlreadyExists,
  { owner, documentIdOf }: PersistencePorts,
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
