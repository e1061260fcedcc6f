import { hash } from '@stablelib/sha256';

import { joined } from '../file/bytes.ts';
import { readBytes } from '../file/read-bytes.ts';
import { inTime } from '../time/in-time.ts';
import { nextTask } from '../time/next-task.ts';
import { setTimer } from '../time/timer.ts';
import type { Task, WorkerJob } from '../worker/worker-job.ts';
import { toHex } from './to-hex.ts';

/** Files up to this size in bytes are hashed as a whole, larger ones in parts. */
export const wholeBytes = 16 * 2 ** 20;

/** Begins the hash of a file hashed in parts, so that it can't be taken for the SHA-256 of its bytes. */
const partsPrefix = 'parts-';

/** Size in bytes of a part of a larger file. Up to three parts are in memory at once. */
export const partBytes = 4 * 2 ** 20;

/**
 * Returns the SHA-256 of a file in 64 lower-case hex digits. Of a file above `wholeBytes`, it is a prefix and the SHA-256 of
 * the SHA-256 values of all parts, one after another. Rejects with the signal's reason, and with a DOMException if the file
 * can't be read.
 */
export async function hashBlob(file: Blob, signal?: AbortSignal): Promise<string> {
  if (file.size <= wholeBytes) return toHex(await sha256(await read(file, 0, file.size)));
  const digests: Promise<Uint8Array>[] = [];
  for (let at = 0; at < file.size; at += partBytes) {
    signal?.throwIfAborted();
    digests.push(sha256(await read(file, at, at + partBytes)));
    // The next part is read while the browser hashes this one, but not the one after it.
    await digests.at(-2);
    await nextTask();
  }
  return partsPrefix + toHex(await sha256(joined(await Promise.all(digests))));
}

/** Time limit for reading a part, in milliseconds: files in a cloud folder are slow, but must not block others forever. */
export const maxReadMs = 60_000;

async function read(file: Blob, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await inTime(readBytes(file, start, end), undefined, { setTimer, waitMs: maxReadMs });
  if (bytes === undefined) throw new DOMException('Reading the file takes too long.', 'NotReadableError');
  return bytes;
}

/** The browser's own digest takes a tenth of the processor time of JavaScript. Only secure contexts have it. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : hash(bytes);
}

/** Returns the hash of a file. */
export type HashTasks = { readonly hash: Task<Blob, string> };

/** Hashes files, in a worker or on the page's thread. */
export const hashJob: WorkerJob<HashTasks> = { hash: (file, { signal }) => hashBlob(file, signal) };
