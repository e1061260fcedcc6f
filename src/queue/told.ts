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

/** What was told in earlier visits, as far as the device remembers it: opaque texts, oldest first. */
export interface ToldBefore {
  readonly load: () => readonly string[];
  readonly save: (keys: readonly string[]) => void;
}

/** More than a shift stores, and little enough for any web storage. */
const mostKept = 1000;

/** Knows at first what the device remembers of earlier visits, if anything. */
export function createTold(before?: ToldBefore): Told {
  /** By key, which receipt told it first, counted from 1; 0 for what was told in an earlier visit. */
  const firstTold = new Map<string, number>((before?.load() ?? []).map((key) => [key, 0]));
  let count = 0;
  return {
    count: () => count,
    note(job, documentId) {
      count += 1;
      for (const key of keysOf(job, documentId)) {
        if (!firstTold.has(key)) firstTold.set(key, count);
      }
      before?.save([...firstTold.keys()].slice(-mostKept));
    },
    wasKnown: (job, documentId, upTo) =>
      keysOf(job, documentId).some((key) => (firstTold.get(key) ?? Number.POSITIVE_INFINITY) <= upTo),
  };
}

/** The interface does not show the answer to a new document, so it may come without an id: the file says it too. */
function keysOf({ assetId, file }: Job, documentId: string | undefined): readonly string[] {
  const ofFile = JSON.stringify([assetId, file.name, file.size, file.lastModified]);
  return documentId === undefined ? [ofFile] : [ofFile, JSON.stringify(documentId)];
}
