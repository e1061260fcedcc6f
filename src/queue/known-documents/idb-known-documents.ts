import type { DeviceMemory } from '#lib/device-memory.ts';

import type { DatabaseConnection, UploadDatabase } from '../storage/upload-database.ts';
import { readKnownDocument, receiptOf, type EarlierReceipt, type KnownDocument } from './known-document.ts';
import type { KnownDocumentStorage } from './known-document-storage.ts';
import {
  mayBelongTo,
  readToldDocuments,
  readToldRecord,
  receiptOfTold,
  removeToldDocuments,
  toldIdOf,
  toToldRecord,
  type ToldDocument,
} from './told-documents.ts';

interface IdbKnownDocumentsOptions {
  readonly connection: DatabaseConnection;
  readonly owner: string;
  /** Web storage, from which receipts of release 0.1 are moved to the database. */
  readonly memory?: DeviceMemory | undefined;
}

/** Reads the known documents of an owner from the upload database. Rejects if the device offers none. */
export function createIdbKnownDocuments(options: IdbKnownDocumentsOptions): KnownDocumentStorage {
  const { connection, owner, memory } = options;
  return {
    async load(since) {
      removeToldDocuments(memory, ({ at }) => at < since);
      const told = readToldDocuments(memory).filter((each) => each.owner === owner);
      // On a device without a database they stay where they are.
      const saved = await loadFrom(options, told).catch(() => told.map(receiptOfTold));
      return saved.filter(({ at }) => at >= since).toSorted((a, b) => a.at - b.at);
    },
    async hasStoredSize(assetId, sizeBytes) {
      const database = await connection.open();
      return (await database.countFromIndex('history', 'size', [owner, assetId, sizeBytes])) > 0;
    },
    async findStored(assetId, sha256) {
      const database = await connection.open();
      return newestFirst(await database.getAllFromIndex('history', 'content', [owner, assetId, sha256]))[0];
    },
    async list(assetId) {
      const database = await connection.open();
      return newestFirst(await database.getAllFromIndex('history', 'asset', [owner, assetId]));
    },
    async clear(assetId) {
      removeToldDocuments(memory, (told) => told.owner === owner && mayBelongTo(told, assetId));
      await clear(await connection.open(), owner, assetId);
    },
  };
}

const newestFirst = (values: readonly unknown[]): readonly KnownDocument[] =>
  values.flatMap((value) => readKnownDocument(value) ?? []).toSorted((a, b) => b.endedAt - a.endedAt);

/** Moves the receipts of release 0.1 into the database, and returns the receipts of all documents. */
async function loadFrom(
  { connection, owner, memory }: IdbKnownDocumentsOptions,
  told: readonly ToldDocument[],
): Promise<readonly EarlierReceipt[]> {
  const database = await connection.open();
  if (told.length > 0) {
    await addTold(database, owner, told);
    const moved = new Set(told.map(identityOf));
    removeToldDocuments(memory, (each) => moved.has(identityOf(each)));
  }
  const [record, saved] = await Promise.all([
    database.get('history', toldIdOf(owner)),
    database.getAllFromIndex('history', 'asset', IDBKeyRange.bound([owner], [owner, []])),
  ]);
  return [...readToldRecord(record).map(receiptOfTold), ...newestFirst(saved).map(receiptOf)];
}

const identityOf = ({ owner, key, uploadId, assetId, at }: ToldDocument): string =>
  JSON.stringify([owner, key, uploadId, assetId, at]);

async function addTold(
  database: UploadDatabase,
  owner: string,
  told: readonly ToldDocument[],
): Promise<void> {
  const { store, done } = database.transaction('history', 'readwrite');
  const before = readToldRecord(await store.get(toldIdOf(owner)));
  const present = new Set(before.map(identityOf));
  const added = told.filter((each) => !present.has(identityOf(each)));
  await Promise.all([store.put(toToldRecord(owner, [...before, ...added])), done]);
}

async function clear(database: UploadDatabase, owner: string, assetId: string): Promise<void> {
  const { store, done } = database.transaction('history', 'readwrite');
  const ids = await store.index('asset').getAllKeys([owner, assetId]);
  const before = readToldRecord(await store.get(toldIdOf(owner)));
  const left = before.filter((told) => !mayBelongTo(told, assetId));
  const leftOver = left.length > 0 ? store.put(toToldRecord(owner, left)) : store.delete(toldIdOf(owner));
  await Promise.all([leftOver, ...ids.map((id) => store.delete(id)), done]);
}

/** Removes documents of every owner that are older than `rememberedMs`, and dates those ahead of `now` again. */
export async function expireKnownDocuments(
  database: UploadDatabase,
  { now, rememberedMs }: { readonly now: number; readonly rememberedMs: number },
): Promise<void> {
  const { store, done } = database.transaction('history', 'readwrite');
  const dates = store.index('endedAt');
  const [old, ahead] = await Promise.all([
    dates.getAllKeys(IDBKeyRange.upperBound(now - rememberedMs, true)),
    dates.getAll(IDBKeyRange.lowerBound(now, true)),
  ]);
  await Promise.all([
    ...old.map((id) => store.delete(id)),
    ...ahead.map((entry) => store.put({ ...entry, endedAt: now })),
    done,
  ]);
}
