import type { Job } from '../upload.ts';

/** A document that a receipt tells of. */
interface ReceivedDocument {
  /** The upload that the receipt came for. */
  readonly uploadId: string;
  readonly job: Job;
  readonly documentId: string | undefined;
}

/** Which documents the service is known to hold, by the receipts that came so far. */
export interface KnownDocuments {
  /** How many receipts came. */
  readonly count: () => number;
  /** A receipt came; it named its document or not. */
  readonly add: (document: ReceivedDocument) => void;
  /**
   * Whether one of the first `count` receipts named this document, or came for this file on this asset, and was not for
   * this very upload: a receipt may have come and not have been written down when the browser was killed.
   */
  readonly wasKnown: (document: ReceivedDocument, count: number) => boolean;
}

/** What was told in earlier visits, as far as the device remembers it. */
export interface KnownDocumentStorage {
  /** Oldest first. */
  readonly load: () => readonly KnownDocumentKey[];
  /** Remembers it beside what it has, of other tabs too. What is told again stays with the upload that it was told of first. */
  readonly add: (receipt: KnownDocument) => void;
}

/** What a receipt told, as an opaque text, and the id of the upload that it came for. */
type KnownDocumentKey = readonly [key: string, uploadId: string];

/** All that one receipt told, the upload that it came for, and the asset of that. */
export interface KnownDocument {
  readonly keys: readonly string[];
  readonly uploadId: string;
  readonly assetId: string;
}

/** Knows at first what the device remembers of earlier visits, if anything. */
export function createKnownDocuments(before?: KnownDocumentStorage): KnownDocuments {
  /** By key, which receipt told it first, counted from 1, or 0 for one of an earlier visit; and of which upload. */
  const firstTold = new Map<string, { readonly receipt: number; readonly uploadId: string }>(
    before?.load().map(([key, uploadId]) => [key, { receipt: 0, uploadId }]),
  );
  let count = 0;
  return {
    count: () => count,
    add({ uploadId, job, documentId }) {
      count += 1;
      const keys = keysOf(job, documentId);
      for (const key of keys) {
        if (!firstTold.has(key)) firstTold.set(key, { receipt: count, uploadId });
      }
      // What is no news here may be news to the device: its list may have been cleared meanwhile.
      before?.add({ keys, uploadId, assetId: job.assetId });
    },
    wasKnown: ({ uploadId, job, documentId }, upTo) =>
      keysOf(job, documentId).some((key) => {
        const first = firstTold.get(key);
        return first !== undefined && first.receipt <= upTo && first.uploadId !== uploadId;
      }),
  };
}

/** The interface does not show the answer to a new document, so it may come without an id: the file says it too. */
function keysOf({ assetId, file }: Job, documentId: string | undefined): readonly string[] {
  const ofFile = JSON.stringify([assetId, file.name, file.size, file.lastModified]);
  return documentId === undefined ? [ofFile] : [ofFile, JSON.stringify(documentId)];
}
