import { createId } from '#lib/create-id.ts';
import { logFailure } from '#lib/log-failure.ts';

import type { KnownDocumentStorage } from '../known-document.ts';
import { saveChunks, joinChunks, chunkRange } from './chunks.ts';
import { announceAdded, createIdbKnownDocuments, expireKnownDocuments } from './idb-known-documents.ts';
import { createOwnerMark, DiscardedError, type OwnerMark } from './owner-mark.ts';
import { isConfirmedRecord } from './record.ts';
import { createDatabaseConnection, type Chunk, type UploadDatabase } from './upload-database.ts';
import type { LoadedUploads, UploadStorage } from './upload-storage.ts';

/** Upload storage with the known documents of its owner. */
export interface IdbUploadStorage extends UploadStorage {
  readonly knownDocuments: KnownDocumentStorage;
}

interface IdbUploadStorageOptions {
  /** Name of the database. */
  readonly name: string;
  /** Person and service. */
  readonly owner: string;
  /** Called before the first file is saved. */
  readonly askToStay: () => void;
}

/** Creates the storage of an owner in an IndexedDB database. */
export function createIdbUploadStorage({
  name,
  owner,
  askToStay,
}: IdbUploadStorageOptions): IdbUploadStorage {
  const connection = createDatabaseConnection(name);
  const mark = createOwnerMark(connection, owner);
  let hasRequestedPersistence = false;

  /** Opens the database for work that needs the mark. */
  async function open(): Promise<UploadDatabase> {
    await mark.read();
    return connection.open();
  }

  /** For optional operations: logs it if the storage fails, and returns the fallback. */
  async function orElse<T>(fallback: T, act: (database: UploadDatabase) => Promise<T>): Promise<T> {
    try {
      return await act(await open());
    } catch (error) {
      logFailure('Saved uploads could not be read.', error);
      return fallback;
    }
  }

  return {
    open: async () => {
      await open();
      return mark.read();
    },
    knownDocuments: createIdbKnownDocuments(connection, owner),
    onNewerVersion: connection.onNewerVersion,
    onDeleted: connection.onDeleted,
    close: connection.close,
    async load() {
      const database = await open();
      const loaded = await load(database, owner, mark);
      if (loaded === 'discarded') return loaded;
      const { orphans, ...uploads } = loaded;
      // Not awaited: it may fail on a full disk.
      if (orphans.length > 0) void orElse(undefined, () => dropFiles(database, orphans));
      return uploads;
    },
    async write(change) {
      const outcome = await write(await open(), change, mark);
      announceAdded(owner, change.knownDocuments);
      return outcome;
    },
    saveFile(uploadId, file, signal) {
      if (!hasRequestedPersistence) askToStay();
      hasRequestedPersistence = true;
      return orElse('broken', (database) =>
        saveChunks((chunk) => putChunk(database, chunk, mark), { uploadId, file, signal }),
      );
    },
    openFile: (uploadId, facts) => orElse(undefined, (database) => joinChunks(database, uploadId, facts)),
    deleteFiles: (uploadIds) => orElse(undefined, (database) => dropFiles(database, uploadIds)),
    discard: async () => discard(await connection.open(), owner),
    expire: (since) => orElse(undefined, (database) => expireKnownDocuments(database, since)),
  };
}

async function load(
  database: UploadDatabase,
  owner: string,
  mark: OwnerMark,
): Promise<(LoadedUploads & { readonly orphans: readonly string[] }) | 'discarded'> {
  const stores = database.transaction(['records', 'chunks', 'marks']);
  const [isCurrent, records, known, chunkKeys] = await Promise.all([
    mark.isCurrent(stores.objectStore('marks')),
    stores.objectStore('records').index('owner').getAll(owner),
    stores.objectStore('records').getAllKeys(),
    stores.objectStore('chunks').getAllKeys(),
    stores.done,
  ]);
  if (!isCurrent) return 'discarded';
  const savedBytes = new Map<string, number>();
  for (const [uploadId, , sizeBytes] of chunkKeys) {
    savedBytes.set(uploadId, (savedBytes.get(uploadId) ?? 0) + sizeBytes);
  }
  return { records, savedBytes, orphans: orphansIn(savedBytes.keys(), known) };
}

/** Returns the uploads without a record: a record is written before its first chunk. */
function orphansIn(uploadIds: Iterable<string>, recordedIds: readonly string[]): readonly string[] {
  const recorded = new Set(recordedIds);
  return [...new Set(uploadIds)].filter((uploadId) => !recorded.has(uploadId));
}

async function write(
  database: UploadDatabase,
  { saved, removedIds, knownDocuments, fileIds }: Parameters<UploadStorage['write']>[0],
  mark: OwnerMark,
): Promise<'written' | 'discarded'> {
  const stores = database.transaction(['records', 'chunks', 'known-documents', 'marks'], 'readwrite');
  async function writeAll(): Promise<'written' | 'discarded'> {
    const isCurrent = await mark.isCurrent(stores.objectStore('marks'));
    const requests: Promise<unknown>[] = [
      ...(isCurrent ? saved : []).map((record) => stores.objectStore('records').put(record)),
      ...removedIds.map((id) => stores.objectStore('records').delete(id)),
      ...fileIds.map((id) => stores.objectStore('chunks').delete(chunkRange(id))),
      ...knownDocuments.map((document) => stores.objectStore('known-documents').put(document)),
    ];
    // Otherwise the browser waits for this page to see the results first, and drops all of it if the page is closed.
    stores.commit();
    await Promise.all(requests);
    return isCurrent ? 'written' : 'discarded';
  }
  const [outcome] = await Promise.all([writeAll(), stores.done]);
  return outcome;
}

/** Rejects if it can't be saved, and with `DiscardedError` once the owner's uploads are discarded. */
async function putChunk(database: UploadDatabase, chunk: Chunk, mark: OwnerMark): Promise<void> {
  const stores = database.transaction(['chunks', 'marks'], 'readwrite');
  async function put(): Promise<void> {
    if (!(await mark.isCurrent(stores.objectStore('marks')))) throw new DiscardedError();
    await stores.objectStore('chunks').put(chunk);
  }
  await Promise.all([put(), stores.done]);
}

async function dropFiles(database: UploadDatabase, uploadIds: readonly string[]): Promise<void> {
  const { store, done } = database.transaction('chunks', 'readwrite');
  await Promise.all([...uploadIds.map((uploadId) => store.delete(chunkRange(uploadId))), done]);
}

/** Also deletes files without a record, since nobody could tell whose they are. */
async function discard(database: UploadDatabase, owner: string): Promise<void> {
  // On the disk before it resolves: the device may be switched off next.
  const stores = database.transaction(['records', 'chunks', 'marks'], 'readwrite', { durability: 'strict' });
  const records = stores.objectStore('records');
  const chunks = stores.objectStore('chunks');
  async function deleteAll(): Promise<void> {
    const [own, known, chunkKeys] = await Promise.all([
      records.index('owner').getAll(owner),
      records.getAllKeys(),
      chunks.getAllKeys(),
      stores.objectStore('marks').put(createId(), owner),
    ]);
    const unconfirmed = own.filter((record) => !isConfirmedRecord(record)).map(({ id }) => id);
    const chunkOwners = chunkKeys.map(([uploadId]) => uploadId);
    await Promise.all([
      ...unconfirmed.map((id) => records.delete(id)),
      ...[...unconfirmed, ...orphansIn(chunkOwners, known)].map((id) => chunks.delete(chunkRange(id))),
    ]);
  }
  await Promise.all([deleteAll(), stores.done]);
}
