import * as z from 'zod/mini';

import type { FileFacts } from '#lib/file/file-facts.ts';

import type { AlreadyExists, Stored, StoredBefore } from './upload.ts';

/** Stored documents are remembered for 30 days, in milliseconds. */
export const rememberedMs = 30 * 24 * 60 * 60 * 1000;

const version = 1;

const schema = z.object({
  version: z.literal(version),
  /** ID of the upload whose receipt named the document. */
  id: z.string(),
  /** Person and service of the upload; other queues don't read it. */
  owner: z.string(),
  assetId: z.string(),
  displayName: z.string(),
  fileName: z.string(),
  sizeBytes: z.number(),
  /** The file's, in milliseconds since the epoch. */
  lastModified: z.number(),
  contentHash: z.optional(z.string()),
  outcome: z.enum(['stored', 'already-exists']),
  documentId: z.optional(z.string()),
  /** Time of the receipt, in milliseconds since the epoch by this device's clock. */
  endedAt: z.number(),
  /** Set if it was sent while no page was open. */
  whileClosed: z.optional(z.literal(true)),
});

/** A document that the service stored for this device, or reported as stored. */
export type KnownDocument = z.infer<typeof schema>;

/** Returns the document of a confirmed upload as it is saved. */
export function toKnownDocument(
  { id, job, contentHash, status, endedAt, whileClosed }: Stored | AlreadyExists,
  { owner, documentId }: { readonly owner: string; readonly documentId: string | undefined },
): KnownDocument {
  const { assetId, displayName, file } = job;
  return {
    version,
    id,
    owner,
    assetId,
    displayName,
    fileName: file.name,
    sizeBytes: file.size,
    lastModified: file.lastModified,
    contentHash,
    outcome: status,
    documentId,
    endedAt,
    whileClosed,
  };
}

/** Validates a saved document; undefined for anything else, such as a record of a newer release. */
export const readKnownDocument = (value: unknown): KnownDocument | undefined => schema.safeParse(value).data;

/** Known facts about the document of a receipt. */
interface NamedDocument {
  readonly assetId: string;
  readonly file: Pick<FileFacts, 'name' | 'size' | 'lastModified'>;
  readonly documentId: string | undefined;
}

/**
 * Returns the keys of a document; two receipts with a common key name the same one. A receipt may lack the document ID
 * (the interface doesn't show the answer to a new document), so the file is a key too.
 */
export function keysOf({ assetId, file, documentId }: NamedDocument): readonly string[] {
  const ofFile = JSON.stringify([assetId, file.name, file.size, file.lastModified]);
  return documentId === undefined ? [ofFile] : [ofFile, JSON.stringify(documentId)];
}

/** A receipt of an earlier visit. */
export interface EarlierReceipt {
  readonly uploadId: string;
  readonly keys: readonly string[];
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Returns the receipt that named a saved document. */
export function receiptOf(saved: KnownDocument): EarlierReceipt {
  const { id, assetId, fileName, sizeBytes, lastModified, documentId, endedAt } = saved;
  const file = { name: fileName, size: sizeBytes, lastModified };
  const keys = keysOf({ assetId, file, documentId });
  return { uploadId: id, keys, at: endedAt };
}

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
