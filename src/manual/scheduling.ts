import type { ContentFault } from './finding.ts';
import type { ZipEntry } from './zip/entry.ts';
import type { JszipBatch } from './zip/jszip-batch.ts';

/**
 * Unpacks and checks the entries of a batch one after another, in order: each goes to `onEntry`, which is waited for,
 * or to `onFault`. The bytes are valid until the next entry.
 */
export type DecodeBatch = (
  batch: JszipBatch,
  onEntry: (entry: ZipEntry, bytes: Uint8Array) => unknown,
  onFault: (entry: ZipEntry, fault: ContentFault) => void,
) => Promise<void>;

/** How much is done at a stretch: a worker has its thread for itself, a page has not. */
export interface Scheduling {
  /** Packed bytes that are unpacked at a stretch. */
  readonly sliceBytes: number;
  /** Text is unpacked and read whenever so many packed bytes of it have come together. */
  readonly batchBytes: number;
  readonly decode: DecodeBatch;
  /** Called after each stretch: what it gives is waited for. */
  readonly yieldIfDue: () => Promise<void> | undefined;
}
