import type { Yielding } from '#lib/time/yielding.ts';

import type { ZipEntry } from '../entry.ts';

/** Entries with their packed contents, as stored in the archive. */
export interface Batch {
  readonly entries: readonly ZipEntry[];
  readonly packed: readonly Uint8Array[];
}

/**
 * Unpacks the entries of a batch one after another, in order: `onEntry` gets the bytes, valid until the next entry, or
 * undefined if they don't have the declared size and checksum. It is awaited.
 */
export type DecodeBatch = (
  batch: Batch,
  onEntry: (entry: ZipEntry, bytes: Uint8Array | undefined) => unknown,
) => Promise<void>;

/** Amount of work between yields. A worker owns its thread; the page's thread is shared with the screen. */
export interface Scheduling extends Yielding {
  /** Packed bytes of text that are collected before they are unpacked and read. */
  readonly batchBytes: number;
  readonly decode: DecodeBatch;
}
