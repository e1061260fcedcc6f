import type { ByteSource } from '#lib/file/byte-source.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

const sliceBytes = 2 ** 20;

/** Reads a file in slices of 1 MiB, from its beginning to `end`. Rejects if it can't be read. */
export async function* readSlices(file: ByteSource, end = file.size): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < end; at += sliceBytes) yield readBytes(file, at, Math.min(at + sliceBytes, end));
}
