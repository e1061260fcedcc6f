import type { ByteSource } from '#lib/byte-source.ts';
import type { ZipEntry } from '#zip/entry.ts';
import { createContentCheck } from '#zip/read/content-check.ts';
import type { SlicePauses } from '#zip/read/scan-entries.ts';
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
  readonly scheduling: SlicePauses;
  readonly budget: UnpackBudget;
}

/** One run through the content of an entry, front to back. */
export interface UnpackPass {
  /**
   * Unpacks the next bytes; returns false at the end, once size and checksum are found right. Rejects with
   * `EntryUnreadableError`, and with the read error of the file.
   */
  readonly step: () => Promise<boolean>;
}

/** Bytes read at a time. */
const windowBytes = 2 ** 20;

/** Packed bytes per step: with the largest ratio of deflate, a step unpacks to less than 17 MiB. */
const stepBytes = 2 ** 14;

/** Starts a run; `packed` holds the packed bytes of `entry`. A chunk is valid during the call of `onOutput` only. */
export function startPass(
  { packed, entry }: { readonly packed: ByteSource; readonly entry: ZipEntry },
  { scheduling, budget }: UnpackContext,
  onOutput: (chunk: Uint8Array) => void,
): UnpackPass {
  const reader = createWindowReader(packed, windowBytes);
  const check = createContentCheck();
  check.start(entry, (chunk) => {
    budget.remainingBytes -= chunk.length;
    if (budget.remainingBytes >= 0) onOutput(chunk);
  });
  let at = 0;
  return {
    async step() {
      if (budget.remainingBytes < 0) throw new EntryUnreadableError('too-large');
      if (at >= packed.size) {
        if (check.finish() !== undefined) throw new EntryUnreadableError('damaged');
        return false;
      }
      const loading = reader.chunk(at, Math.min(packed.size - at, stepBytes, scheduling.sliceBytes));
      const chunk = loading instanceof Uint8Array ? loading : await loading;
      at += chunk.length;
      check.push(chunk);
      const pause = scheduling.yieldIfDue();
      if (pause !== undefined) await pause;
      return true;
    },
  };
}

/** Runs through a whole entry. Rejects as a step does. */
export async function unpackAll(...run: Parameters<typeof startPass>): Promise<void> {
  const pass = startPass(...run);
  while (await pass.step());
}
