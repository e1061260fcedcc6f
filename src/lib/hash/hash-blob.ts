import { SHA256 } from '@stablelib/sha256';

import { setTimer } from '#lib/timer.ts';

/** Options of `hashBlob`. */
export interface HashBlobOptions {
  /** The most that is hashed at a stretch, in bytes. */
  readonly sliceBytes: number;
  readonly signal?: AbortSignal;
  /** Waited for after each slice; gives way to what else the thread has to do. */
  readonly pause?: () => Promise<void>;
}

/**
 * SHA-256 as 64 lower-case hex digits, in memory of a slice. Rejects with the signal's reason, and with a DOMException
 * where the file cannot be read.
 */
export async function hashBlob(file: Blob, options: HashBlobOptions): Promise<string> {
  const { signal, pause } = options;
  const hash = new SHA256();
  const readNext = createReader(file, options.sliceBytes);
  const read: Reader = () =>
    inTime(readNext()).catch((error: unknown) => Promise.reject(unreadable(String(error))));
  let hashedBytes = 0;
  for (let bytes = await read(); bytes !== undefined; bytes = await read()) {
    signal?.throwIfAborted();
    hash.update(bytes);
    hashedBytes += bytes.length;
    await pause?.();
  }
  signal?.throwIfAborted();
  // Chromium reads slices of a removed file as empty, and what is left of a file has a hash too.
  if (hashedBytes !== file.size) throw unreadable('The file ended early.');
  return Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Time limit for reading one slice, in milliseconds: files in a cloud folder are slow, but must not block others
 * forever.
 */
const maxReadMs = 60_000;

function inTime<T>(reading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = setTimer(maxReadMs, () => reject(new Error('The file does not answer.')));
    reading.then(resolve, reject).finally(cancel);
  });
}

/** Chromium's streams fail with a TypeError that tells of the network. */
const unreadable = (detail: string): DOMException => new DOMException(detail, 'NotReadableError');

/** Gives the file piece by piece, then `undefined`; a piece is valid until the next is asked for. */
type Reader = () => Promise<Uint8Array | undefined>;

/**
 * One buffer for the whole file, where the browser can: slices leave 80 MB of it to the garbage collector at a time.
 */
function createReader(file: Blob, sliceBytes: number): Reader {
  const reader = byteReaderOf(file);
  if (reader === undefined) return createSliceReader(file, sliceBytes);
  let buffer = new ArrayBuffer(sliceBytes);
  return async () => {
    reading.add(reader);
    try {
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (done) return undefined;
      ({ buffer } = value);
      return value;
    } finally {
      reading.delete(reader);
    }
  };
}

/**
 * Holds on to the readers that are waited for. Chromium lets its garbage collector take the stream of a file in the
 * middle
 * of a read, which then never ends (measured: the 61st of some small files, in a worker).
 */
const reading = new Set<ReadableStreamBYOBReader>();

function byteReaderOf(file: Blob): ReadableStreamBYOBReader | undefined {
  let stream: ReadableStream<Uint8Array> | undefined;
  try {
    stream = file.stream();
    return stream.getReader({ mode: 'byob' });
  } catch {
    // Not every browser streams a file as bytes. WebKit fills the stream with the whole file even if nothing reads it.
    stream?.cancel().catch(() => undefined);
    return undefined;
  }
}

function createSliceReader(file: Blob, sliceBytes: number): Reader {
  let at = 0;
  return async () => {
    if (at >= file.size) return undefined;
    const slice = file.slice(at, (at += sliceBytes));
    return new Uint8Array(await slice.arrayBuffer());
  };
}
