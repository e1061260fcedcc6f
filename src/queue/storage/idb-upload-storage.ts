import type { DeviceMemory } from '#lib/device-memory.ts';

import { createIdbKnownDocuments, expireKnownDocuments } from '../known-documents/idb-known-documents.ts';
import type { KnownDocumentStorage } from '../known-documents/known-document-storage.ts';

import { createChunkWriter } from './chunk-writer.ts';
import { saveChunks, joinChunks, chunkRange } from './chunks.ts';
import { createDatabaseConnection, type UploadDatabase } from './upload-database.ts';
import type { UploadStorage } from './upload-storage.ts';

/** Upload storage with a database that can be closed. */
export interface IdbUploadStorage extends UploadStorage {
  /** Returns the known documents of an owner. Receipts that release 0.1 saved in web storage are moved here. */
  readonly knownDocuments: (owner: string, memory?: DeviceMemory) => KnownDocumentStorage;
  readonly close: () => void;
}

/** Creates the storage in an IndexedDB database. `askToStay` is called before the first file is saved. */
export function createIdbUploadStorage(name: string, askToStay: () => void): IdbUploadStorage {
  const connection = createDatabaseConnection(name);
  const chunks = createChunkWriter();
  let hasRequestedPersistence = false;

  /** For optional operations: returns the fallback if the storage fails. */
  async function orElse<T>(fallback: T, act: (database: UploadDatabase) => Promise<T>): Promise<T> {
    try {
      return await act(await connection.open());
    } catch {
      return fallback;
    }
  }

  return {
    open: async () => void (await connection.open()),
    knownDocuments: (owner, memory) => createIdbKnownDocuments({ connection, owner, memory }),
    close: connection.close,
    async load(owner) {
      const database = await connection.open();
      const { records, savedBytes, orphans } = await load(database, owner);
      // Not awaited: it may fail on a full disk.
      if (orphans.length > 0) void orElse(undefined, () => dropFiles(database, orphans));
      return { records, savedBytes };
    },
    write: async (change) => write(await connection.open(), change),
    saveFile(uploadId, file, signal) {
      if (!hasRequestedPersistence) askToStay();
      hasRequestedPersistence = true;
      return orElse('broken', (database) =>
        saveChunks((chunk) => chunks.put(database, chunk, signal), { uploadId, file, signal }),
      );
    },
    openFile: (uploadId, facts) => orElse(undefined, (database) => joinChunks(database, uploadId, facts)),
    deleteFiles: (uploadIds) => orElse(undefined, (database) => dropFiles(database, uploadIds)),
    expire: (age) => orElse(undefined, (database) => expireKnownDocuments(database, age)),
  };
}

async function load(database: UploadDatabase, owner: string) {
  const stores = database.transaction(['records', 'pieces']);
  const [records, known, chunkKeys] = await Promise.all([
    stores.objectStore('records').index('owner').getAll(owner),
    stores.objectStore('records').getAllKeys(),
    stores.objectStore('pieces').getAllKeys(),
    stores.done,
  ]);
  const savedBytes = new Map<string, number>();
  for (const [uploadId, , sizeBytes] of chunkKeys) {
    savedBytes.set(uploadId, (savedBytes.get(uploadId) ?? 0) + sizeBytes);
  }
  // A record is written before its first chunk: chunks without one are orphans.
  const recorded = new Set(known);
  const orphans = [...savedBytes.keys()].filter((uploadId) => !recorded.has(uploadId));
  return { records, savedBytes, orphans };
}

async function write(
  database: UploadDatabase,
  { saved, removedIds, knownDocuments, fileIds }: Parameters<UploadStorage['write']>[0],
): Promise<void> {
  const stores = database.transaction(['records', 'pieces', 'history'], 'readwrite');
  const requests: Promise<unknown>[] = [
    ...saved.map((record) => stores.objectStore('records').put(record)),
    ...removedIds.map((id) => stores.objectStore('records').delete(id)),
    ...fileIds.map((id) => stores.objectStore('pieces').delete(chunkRange(id))),
    ...knownDocuments.map((document) => stores.objectStore('history').put(document)),
  ];
  await Promise.all([...requests, stores.done]);
}

async function dropFiles(database: UploadDatabase, uploadIds: readonly string[]): Promise<void> {
  const { store, done } = database.transaction('pieces', 'readwrite');
  await Promise.all([...uploadIds.map((uploadId) => store.delete(chunkRange(uploadId))), done]);
}
