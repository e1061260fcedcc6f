import type { ContentFault } from './zip/content-check.ts';
import type { ZipEntry } from './zip/entry.ts';
import type { Excerpt } from './zip/excerpt.ts';

/**
 * Unpacks and checks the entries of an excerpt one after another, in order: each goes to `onEntry`, which is waited for,
 * or to `onFault`.
 */
export type Decode = (
  excerpt: Excerpt,
  onEntry: (entry: ZipEntry, bytes: Uint8Array) => unknown,
  onFault: (entry: ZipEntry, fault: ContentFault) => void,
) => Promise<void>;

/** How much is done at a stretch: a worker has its thread for itself, a page has not. */
export interface Pace {
  /** Packed bytes that are unpacked at a stretch. */
  readonly sliceBytes: number;
  /** Text is unpacked and read whenever so many packed bytes of it have come together. */
  readonly excerptBytes: number;
  readonly decode: Decode;
  /** Called after each stretch: what it gives is waited for. */
  readonly breathe: () => Promise<void> | undefined;
}
