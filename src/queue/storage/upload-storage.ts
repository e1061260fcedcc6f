import type { KnownDocument } from '../known-documents/known-document.ts';
import type { FileFacts } from '#lib/file-facts.ts';

import type { UploadRecord } from './record.ts';

/** Result of saving a file: saved, no room, unreadable file, or failed storage. */
export type SaveOutcome = 'saved' | 'no-room' | 'unreadable' | 'broken';

/** Storage on the device: records, files and known documents. */
export interface UploadStorage {
  /** Opens the storage, which may take seconds, so that later calls are fast. Rejects if the device has none. */
  readonly open: () => Promise<void>;
  /** Loads everything of this owner as it was written. Rejects if the device saves nothing. */
  readonly load: (owner: string) => Promise<{
    readonly records: readonly unknown[];
    /** Saved bytes of each upload's file. */
    readonly savedBytes: ReadonlyMap<string, number>;
  }>;
  /** Writes records and known documents, and deletes records and files, in one transaction. Rejects if that fails. */
  readonly write: (change: {
    readonly saved: readonly UploadRecord[];
    readonly removedIds: readonly string[];
    readonly knownDocuments: readonly KnownDocument[];
    /** Uploads whose files are deleted. */
    readonly fileIds: readonly string[];
  }) => Promise<void>;
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
   * Removes the known documents of every owner that are older than `rememberedMs`. Those dated after `now`
   * (milliseconds since the epoch), written while the clock was ahead, are dated `now`. Never rejects.
   */
  readonly expire: (age: { readonly now: number; readonly rememberedMs: number }) => Promise<void>;
}
