import type { FileFacts, StoredBefore } from '../upload.ts';

import type { UploadRecord } from './record.ts';

/** A document that this device has stored on an asset, or met there. */
export interface HistoryEntry extends StoredBefore {
  /** Of the upload. */
  readonly id: string;
  readonly owner: string;
  readonly assetId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256?: string | undefined;
  readonly outcome: 'stored' | 'already-exists';
}

/** How persistence a file ended: there is no room for it, the file cannot be read, or the device keeps nothing. */
export type SaveOutcome = 'kept' | 'no-room' | 'unreadable' | 'broken';

/** What the device keeps: records, their files apart from them, and a history. */
export interface UploadStorage {
  /** Opens the storage, which may take seconds, so that what follows starts at once. Rejects where the device has none. */
  readonly open: () => Promise<void>;
  /** Everything that was written for this owner, as it was written. Rejects where the device keeps nothing. */
  readonly load: (owner: string) => Promise<{
    readonly records: readonly unknown[];
    /** Bytes that are kept of the file of each upload. */
    readonly savedBytes: ReadonlyMap<string, number>;
  }>;
  /** Writes records and history down, and takes records and files away, in one go. Rejects where that fails. */
  readonly write: (change: {
    readonly saved: readonly UploadRecord[];
    readonly removedIds: readonly string[];
    readonly history: readonly HistoryEntry[];
    /** Uploads whose files go. */
    readonly fileIds: readonly string[];
  }) => Promise<void>;
  /**
   * Copies a file chunk by chunk. Chunks that were copied before a failure stay until `deleteFiles` is called: only the
   * caller knows whether this tab still leads. Never rejects.
   */
  readonly saveFile: (uploadId: string, file: File, signal: AbortSignal) => Promise<SaveOutcome>;
  /** The copy of a file; `undefined` where it is not whole or cannot be read. Never rejects. */
  readonly openFile: (uploadId: string, facts: FileFacts) => Promise<File | undefined>;
  /** Takes away the copies of these uploads; silent where that fails, since the next visit clears up. */
  readonly deleteFiles: (uploadIds: readonly string[]) => Promise<void>;
  /** Whether there is an entry of that many bytes on this asset. Never rejects. */
  readonly hasStoredSize: (content: {
    readonly owner: string;
    readonly assetId: string;
    readonly sizeBytes: number;
  }) => Promise<boolean>;
  /** The newest entry with this content on this asset. Never rejects. */
  readonly findStored: (content: {
    readonly owner: string;
    readonly assetId: string;
    readonly sha256: string;
  }) => Promise<HistoryEntry | undefined>;
  /** The entries of an asset, newest first. Never rejects. */
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
