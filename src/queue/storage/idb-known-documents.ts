import {
  readKnownDocument,
  receiptOf,
  type KnownDocument,
  type KnownDocumentStorage,
} from '../known-document.ts';
import type { DatabaseConnection, UploadDatabase } from './upload-database.ts';

const channelName = (owner: string): string => `asset-documents known ${owner}`;

/** Tells every tab, this one included, that documents were added. */
export function announceAdded(owner: string, documents: readonly KnownDocument[]): void {
  if (documents.length === 0) return;
  const channel = new BroadcastChannel(channelName(owner));
  channel.postMessage(documents.map(({ id }) => id));
  channel.close();
}

/** Reads the known documents of an owner from the upload database. Rejects if the device offers none. */
export function createIdbKnownDocuments(connection: DatabaseConnection, owner: string): KnownDocumentStorage {
  return {
    async load(since) {
      const database = await connection.open();
      const saved = await database.getAllFromIndex('known-documents', 'asset', allOf(owner));
      const receipts = saved.flatMap((value) => readKnownDocument(value) ?? []).map(receiptOf);
      return receipts.filter(({ at }) => at >= since).toSorted((a, b) => a.at - b.at);
    },
    async hasStoredSize(assetId, sizeBytes) {
      const database = await connection.open();
      return (await database.countFromIndex('known-documents', 'size', [owner, assetId, sizeBytes])) > 0;
    },
    async findStored(assetId, contentHash) {
      const database = await connection.open();
      return newestFirst(
        await database.getAllFromIndex('known-documents', 'content', [owner, assetId, contentHash]),
      )[0];
    },
    async list(assetId) {
      const database = await connection.open();
      const range = assetId === undefined ? allOf(owner) : IDBKeyRange.only([owner, assetId]);
      return newestFirst(await database.getAllFromIndex('known-documents', 'asset', range));
    },
    async clear(assetId) {
      await clear(await connection.open(), owner, assetId);
    },
    subscribe(listener) {
      const channel = new BroadcastChannel(channelName(owner));
      channel.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => listener(data));
      return () => channel.close();
    },
  };
}

/** Keys of all assets of an owner: an array comes after any text (IndexedDB 3.0, 2.4). */
const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

const newestFirst = (values: readonly unknown[]): readonly KnownDocument[] =>
  values.flatMap((value) => readKnownDocument(value) ?? []).toSorted((a, b) => b.endedAt - a.endedAt);

async function clear(database: UploadDatabase, owner: string, assetId: string): Promise<void> {
  const { store, done } = database.transaction('known-documents', 'readwrite');
  const ids = await store.index('asset').getAllKeys([owner, assetId]);
  await Promise.all([...ids.map((id) => store.delete(id)), done]);
}

/** Removes the documents of every owner from before `since` (milliseconds since the epoch). */
export async function expireKnownDocuments(database: UploadDatabase, since: number): Promise<void> {
  const { store, done } = database.transaction('known-documents', 'readwrite');
  const old = await store.index('endedAt').getAllKeys(IDBKeyRange.upperBound(since, true));
  await Promise.all([...old.map((id) => store.delete(id)), done]);
}
