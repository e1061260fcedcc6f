import { setTimer } from '../time/timer.ts';
import { createContentHash } from './content-hash.ts';

/** Options of `hashBlob`. */
export interface HashBlobOptions {
  /** Longest slice hashed without a pause, in bytes. */
  readonly sliceBytes: number;
  readonly signal?: AbortSignal;
  /** Awaited after each slice; yields to other tasks of the thread. */
  readonly pause?: () => Promise<void>;
}

/**
 * Returns the hash of a file as `createContentHash` computes it. Rejects with the signal's reason, and with a DOMException
 * if the file can't be read.
 */
export async function hashBlob(file: Blob, options: HashBlobOptions): Promise<string> {
  const { signal, pause } = options;
  const hash = createContentHash(file.size);
  const readNext = createReader(file, options.sliceBytes);
  const read: Reader = () =>
    inTime(readNext()).catch((error: unknown) => Promise.reject(unreadable(String(error))));
  let hashedBytes = 0;
  for (let bytes = await read(); bytes !== undefined; bytes = await read()) {
    signal?.throwIfAborted();
    hashedBytes += bytes.length;
    if (hashedBytes > file.size) break;
    await hash.update(bytes);
    await pause?.();
  }
  signal?.throwIfAborted();
  // Chromium reads slices of a removed file as empty; without this check, the rest would be hashed.
  if (hashedBytes !== file.size) throw unreadable('The file has another length.');
  const digest = await hash.digest();
  signal?.throwIfAborted();
  return digest;
}

/**
 * Time limit for reading one slice, in milliseconds: files in a cloud folder are slow, but must not block others
 * forever.
 */
export const maxReadMs = 60_000;

function inTime<T>(reading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = setTimer(maxReadMs, () => reject(new Error('The file does not answer.')));
    reading.then(resolve, reject).finally(cancel);
  });
}

/** Chromium's streams fail with a TypeError about the network. */
const unreadable = (detail: string): DOMException => new DOMException(detail, 'NotReadableError');

/** Returns the next chunk of the file, then `undefined`; a chunk is valid until the next call. */
type Reader = () => Promise<Uint8Array | undefined>;

/** Reuses one buffer for the whole file if the browser can: slices leave up to 80 MB to the garbage collector. */
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
 * Keeps references to readers in use. Chromium's garbage collector may collect the stream of a file in the middle of a
 * read, which then never ends (measured: the 61st of some small files, in a worker).
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
