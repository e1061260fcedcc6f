import { logged } from '#lib/log-failure.ts';
import { inTime } from '#lib/time/in-time.ts';

import { keysOf, rememberedMs, type KnownDocumentStorage } from '../known-document.ts';
import type { QueuePorts, ReceiptComparison } from '../ports.ts';
import type { Store } from '../store.ts';
import { isConfirmed } from '../upload.ts';
import type { Sending, Storing } from '../upload.ts';

/**
 * Documents that the service holds, as this device knows them: from receipts of this visit, which the list shows, and
 * from earlier ones, which are saved. A failing or slow storage reads as empty.
 */
export type KnownDocuments = ReturnType<typeof createKnownDocuments>;

interface KnownDocumentsOptions {
  readonly store: Pick<Store, 'subscribe'>;
  readonly ports: Pick<QueuePorts, 'knownDocuments' | 'compareReceipt' | 'now' | 'setTimer'>;
}

const unread = 'Known documents could not be read.';

/** Time limit for the storage in milliseconds: one that doesn't answer must not block uploads. */
const answerMs = 3000;

/** Starts without documents, and adds each upload of the list that gets a receipt. */
export function createKnownDocuments({ store, ports }: KnownDocumentsOptions) {
  const { knownDocuments: storage, compareReceipt, now, setTimer } = ports;
  const receipts = createReceipts();
  let loading = Promise.resolve();

  store.subscribe((changes) => {
    for (const { before, after } of changes) {
      // A row that is restored or comes from another tab with its receipt isn't a receipt of this visit.
      if (!before || !after || isConfirmed(before) || !isConfirmed(after)) continue;
      const { id, job, receipt } = after;
      const keys = keysOf({ ...job, documentId: compareReceipt(receipt, job).documentId });
      receipts.add(id, keys, receipt.kind === 'stored');
    }
  });

  async function load(): Promise<void> {
    const earlier = (await storage?.load(now() - rememberedMs)) ?? [];
    for (const { uploadId, keys } of earlier) receipts.addEarlier(uploadId, keys);
  }

  const answered = <T>(answer: Promise<T> | undefined, otherwise: T): Promise<T> =>
    answer
      ? inTime(answer.catch(logged(unread, otherwise)), otherwise, { setTimer, waitMs: answerMs })
      : Promise.resolve(otherwise);

  return {
    /** Reads the saved documents. Call it when this tab becomes the leader: the former one may have saved some. */
    load: () => {
      if (storage) loading = answered(load(), undefined);
    },
    /** Resolves when saved documents are read, after 3 s at the latest. Never rejects. */
    loaded: () => loading,
    /** Number of receipts in this visit: marks the moment of an upload's first attempt. */
    count: receipts.count,
    /**
     * Returns the origin of the document that a receipt names. It is `another-person` if that is certain, and `earlier`
     * if it doesn't match the upload's job, or was known before the first attempt. Otherwise it is `perhaps-this-upload`,
     * and after an attempt of unknown outcome it counts as stored by this upload.
     */
    originOf: (
      { id, job, pastAttempts }: Sending | Storing,
      { documentId, isMatch, isByAnother }: ReceiptComparison,
    ) => {
      if (isByAnother) return 'another-person';
      const wasKnown = receipts.wasKnown(
        id,
        keysOf({ ...job, documentId }),
        pastAttempts.knownDocumentCount ?? 0,
      );
      return isMatch && !wasKnown ? 'perhaps-this-upload' : 'earlier';
    },
    /** Resolves to true if a file of this size is known on this asset. Never rejects. */
    hasStoredSize: (assetId: string, sizeBytes: number) =>
      answered(storage?.hasStoredSize(assetId, sizeBytes), false),
    /** Resolves to the newest known document with this content on this asset. Never rejects. */
    findStored: (assetId: string, contentHash: string) =>
      answered(storage?.findStored(assetId, contentHash), undefined),
    /** Resolves to the saved documents of one asset, or of all of them, newest first. Never rejects. */
    list: async (assetId: string | undefined) => (await storage?.list(assetId).catch(logged(unread))) ?? [],
    /** Forgets the saved documents of an asset. Receipts of this visit stay known until it ends. Never rejects. */
    clear: async (assetId: string) =>
      storage?.clear(assetId).catch(logged('Known documents could not be forgotten.')),
    /** Calls the listener with the IDs of documents once any tab has saved them. Returns a function that unsubscribes. */
    subscribe: (listener: Parameters<KnownDocumentStorage['subscribe']>[0]) =>
      storage?.subscribe(listener) ?? (() => undefined),
  };
}

/** Receipts in their order, by the keys of the documents they named. */
function createReceipts() {
  /** Number of an upload's receipt in this visit, from 1. */
  const numbers = new Map<string, number>();
  /** First receipt that named each key; its number is 0 if it is of an earlier visit. */
  const first = new Map<string, { readonly number: number; readonly uploadId: string }>();
  /** Upload of this visit that stored the document of each key. */
  const storedBy = new Map<string, string>();

  function add(uploadId: string, keys: readonly string[], number: number): void {
    for (const key of keys) {
      if (number < (first.get(key)?.number ?? Infinity)) first.set(key, { number, uploadId });
    }
  }

  return {
    count: () => numbers.size,
    add: (uploadId: string, keys: readonly string[], isStored: boolean): void => {
      if (numbers.has(uploadId)) return;
      if (isStored) for (const key of keys) if (!storedBy.has(key)) storedBy.set(key, uploadId);
      numbers.set(uploadId, numbers.size + 1);
      add(uploadId, keys, numbers.size);
    },
    addEarlier: (uploadId: string, keys: readonly string[]): void => {
      // A receipt of this visit already has its number.
      if (!numbers.has(uploadId)) add(uploadId, keys, 0);
    },
    /**
     * Returns true if one of the first `count` receipts named one of these keys, unless the first of them was this
     * upload's own: it may have arrived before the browser was killed, without its row being saved. What another upload
     * stored is known whenever that was: the same file may be uploaded again while the first one is being sent.
     */
    wasKnown: (uploadId: string, keys: readonly string[], count: number): boolean =>
      keys.some((key) => {
        const receipt = first.get(key);
        const isNamed = receipt !== undefined && receipt.number <= count && receipt.uploadId !== uploadId;
        return isNamed || (storedBy.get(key) ?? uploadId) !== uploadId;
      }),
  };
}
