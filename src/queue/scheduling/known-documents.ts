import type { Job } from '../upload.ts';

/** The document of a receipt. */
interface ReceivedDocument {
  /** Upload of the receipt. */
  readonly uploadId: string;
  readonly job: Job;
  readonly documentId: string | undefined;
}

/** Documents that the service is known to hold, from all receipts so far. */
export interface KnownDocuments {
  /** Number of receipts. */
  readonly count: () => number;
  /** Adds the document of a receipt, with or without an ID. */
  readonly add: (document: ReceivedDocument) => void;
  /**
   * Returns true if one of the first `count` receipts was for this document, or for this file on this asset, from
   * another upload. Receipts of the same upload don't count: one may have arrived before the browser was killed,
   * without being saved.
   */
  readonly wasKnown: (document: ReceivedDocument, count: number) => boolean;
}

/** Known documents of earlier visits, saved on the device. */
export interface KnownDocumentStorage {
  /** Oldest first. */
  readonly load: () => readonly KnownDocumentKey[];
  /** Adds a document to those of all tabs. A known key keeps its first upload. */
  readonly add: (receipt: KnownDocument) => void;
}

/** Opaque key of a document, and the ID of its upload. */
type KnownDocumentKey = readonly [key: string, uploadId: string];

/** The keys of one document, its upload and its asset. */
export interface KnownDocument {
  readonly keys: readonly string[];
  readonly uploadId: string;
  readonly assetId: string;
}

/** Starts with the documents that the device remembers. */
export function createKnownDocuments(before?: KnownDocumentStorage): KnownDocuments {
  /** By key: the number of its first receipt, counted from 1, or 0 for an earlier visit; and its upload. */
  const firstKnown = new Map<string, { readonly receipt: number; readonly uploadId: string }>(
    before?.load().map(([key, uploadId]) => [key, { receipt: 0, uploadId }]),
  );
  let count = 0;
  return {
    count: () => count,
    add({ uploadId, job, documentId }) {
      count += 1;
      const keys = keysOf(job, documentId);
      for (const key of keys) {
        if (!firstKnown.has(key)) firstKnown.set(key, { receipt: count, uploadId });
      }
      // Known here, but the list on the device may have been cleared.
      before?.add({ keys, uploadId, assetId: job.assetId });
    },
    wasKnown: ({ uploadId, job, documentId }, upTo) =>
      keysOf(job, documentId).some((key) => {
        const first = firstKnown.get(key);
        return first !== undefined && first.receipt <= upTo && first.uploadId !== uploadId;
      }),
  };
}

/**
 * A receipt may lack the document ID (the interface doesn't show the answer to a new document), so the file is a key
 * too.
 */
function keysOf({ assetId, file }: Job, documentId: string | undefined): readonly string[] {
  const ofFile = JSON.stringify([assetId, file.name, file.size, file.lastModified]);
  return documentId === undefined ? [ofFile] : [ofFile, JSON.stringify(documentId)];
}
