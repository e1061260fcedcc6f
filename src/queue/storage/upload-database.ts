import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { setTimer } from '#lib/time/timer.ts';

import type { KnownDocument } from '../known-document.ts';

/** A chunk of a file. Its size is part of its key, so that the saved size is known without reading it. */
export interface Chunk {
  readonly uploadId: string;
  readonly index: number;
  readonly sizeBytes: number;
  readonly bytes: Blob | ArrayBuffer;
}

/** Object stores of the database. Records are separate from files, so that a big file doesn't block the list. */
export interface UploadDatabaseSchema extends DBSchema {
  records: {
    key: string;
    value: { readonly id: string; readonly owner: string };
    indexes: { owner: string };
  };
  chunks: { key: [string, number, number]; value: Chunk };
  'known-documents': {
    key: string;
    value: KnownDocument;
    indexes: {
      content: [string, string, string];
      size: [string, string, number];
      asset: [string, string];
      endedAt: number;
    };
  };
  /** By owner: a random text, replaced each time that the owner's uploads are discarded. */
  marks: { key: string; value: string };
}

/** The open database. */
export type UploadDatabase = IDBPDatabase<UploadDatabaseSchema>;

/** A database that is opened on demand. */
export type DatabaseConnection = ReturnType<typeof createDatabaseConnection>;

const databaseVersion = 1;

/** Time in milliseconds for which a database that is opened after `close` stays open. */
const reopenedMs = 1000;

function createStores(fresh: UploadDatabase): void {
  fresh.createObjectStore('marks');
  fresh.createObjectStore('records', { keyPath: 'id' }).createIndex('owner', 'owner');
  fresh.createObjectStore('chunks', { keyPath: ['uploadId', 'index', 'sizeBytes'] });
  const knownDocuments = fresh.createObjectStore('known-documents', { keyPath: 'id' });
  knownDocuments.createIndex('content', ['owner', 'assetId', 'contentHash']);
  knownDocuments.createIndex('size', ['owner', 'assetId', 'sizeBytes']);
  knownDocuments.createIndex('asset', ['owner', 'assetId']);
  knownDocuments.createIndex('endedAt', 'endedAt');
}

/**
 * Opens the database on first use, and again after the browser closed it: browsers do when data is evicted, and when
 * another tab runs a newer release.
 */
export function createDatabaseConnection(name: string) {
  let opened: Promise<UploadDatabase> | undefined;
  let onNewerVersion: ((isRejected: boolean) => void) | undefined;
  let onDeleted: (() => void) | undefined;
  const forget = (): void => {
    opened = undefined;
  };

  async function open(): Promise<UploadDatabase> {
    const database = await openDB<UploadDatabaseSchema>(name, databaseVersion, {
      upgrade: createStores,
      blocking(_, blockedVersion) {
        // Without a version, the database is to be deleted.
        if (blockedVersion !== null && onNewerVersion) onNewerVersion(false);
        else {
          forget();
          database.close();
          if (blockedVersion === null) onDeleted?.();
        }
      },
      terminated() {
        forget();
        onDeleted?.();
      },
    });
    return database;
  }

  let isClosed = false;
  const close = (): void => {
    isClosed = true;
    // An open database is never garbage-collected. A closed one still finishes its transactions.
    opened?.then(
      (database) => database.close(),
      () => undefined,
    );
    forget();
  };
  return {
    /** Rejects if the device offers no database. */
    open: () => {
      if (!opened) {
        opened = open();
        opened.catch((error: unknown) => {
          forget();
          if (error instanceof DOMException && error.name === 'VersionError') onNewerVersion?.(true);
        });
        if (isClosed) setTimer(reopenedMs, close);
      }
      return opened;
    },
    /** As in `UploadStorage`. */
    onNewerVersion: (listener: (isRejected: boolean) => void) => {
      onNewerVersion = listener;
    },
    /** As in `UploadStorage`. */
    onDeleted: (listener: () => void) => {
      onDeleted = listener;
    },
    /** Closes the database after running transactions; a later `open` opens it once more. */
    close,
  };
}

/** Returns the owners of all uploads that are saved in a database. Rejects if there is none. */
export async function savedOwners(name: string): Promise<readonly string[]> {
  const connection = createDatabaseConnection(name);
  try {
    const database = await connection.open();
    const owners = new Set<string>();
    // A cursor of keys reads no record.
    let cursor = await database.transaction('records').store.index('owner').openKeyCursor(null, 'nextunique');
    while (cursor) {
      owners.add(cursor.key);
      cursor = await cursor.continue();
    }
    return [...owners];
  } finally {
    connection.close();
  }
}
