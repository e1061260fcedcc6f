import type { ByteSource } from '#lib/byte-source.ts';
import { readBytes } from '#lib/read-bytes.ts';

const KiB = 2 ** 10;

/** A document container usually holds its metadata first; its directory is last. */
const headBytes = 16 * KiB;
const tailBytes = 80 * KiB;

/**
 * Wraps a file so that reads near its beginning and its end are served from two reads, because each takes a browser
 * 0.5 to 0.9 ms and a package may hold hundreds of containers.
 */
export function bufferEdges(file: ByteSource): ByteSource {
  const { size } = file;
  const tailStart = Math.max(0, size - tailBytes);
  let head: Promise<Uint8Array<ArrayBuffer>> | undefined;
  let tail: Promise<Uint8Array<ArrayBuffer>> | undefined;

  async function read(start: number, end: number): Promise<ArrayBuffer> {
    if (start >= tailStart) {
      tail ??= readBytes(file, tailStart, size);
      return (await tail).slice(start - tailStart, end - tailStart).buffer;
    }
    if (end <= headBytes) {
      head ??= readBytes(file, 0, Math.min(headBytes, size));
      return (await head).slice(start, end).buffer;
    }
    return file.slice(start, end).arrayBuffer();
  }

  return {
    size,
    slice: (start, end) => ({ arrayBuffer: () => read(Math.min(start, size), Math.min(end, size)) }),
  };
}
