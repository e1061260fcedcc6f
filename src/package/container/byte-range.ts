import type { ByteSource } from '#manual/byte-source.ts';

/** Returns a part of a file as a file, without reading it: a `Blob` of a `Blob`. */
export function byteRange(file: ByteSource, start: number, end: number): ByteSource {
  if (file instanceof Blob) return file.slice(start, end);
  const size = Math.max(0, Math.min(end, file.size) - start);
  return {
    size,
    slice: (from, to) => file.slice(start + Math.min(from, size), start + Math.min(to, size)),
  };
}
