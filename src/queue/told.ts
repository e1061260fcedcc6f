import type { Job } from './item.ts';

/** Which documents the service is known to hold, by the receipts that came so far. */
export interface Told {
  /** How many receipts came. */
  readonly count: () => number;
  /** A receipt came for this job; it named its document or not. */
  readonly note: (job: Job, documentId: string | undefined) => void;
  /** Whether one of the first `count` receipts named this document, or came for this file on this asset. */
  readonly wasKnown: (job: Job, documentId: string | undefined, count: number) => boolean;
}

/** Nothing is known yet. */
export function createTold(): Told {
  /** By key, which receipt told it first, counted from 1. */
  const firstTold = new Map<string, number>();
  let count = 0;
  return {
    count: () => count,
    note(job, documentId) {
      count += 1;
      for (const key of keysOf(job, documentId)) {
        if (!firstTold.has(key)) firstTold.set(key, count);
      }
    },
    wasKnown: (job, documentId, before) =>
      keysOf(job, documentId).some((key) => (firstTold.get(key) ?? Number.POSITIVE_INFINITY) <= before),
  };
}

/** The interface does not show the answer to a new document, so it may come without an id: the file says it too. */
function keysOf({ assetId, file }: Job, documentId: string | undefined): readonly string[] {
  const ofFile = JSON.stringify([assetId, file.name, file.size, file.lastModified]);
  return documentId === undefined ? [ofFile] : [ofFile, JSON.stringify(documentId)];
}
