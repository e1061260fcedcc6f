import type { StoredBefore } from '../upload.ts';
import type { EarlierReceipt, KnownDocument } from './known-document.ts';

/**
 * Known documents of one owner, saved on this device. They are added with the list, in one transaction
 * (`UploadStorage.write`), so that a row is never saved as stored without its document.
 */
export interface KnownDocumentStorage {
  /** Resolves to the receipts from `since` on (milliseconds since the epoch), oldest first. */
  readonly load: (since: number) => Promise<readonly EarlierReceipt[]>;
  /** Resolves to true if a document of this size is saved for this asset. */
  readonly hasStoredSize: (assetId: string, sizeBytes: number) => Promise<boolean>;
  /** Resolves to the newest document with this content on this asset. */
  readonly findStored: (assetId: string, contentHash: string) => Promise<StoredBefore | undefined>;
  /** Resolves to the documents of one asset, or of all of them, newest first. */
  readonly list: (assetId: string | undefined) => Promise<readonly KnownDocument[]>;
  /** Forgets the documents of an asset. */
  readonly clear: (assetId: string) => Promise<void>;
  /** Calls the listener with the IDs of documents that any tab has added. Returns a function that unsubscribes. */
  readonly subscribe: (listener: (ids: readonly string[]) => void) => () => void;
}
