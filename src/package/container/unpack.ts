import type { ByteSource } from '#lib/file/byte-source.ts';
import type { Yielding } from '#lib/time/yielding.ts';
import type { ZipEntry } from '#zip/entry.ts';
import { createContentCheck } from '#zip/read/content-check.ts';
import { createWindowReader } from '#zip/read/window-reader.ts';

/** Reason why an entry of a container can't be read. */
export type EntryProblem = 'encrypted' | 'damaged' | 'too-large';

/** An entry of a container can't be read; the file around it can. */
export class EntryUnreadableError extends Error {
  override readonly name = 'EntryUnreadableError';
  readonly problem: EntryProblem;

  constructor(problem: EntryProblem) {
    super(`The entry is ${problem}.`);
    this.problem = problem;
  }
}

export const isEntryUnreadableError = (error: unknown): error is EntryUnreadableError =>
  error instanceof EntryUnreadableError;

/** Bytes that may still be unpacked. */
export interface UnpackBudget {
  remainingBytes: number;
}

/** Scheduling of reads, and their common budget. */
export interface UnpackContext {
  readonly scheduling: Yielding;
  readonly budget: UnpackBudget;
}

/** Bytes read at a time. */
const windowBytes = 2 ** 20;

/** Packed bytes per step: with the largest ratio of deflate, a step unpacks to less than 17 MiB. */
const stepBytes = 2 ** 14;

/**
 * Unpacks an entry from front to back; `packed` holds its packed bytes. Rejects with `EntryUnreadableError` if it isn't
 * sound, after all of its bytes were passed on, and with the read error of the file. A chunk is valid during the call of
 * `onOutput` only.
 */
export async function unpackAll(
  { packed, entry }: { readonly packed: ByteSource; readonly entry: ZipEntry },
  { scheduling, budget }: UnpackContext,
  onOutput: (chunk: Uint8Array) => void,
): Promise<void> {
  const reader = createWindowReader(packed, windowBytes);
  const check = createContentCheck();
  check.start(entry, (chunk) => {
    budget.remainingBytes -= chunk.length;
    if (budget.remainingBytes >= 0) onOutput(chunk);
  });
  for (let at = 0; at < packed.size;) {
    const chunk = await reader.chunk(at, Math.min(packed.size - at, stepBytes, scheduling.sliceBytes));
    at += chunk.length;
    check.push(chunk);
    if (budget.remainingBytes < 0) throw new EntryUnreadableError('too-large');
    await scheduling.yieldIfDue();
  }
  if (check.finish() !== undefined) throw new EntryUnreadableError('damaged');
}
