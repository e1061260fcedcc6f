import type { ZipEntry } from '../entry.ts';
import type { ContentFault } from '../finding.ts';
import type { SlicePauses } from '../read/scan-entries.ts';
import type { JszipBatch } from './jszip-batch.ts';

/**
 * Unpacks and checks the entries of a batch one after another, in order: each goes to `onEntry`, which is awaited, or
 * to `onFault`. The bytes are valid until the next entry.
 */
export type DecodeBatch = (
  batch: JszipBatch,
  onEntry: (entry: ZipEntry, bytes: Uint8Array) => unknown,
  onFault: (entry: ZipEntry, fault: ContentFault) => void,
) => Promise<void>;

/** Amount of work between yields. A worker owns its thread; the page's thread is shared with the screen. */
export interface Scheduling extends SlicePauses {
  /** Packed bytes of text that are collected before they are unpacked and read. */
  readonly batchBytes: number;
  readonly decode: DecodeBatch;
}
