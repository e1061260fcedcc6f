import type { ByteSource } from './byte-source.ts';

/** Reads a part of a file; returns fewer bytes at its end, and rejects if they can't be read. */
export async function readBytes(
  file: ByteSource,
  start: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await file.slice(start, end).arrayBuffer());
  // Chromium reads slices of a removed file as empty.
  if (bytes.length < Math.min(end, file.size) - start) {
    throw new DOMException('The file ended early.', 'NotReadableError');
  }
  return bytes;
}
