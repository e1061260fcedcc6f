import { join } from 'node:path';

import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';

import { type Contents, openContents } from './contents.ts';
import { openRecords, type Records } from './records.ts';
import { openStaging, type StagedFile, type Staging } from './staging.ts';
import type { DocumentRecord } from './document-record.ts';

/** Records that are read at the same time: enough to keep the threads of the file system busy. */
const recordsAtOnce = 32;

/** Result of adding a staged file. */
export type StoreOutcome = { readonly isNew: boolean; readonly stored: DocumentRecord };

/** Folders of the library in the data folder: received files, contents and records. */
export const dataFolders = ['incoming', 'files', 'documents'] as const;

/** Stored documents, each content once. */
export interface Library {
  readonly staging: Staging;
  readonly byId: (id: string) => DocumentRecord | undefined;
  readonly contentPath: (stored: DocumentRecord) => string;
  /**
   * Stores a staged file, or discards it and returns the document that already has its content. When this resolves, the
   * document survives a kill; before that, a kill leaves nothing that anyone could read. If it rejects because the disk
   * is full, nothing is stored, and the caller must discard the staged file.
   */
  readonly add: (file: StagedFile, describe: () => DocumentRecord) => Promise<StoreOutcome>;
}

/**
 * Opens the library in a folder: `files/ab/abcd…` by SHA-256, `documents/<sha256>.json`, `incoming/`. `onError` is called for
 * each document that can't be shown or is replaced.
 */
export async function openLibrary(dataDir: string, onError: (error: unknown) => void): Promise<Library> {
  const folders = await openFolders(dataDir);
  const { staging, contents, records } = folders;
  const lock = createKeyedLock();
  const byHash = new Map<string, DocumentRecord>();
  const byId = new Map<string, DocumentRecord>();

  function remember(stored: DocumentRecord): DocumentRecord {
    const former = byHash.get(stored.sha256);
    if (former !== undefined) byId.delete(former.document.id);
    byHash.set(stored.sha256, stored);
    byId.set(stored.document.id, stored);
    return stored;
  }

  // A record whose content is missing or cut must not answer "already stored".
  const isComplete = async (sha256: string, stored: DocumentRecord): Promise<boolean> =>
    (await contents.sizeOf(sha256)) === stored.sizeBytes;

  async function load(sha256: string): Promise<DocumentRecord | undefined> {
    const stored = await records.read(sha256);
    return stored !== undefined && (await isComplete(sha256, stored)) ? remember(stored) : undefined;
  }

  async function add(file: StagedFile, describe: () => DocumentRecord): Promise<StoreOutcome> {
    // Checked before it is read: a record that another service writes in between is complete.
    const hasRecord = await records.has(file.sha256);
    const known = byHash.get(file.sha256);
    const existing =
      known !== undefined && (await isComplete(file.sha256, known)) ? known : await load(file.sha256);
    if (existing !== undefined) {
      await staging.discard(file);
      return { isNew: false, stored: existing };
    }
    if (hasRecord && (await records.removeUnless(file.sha256, isComplete))) onError(replaced(file.sha256));
    const created = await create(folders, file, describe);
    if (created !== undefined) return { isNew: true, stored: remember(created) };
    const first = await load(file.sha256);
    if (first === undefined) throw new Error('What another service stored meanwhile cannot be read.');
    return { isNew: false, stored: first };
  }

  const limit = createConcurrencyLimit(recordsAtOnce);
  await Promise.all(
    (await records.list()).map((sha256) =>
      limit(async () => {
        if ((await load(sha256)) === undefined) onError(unusable(sha256));
      }).catch(onError),
    ),
  );
  for (const sha256 of await staging.leftMarks()) await settle(folders, sha256).catch(() => undefined);
  return {
    staging,
    byId: (id) => byId.get(id),
    contentPath: (stored) => contents.pathOf(stored.sha256),
    add: (file, describe) => lock(file.sha256, () => add(file, describe)),
  };
}

const unusable = (sha256: string): string =>
  `The document with the content ${sha256} isn't shown: its record or its file is damaged or missing.`;

const replaced = (sha256: string): string =>
  `The record of the content ${sha256} was replaced, because it or its file was damaged or missing. The document has a new ID.`;

interface Folders {
  readonly staging: Staging;
  readonly contents: Contents;
  readonly records: Records;
}

async function openFolders(dataDir: string): Promise<Folders> {
  const [incoming, files, documents] = dataFolders;
  const staging = await openStaging(join(dataDir, incoming));
  return {
    staging,
    contents: await openContents(join(dataDir, files)),
    records: await openRecords(join(dataDir, documents), staging.newPath),
  };
}

/**
 * Stores a new document; undefined if another service on the same folder was faster.
 *
 * [Note: what a crash leaves] The content is moved to its final path first, then the record is written; only the record
 * makes it a document. A crash in between leaves a content that can't be read through the service: the same upload
 * replaces it, otherwise the next start removes it, because it is marked. A content without a mark stays even if its
 * record is missing: the folder of the records may be missing for one start, for example while a backup is being
 * restored.
 */
async function create(
  folders: Folders,
  file: StagedFile,
  describe: () => DocumentRecord,
): Promise<DocumentRecord | undefined> {
  const { contents, records, staging } = folders;
  const { sha256 } = file;
  const isOurs = (await contents.sizeOf(sha256)) === undefined;
  if (isOurs) await staging.mark(sha256);
  try {
    await contents.accept(file);
    const stored = describe();
    const isNew = await records.create(stored);
    await staging.unmark(sha256);
    return isNew ? stored : undefined;
  } catch (error) {
    // This check may fail too, for a reason other than the original error.
    if (await records.has(sha256).catch(() => false)) {
      throw new Error('There is a record, but maybe not for good.', { cause: error });
    }
    if (isOurs) await settle(folders, sha256).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes a marked content without a record if no other service uses the folder: that one may be about to write the
 * record. A service is recognized by its staging folder, which it creates before it accepts anything.
 */
async function settle({ records, contents, staging }: Folders, sha256: string): Promise<void> {
  if (!(await records.has(sha256))) {
    if (!(await staging.isAlone())) return;
    await contents.remove(sha256);
  }
  await staging.unmark(sha256);
}

/** Runs tasks of the same key one after another, and those of different keys concurrently. */
type KeyedLock = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** Creates a lock that drops a key when its last task ends. */
function createKeyedLock(): KeyedLock {
  const tails = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const previous = tails.get(key) ?? Promise.resolve();
    const run = previous.then(task, task);
    const tail = run.catch(() => undefined);
    tails.set(key, tail);
    try {
      return await run;
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
}
