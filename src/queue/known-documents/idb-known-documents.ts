import type { DeviceMemory } from '#lib/device-memory.ts';

import type { DatabaseConnection, UploadDatabase } from '../storage/upload-database.ts';
import { readKnownDocument, receiptOf, type EarlierReceipt, type KnownDocument } from './known-document.ts';
import type { KnownDocumentStorage } from './known-document-storage.ts';
import {
  mayBelongTo,
  readLegacyReceipts,
  readLegacyRecord,
  fromLegacy,
  removeLegacyReceipts,
  legacyIdOf,
  toLegacyRecord,
  type LegacyReceipt,
} from './legacy-receipts.ts';

interface IdbKnownDocumentsOptions {
  readonly connection: DatabaseConnection;
  readonly owner: string;
  /** Web storage, from which the receipts of release 0.1 are moved. */
  readonly memory?: DeviceMemory | undefined;
}

/** Reads the known documents of an owner from the upload database. Rejects if the device offers none. */
export function createIdbKnownDocuments(options: IdbKnownDocumentsOptions): KnownDocumentStorage {
  const { connection, owner, memory } = options;
  return {
    async load(since) {
      removeLegacyReceipts(memory, ({ at }) => at < since);
      await moveLegacyReceipts(options).catch(() => undefined);
      // On a full disk, or without a database, they stay where they are.
      const left = readLegacyReceipts(memory).filter((each) => each.owner === owner);
      const saved = await loadSaved(options).catch(() => []);
      const receipts = [...left.map(fromLegacy), ...saved];
      return receipts.filter(({ at }) => at >= since).toSorted((a, b) => a.at - b.at);
    },
    async hasStoredSize(assetId, sizeBytes) {
      const database = await connection.open();
      return (await database.countFromIndex('history', 'size', [owner, assetId, sizeBytes])) > 0;
    },
    async findStored(assetId, contentHash) {
      const database = await connection.open();
      return newestFirst(
        await database.getAllFromIndex('history', 'content', [owner, assetId, contentHash]),
      )[0];
    },
    async list(assetId) {
      const database = await connection.open();
      return newestFirst(await database.getAllFromIndex('history', 'asset', [owner, assetId]));
    },
    async clear(assetId) {
      removeLegacyReceipts(memory, (each) => each.owner === owner && mayBelongTo(each, assetId));
      await clear(await connection.open(), owner, assetId);
    },
  };
}

const newestFirst = (values: readonly unknown[]): readonly KnownDocument[] =>
  values.flatMap((value) => readKnownDocument(value) ?? []).toSorted((a, b) => b.endedAt - a.endedAt);

/** Moves the owner's receipts of release 0.1 into the database. Rejects if they can't be written. */
async function moveLegacyReceipts({ connection, owner, memory }: IdbKnownDocumentsOptions): Promise<void> {
  const legacy = readLegacyReceipts(memory).filter((each) => each.owner === owner);
  if (legacy.length === 0) return;
  const { store, done } = (await connection.open()).transaction('history', 'readwrite');
  const before = readLegacyRecord(await store.get(legacyIdOf(owner)));
  const present = new Set(before.map(identityOf));
  const added = legacy.filter((each) => !present.has(identityOf(each)));
  await Promise.all([store.put(toLegacyRecord(owner, [...before, ...added])), done]);
  const moved = new Set(legacy.map(identityOf));
  removeLegacyReceipts(memory, (each) => moved.has(identityOf(each)));
}

const identityOf = ({ owner, key, uploadId, assetId, at }: LegacyReceipt): string =>
  JSON.stringify([owner, key, uploadId, assetId, at]);

async function loadSaved({
  connection,
  owner,
}: IdbKnownDocumentsOptions): Promise<readonly EarlierReceipt[]> {
  const database = await connection.open();
  const [record, saved] = await Promise.all([
    database.get('history', legacyIdOf(owner)),
    database.getAllFromIndex('history', 'asset', IDBKeyRange.bound([owner], [owner, []])),
  ]);
  return [...readLegacyRecord(record).map(fromLegacy), ...newestFirst(saved).map(receiptOf)];
}

async function clear(database: UploadDatabase, owner: string, assetId: string): Promise<void> {
  const { store, done } = database.transaction('history', 'readwrite');
  const ids = await store.index('asset').getAllKeys([owner, assetId]);
  const before = readLegacyRecord(await store.get(legacyIdOf(owner)));
  const left = before.filter((each) => !mayBelongTo(each, assetId));
  const leftOver = left.length > 0 ? store.put(toLegacyRecord(owner, left)) : store.delete(legacyIdOf(owner));
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
