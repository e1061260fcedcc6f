import * as z from 'zod/mini';

import { readDocument, type StoredDocument } from './document.ts';
import { lenient, lenientIds, lenientList, lenientText, readIds } from './lenient.ts';

/** The service stored the document. */
export interface StoredReceipt {
  readonly kind: 'stored';
  readonly document?: StoredDocument | undefined;
  readonly message?: string | undefined;
  /** A warning that the interface doesn't name: the document is stored, and the message is shown. */
  readonly warningCode?: string | undefined;
}

/** The service holds an identical document and stored nothing (interface, section 2.2). */
export interface DuplicateReceipt {
  readonly kind: 'duplicate';
  /** The existing document. */
  readonly document?: StoredDocument | undefined;
  /** Assets the document is linked to; absent if the service didn't say. */
  readonly assetIds?: readonly string[] | undefined;
  /** Number of assets it is linked to beyond `assetIds`, whose IDs can't be read; absent for none. */
  readonly moreAssets?: number | undefined;
  readonly maintenanceIds: readonly string[];
  readonly message?: string | undefined;
}

/** Returns true if the existing document is linked to the asset; undefined if the service didn't say so readably. */
export const isLinkedTo = (
  assetId: string,
  { assetIds, moreAssets }: DuplicateReceipt,
): boolean | undefined =>
  assetIds?.some((id) => id.normalize('NFC') === assetId.normalize('NFC')) ||
  (moreAssets ? undefined : assetIds && false);

/** The service's answer to a successful upload. Texts are plain, one line, clipped. */
export type Receipt = StoredReceipt | DuplicateReceipt;

const envelope = z.object({ data: z.optional(z.unknown()) });

const data = z.object({
  warningCode: lenientText(100),
  message: lenientText(1000),
  document: z.optional(z.unknown()),
  extension: lenient(
    z.object({
      document: z.optional(z.unknown()),
      assetIds: lenientList(),
      maintenanceIds: lenientIds(),
    }),
  ),
});

/**
 * Reads the JSON of a 2xx answer. The interface only shows the answer for a duplicate; any other is a success with
 * whatever fields are found in the likely places.
 */
export function readReceipt(json: unknown): Receipt {
  const outer = envelope.safeParse(json).data?.data;
  const inner = data.safeParse(outer).data;
  if (inner === undefined) return { kind: 'stored' };
  const { extension, message, warningCode } = inner;
  const document = readDocument(extension?.document) ?? readDocument(inner.document) ?? readDocument(outer);
  if (warningCode !== 'DuplicateDocument') return { kind: 'stored', document, message, warningCode };
  const assetIds = extension?.assetIds && readIds(extension.assetIds);
  const moreAssets = assetIds && new Set(extension?.assetIds).size - assetIds.length;
  return {
    kind: 'duplicate',
    document,
    assetIds,
    ...(moreAssets && { moreAssets }),
    maintenanceIds: extension?.maintenanceIds ?? [],
    message,
  };
}
