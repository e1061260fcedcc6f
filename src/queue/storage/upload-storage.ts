import type { FileFacts } from '#lib/file/file-facts.ts';

import type { KnownDocument } from '../known-document.ts';
import type { UploadRecord } from './record.ts';

/**
 * Result of saving a file: saved, no room, unreadable file, failed storage, or not saved because the owner's uploads were
 * discarded.
 */
export type SaveOutcome = 'saved' | 'no-room' | 'unreadable' | 'broken' | 'discarded';

/** Uploads of an owner as they were written. */
export interface LoadedUploads {
  readonly records: readonly unknown[];
  /** Saved bytes of each upload's file. */
  readonly savedBytes: ReadonlyMap<string, number>;
}

/**
 * Storage of one queue on the device: records, files and known documents of one owner. Once the owner's uploads have been
 * discarded, in any tab, the storage saves no upload, whatever the order of the transactions: it answers `discarded`. A
 * storage that is created later works.
 */
export interface UploadStorage {
  /**
   * Opens the storage, which may take seconds, so that later calls are fast. Call it when the queue starts: what is
   * discarded from then on stays discarded. Resolves to the owner's mark as it was at the first call; it changes each time
   * that the owner's uploads are discarded. Rejects if the device has none; then nothing is saved.
   */
  readonly open: () => Promise<string>;
  /**
   * Calls back when a newer release wants to change the database, which then waits for `close`, and each time that the
   * database can't be opened because one has changed it (`isRejected`). Without a listener, the first closes it.
   */
  readonly onNewerVersion: (listener: (isRejected: boolean) => void) => void;
  /**
   * Calls back when the browser has closed the database, as it does when site data is deleted. Later operations open it
   * again, and it may be empty.
   */
  readonly onDeleted: (listener: () => void) => void;
  /** Closes the storage after running operations. */
  readonly close: () => void;
  /** Loads everything of this owner. Rejects if the device saves nothing. */
  readonly load: () => Promise<LoadedUploads | 'discarded'>;
  /**
   * Writes records and known documents, and deletes records and files, in one transaction. If the uploads were discarded,
   * all but the records. Rejects if that fails.
   */
  readonly write: (change: {
    readonly saved: readonly UploadRecord[];
    readonly removedIds: readonly string[];
    readonly knownDocuments: readonly KnownDocument[];
    /** Uploads whose files are deleted. */
    readonly fileIds: readonly string[];
  }) => Promise<'written' | 'discarded'>;
  /**
   * Copies a file chunk by chunk. Chunks that were copied before a failure stay until `deleteFiles` is called: only the
   * caller knows whether this tab still leads. Never rejects.
   */
  readonly saveFile: (uploadId: string, file: File, signal: AbortSignal) => Promise<SaveOutcome>;
  /** Opens the copy of a file; undefined if it is incomplete or unreadable. Never rejects. */
  readonly openFile: (uploadId: string, facts: FileFacts) => Promise<File | undefined>;
  /** Deletes the copies of these uploads. Never rejects: the next visit cleans up. */
  readonly deleteFiles: (uploadIds: readonly string[]) => Promise<void>;
  /**
   * Deletes the records and files of all uploads of this owner without a receipt, in one transaction, and changes the mark.
   * Rejects if that fails.
   */
  readonly discard: () => Promise<void>;
  /**
   * Removes the known documents of every owner from before `since` (milliseconds since the epoch). Never rejects.
   */
  readonly expire: (since: number) => Promise<void>;
}
