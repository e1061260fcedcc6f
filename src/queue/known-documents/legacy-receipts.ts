import * as z from 'zod/mini';

import type { DeviceMemory } from '#lib/device-memory.ts';

import type { EarlierReceipt } from './known-document.ts';

/** Key in web storage under which release 0.1 saved receipts, apart from the documents in its database. */
const memoryKey = 'told-documents';

const receipt = z.object({
  owner: z.string(),
  key: z.string(),
  uploadId: z.string(),
  /** Absent if it was saved before release 0.1. */
  assetId: z.optional(z.string()),
  /** Time of the last receipt with this key, in milliseconds since the epoch. */
  at: z.number(),
});

/** One key of a document as release 0.1 saved it, with the first upload whose receipt named it. */
export type LegacyReceipt = z.infer<typeof receipt>;

const record = z.object({ id: z.string(), receipts: z.array(receipt), endedAt: z.number() });

/** All legacy receipts of one owner, as one record of the database. It is only in the index `endedAt`. */
export type LegacyRecord = z.infer<typeof record>;

/** Returns the ID of an owner's record. */
export const legacyIdOf = (owner: string): string => `receipts ${owner}`;

/** Returns the record of an owner with these receipts. */
export const toLegacyRecord = (owner: string, receipts: readonly LegacyReceipt[]): LegacyRecord => ({
  id: legacyIdOf(owner),
  receipts: [...receipts],
  endedAt: Math.max(...receipts.map(({ at }) => at)),
});

/** Returns the receipts of a record; none for anything else. */
export function readLegacyRecord(value: unknown): readonly LegacyReceipt[] {
  const { receipts = [], endedAt = 0 } = record.safeParse(value).data ?? {};
  // A record dated ahead of the clock gets a new date as a whole.
  return receipts.map((each) => ({ ...each, at: Math.min(each.at, endedAt) }));
}

/** Returns true if a receipt is, or may be, of this asset. */
export const mayBelongTo = (legacy: LegacyReceipt, assetId: string): boolean =>
  (legacy.assetId ?? assetId) === assetId;

/** Converts a legacy receipt. */
export const fromLegacy = ({ uploadId, key, at }: LegacyReceipt): EarlierReceipt => ({
  uploadId,
  keys: [key],
  at,
});

/** Returns the receipts of all owners that are still in web storage. */
export const readLegacyReceipts = (memory: DeviceMemory | undefined): readonly LegacyReceipt[] =>
  z.array(receipt).safeParse(memory?.read(memoryKey)).data ?? [];

/** Removes receipts from web storage. Others stay, even if another tab has just added them. */
export function removeLegacyReceipts(
  memory: DeviceMemory | undefined,
  isRemoved: (receipt: LegacyReceipt) => boolean,
): void {
  const before = readLegacyReceipts(memory);
  const after = before.filter((each) => !isRemoved(each));
  if (after.length < before.length) memory?.write(memoryKey, after);
}
