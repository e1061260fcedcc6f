import * as z from 'zod/mini';

import { readDocument, type StoredDocument } from './document.ts';
import { lenient, lenientIds, lenientList, lenientText, readIds } from './lenient.ts';
import { plainText } from './plain-text.ts';
import { isObject } from './reports-error.ts';

/** Content of every receipt. */
interface AnyReceipt {
  /** The stored document, or the existing one. */
  readonly document?: StoredDocument | undefined;
  /** Assets the document is linked to; absent if the service didn't say. */
  readonly assetIds?: readonly string[] | undefined;
  /** Number of assets it is linked to beyond `assetIds`, whose IDs can't be read; absent for none. */
  readonly moreAssets?: number | undefined;
  readonly message?: string | undefined;
}

/** The service stored the document. */
export interface StoredReceipt extends AnyReceipt {
  readonly kind: 'stored';
  /** A warning that the interface doesn't name: the document is stored, and the message is shown. */
  readonly warningCode?: string | undefined;
}

/** The service holds an identical document and stored nothing (interface, section 2.2). */
export interface DuplicateReceipt extends AnyReceipt {
  readonly kind: 'duplicate';
  readonly maintenanceIds: readonly string[];
}

/** Returns true if the document is linked to the asset; undefined if the service didn't say so readably. */
export const isLinkedTo = (assetId: string, { assetIds, moreAssets }: AnyReceipt): boolean | undefined =>
  assetIds?.some((id) => id.normalize('NFC') === assetId.normalize('NFC')) ||
  (moreAssets ? undefined : assetIds && false);

/** The service's answer to a successful upload. Texts are plain, one line, clipped. */
export type Receipt = StoredReceipt | DuplicateReceipt;

const envelope = z.object({ data: z.optional(z.unknown()) });

const data = z.object({
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

/** Returns the codes of warnings, in any spelling of the member, and alone or in a list. */
const warningCodesOf = (outer: unknown): string[] =>
  Object.entries(isObject(outer) ? outer : {})
    .filter(([name]) => /^warning_?codes?$/i.test(name))
    .flatMap(([, codes]) => codes)
    .filter((code) => typeof code === 'string');

/**
 * Reads the JSON of a 2xx answer. The interface only shows the answer for a duplicate; any other is a success with
 * whatever fields are found in the likely places.
 */
export function readReceipt(json: unknown): Receipt {
  const outer = envelope.safeParse(json).data?.data;
  const inner = data.safeParse(outer).data;
  if (inner === undefined) return { kind: 'stored' };
  const { extension, message } = inner;
  const warningCodes = warningCodesOf(outer);
  const document = readDocument(extension?.document) ?? readDocument(inner.document) ?? readDocument(outer);
  const assetIds = extension?.assetIds && readIds(extension.assetIds);
  const moreAssets = assetIds && new Set(extension?.assetIds).size - assetIds.length;
  const receipt = { document, assetIds, ...(moreAssets && { moreAssets }), message };
  return warningCodes.some((code) => /^duplicate[ _-]?document$/i.test(code))
    ? { kind: 'duplicate', ...receipt, maintenanceIds: extension?.maintenanceIds ?? [] }
    : { kind: 'stored', ...receipt, warningCode: plainText(warningCodes.join(', '), 100) };
}
