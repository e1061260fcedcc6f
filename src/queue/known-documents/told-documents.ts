import * as z from 'zod/mini';

import type { DeviceMemory } from '#lib/device-memory.ts';

import type { EarlierReceipt } from './known-document.ts';

/** Place in web storage where release 0.1 noted receipts, apart from the documents in its database. */
const memoryKey = 'told-documents';

const noted = z.object({
  owner: z.string(),
  key: z.string(),
  uploadId: z.string(),
  /** Absent if noted before release 0.1. */
  assetId: z.optional(z.string()),
  /** Time of the last receipt with this key, in milliseconds since the epoch. */
  at: z.number(),
});

/** One key of a document that release 0.1 noted, with the first upload that named it. */
export type ToldDocument = z.infer<typeof noted>;

const record = z.object({ id: z.string(), told: z.array(noted), endedAt: z.number() });

/** All that release 0.1 noted for one owner, as one record of the database. No index but that of `endedAt` has it. */
export type ToldRecord = z.infer<typeof record>;

/** Returns the ID of an owner's record. */
export const toldIdOf = (owner: string): string => `told ${owner}`;

/** Returns the record of an owner with these documents. */
export const toToldRecord = (owner: string, told: readonly ToldDocument[]): ToldRecord => ({
  id: toldIdOf(owner),
  told: [...told],
  endedAt: Math.max(...told.map(({ at }) => at)),
});

/** Returns the documents of a record; none for anything else. */
export function readToldRecord(value: unknown): readonly ToldDocument[] {
  const { told = [], endedAt = 0 } = record.safeParse(value).data ?? {};
  // A record dated ahead of the clock is dated again.
  return told.map((each) => ({ ...each, at: Math.min(each.at, endedAt) }));
}

/** Returns true if it belongs to this asset, or may do so. */
export const mayBelongTo = (told: ToldDocument, assetId: string): boolean =>
  (told.assetId ?? assetId) === assetId;

/** Returns the receipt that named it. */
export const receiptOfTold = ({ uploadId, key, at }: ToldDocument): EarlierReceipt => ({
  uploadId,
  keys: [key],
  at,
});

/** Returns what is still in web storage, of all owners. */
export const readToldDocuments = (memory: DeviceMemory | undefined): readonly ToldDocument[] =>
  z.array(noted).safeParse(memory?.read(memoryKey)).data ?? [];

/** Removes these from web storage. Others stay, even if another tab has just noted them. */
export function removeToldDocuments(
  memory: DeviceMemory | undefined,
  isRemoved: (told: ToldDocument) => boolean,
): void {
  const before = readToldDocuments(memory);
  const after = before.filter((told) => !isRemoved(told));
  if (after.length < before.length) memory?.write(memoryKey, after);
}
