import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { setTimer } from '#lib/timer.ts';

import type { HistoryEntry } from './upload-storage.ts';

/** A stretch of a file. Its size is part of its key, so that what is kept is known without reading it. */
export interface Chunk {
  readonly uploadId: string;
  readonly index: number;
  readonly sizeBytes: number;
  readonly bytes: Blob | ArrayBuffer;
}

/** The stores of the database: records apart from files, so that a big file cannot jam the list. */
export interface UploadDatabaseSchema extends DBSchema {
  records: {
    key: string;
    value: { readonly id: string; readonly owner: string };
    indexes: { owner: string };
  };
  pieces: { key: [string, number, number]; value: Chunk };
  history: {
    key: string;
    value: HistoryEntry;
    indexes: {
      content: [string, string, string];
      size: [string, string, number];
      asset: [string, string];
      endedAt: number;
    };
  };
}

/** The database of a shelf, open. */
export type UploadDatabase = IDBPDatabase<UploadDatabaseSchema>;

/** The way to a database. */
export interface DatabaseConnection {
  /** Rejects where the device has none to give. */
  readonly open: () => Promise<UploadDatabase>;
  /** Lets go of it: what is under way comes to its end, and what comes after that is let in once more. */
  readonly close: () => void;
}

const databaseVersion = 1;

/** How long a database stays open for what comes after the end, in milliseconds. */
const lastCallMs = 1000;

/**
 * Gives the database, opened when it is asked for first, and anew after the browser has closed it: it does when data is
 * evicted, and when another tab runs a newer release.
 */
export function createDatabaseConnection(name: string): DatabaseConnection {
  let opened: Promise<UploadDatabase> | undefined;
  const forget = (): void => {
    opened = undefined;
  };

  async function open(): Promise<UploadDatabase> {
    const database = await openDB<UploadDatabaseSchema>(name, databaseVersion, {
      upgrade(fresh) {
        fresh.createObjectStore('records', { keyPath: 'id' }).createIndex('owner', 'owner');
        fresh.createObjectStore('pieces', { keyPath: ['uploadId', 'index', 'sizeBytes'] });
        const history = fresh.createObjectStore('history', { keyPath: 'id' });
        history.createIndex('content', ['owner', 'assetId', 'sha256']);
        history.createIndex('size', ['owner', 'assetId', 'sizeBytes']);
        history.createIndex('asset', ['owner', 'assetId']);
        history.createIndex('endedAt', 'endedAt');
      },
      blocking() {
        forget();
        database.close();
      },
      terminated: forget,
    });
    return database;
  }

  let isClosed = false;
  const close = (): void => {
    isClosed = true;
    // An open database is never collected. Closed, it waits for its transactions.
    opened?.then(
      (database) => database.close(),
      () => undefined,
    );
    forget();
  };
  return {
    open() {
      if (!opened) {
        opened = open();
        opened.catch(forget);
        if (isClosed) setTimer(lastCallMs, close);
      }
      return opened;
    },
    close,
  };
}
