import { readBytes } from '#lib/file/read-bytes.ts';
import type { Yielding } from '#lib/time/yielding.ts';

import { crc32 } from '../crc32.ts';
import { method } from '../entry.ts';
import { createBlobParts } from './blob-parts.ts';

/** Content as written into an archive. */
export interface PackedContent {
  readonly data: Blob;
  readonly method: number;
  readonly crc: number;
  readonly compressedBytes: number;
  readonly sizeBytes: number;
}

/** Size of the chunks in which a file is read. */
const chunkBytes = 2 ** 20;
/** Bytes compressed before yielding: a few milliseconds of work. */
const sliceBytes = 2 ** 16;

interface PackOptions extends Partial<Pick<Yielding, 'yieldIfDue'>> {
  /** True if compressing is worth the time. */
  readonly isCompressible: boolean;
  /** Called with the size of every chunk that was read. */
  readonly onRead?: (bytes: number) => void;
}

/**
 * Compresses a file in bounded memory, chunk by chunk. Content that doesn't get smaller is stored, and a stored file
 * isn't copied. Rejects with the read error of the file.
 */
export async function packContent(
  content: Blob,
  { isCompressible, onRead = () => undefined, yieldIfDue = () => undefined }: PackOptions,
): Promise<PackedContent> {
  const packer = isCompressible && content.size > 0 ? createPacker() : undefined;
  let crc = 0;
  let sizeBytes = 0;
  for (let at = 0; at < content.size; at += chunkBytes) {
    const chunk = await readBytes(content, at, at + chunkBytes);
    for (let from = 0; from < chunk.length; from += sliceBytes) {
      const slice = chunk.subarray(from, from + sliceBytes);
      crc = crc32(slice, crc);
      await packer?.write(slice);
      await yieldIfDue();
    }
    sizeBytes += chunk.length;
    onRead(chunk.length);
  }
  const packed = await packer?.finish();
  if (packed === undefined || packed.size >= sizeBytes) {
    return { data: content, method: method.stored, crc, compressedBytes: sizeBytes, sizeBytes };
  }
  return { data: packed, method: method.deflate, crc, compressedBytes: packed.size, sizeBytes };
}

interface Packer {
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly finish: () => Promise<Blob>;
}

/** The browser's own deflate: twice as fast as one in JavaScript, and no code to load. */
function createPacker(): Packer {
  const { readable, writable } = new CompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const parts = createBlobParts();
  const drained = drain();
  async function drain(): Promise<void> {
    const reader = readable.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) parts.push(read.value);
  }
  return {
    write: (bytes) => writer.write(bytes),
    async finish() {
      await writer.close();
      await drained;
      return parts.toBlob();
    },
  };
}
