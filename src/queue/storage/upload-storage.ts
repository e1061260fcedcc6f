import type { FileFacts, StoredBefore } from '../upload.ts';

import type { UploadRecord } from './record.ts';

/** A document that this device stored, or that the service reported as stored. */
export interface HistoryEntry extends StoredBefore {
  /** ID of the upload. */
  readonly id: string;
  readonly owner: string;
  readonly assetId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256?: string | undefined;
  readonly outcome: 'stored' | 'already-exists';
}

/** Result of saving a file: saved, no room, unreadable file, or failed storage. */
export type SaveOutcome = 'saved' | 'no-room' | 'unreadable' | 'broken';

/** Storage on the device: records, files and history. */
export interface UploadStorage {
  /** Opens the storage, which may take seconds, so that later calls are fast. Rejects if the device has none. */
  readonly open: () => Promise<void>;
  /** Loads everything of this owner as it was written. Rejects if the device saves nothing. */
  readonly load: (owner: string) => Promise<{
    readonly records: readonly unknown[];
    /** Saved bytes of each upload's file. */
    readonly savedBytes: ReadonlyMap<string, number>;
  }>;
  /** Writes and deletes records, history and files in one transaction. Rejects if that fails. */
  readonly write: (change: {
    readonly saved: readonly UploadRecord[];
    readonly removedIds: readonly string[];
    readonly history: readonly HistoryEntry[];
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
  /** Resolves to true if there is an entry of this size on this asset. Never rejects. */
  readonly hasStoredSize: (content: {
    readonly owner: string;
    readonly assetId: string;
    readonly sizeBytes: number;
  }) => Promise<boolean>;
  /** Resolves to the newest entry with this content on this asset. Never rejects. */
  readonly findStored: (content: {
    readonly owner: string;
    readonly assetId: string;
    readonly sha256: string;
  }) => Promise<HistoryEntry | undefined>;
  /** Resolves to the entries of an asset, newest first. Never rejects. */
  readonly listHistory: (place: {
    readonly owner: string;
    readonly assetId: string;
  }) => Promise<readonly HistoryEntry[]>;
  readonly clearHistory: (place: { readonly owner: string; readonly assetId: string }) => Promise<void>;
  /**
   * Removes the history entries of every owner that are older than `rememberedMs`. Entries dated after `now`
   * (milliseconds since the epoch), written while the clock was ahead, are dated `now`. Never rejects.
   */
  readonly expire: (age: { readonly now: number; readonly rememberedMs: number }) => Promise<void>;
}
