import type { ByteSource } from '#lib/file/byte-source.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import { largeBytes } from './open-pdf.ts';

/** Bytes at the end of a file in which readers look for the mark of the end. */
const markBytes = 1024;

/** Bytes at the end of a large file in which its mark is looked for; some systems append something. */
const largeMarkBytes = 2 ** 16;

/** Zeros after the end that are left out, at most. */
const maxPaddingBytes = 2 ** 22;

/** Returns a file without the zeros that some systems append. Without its end, pdf.js would search the zeros for it. */
export async function withoutPadding(file: ByteSource): Promise<ByteSource> {
  let size = file.size;
  while (size > 0 && file.size - size < maxPaddingBytes) {
    const start = Math.max(0, size - largeMarkBytes);
    const last = (await readBytes(file, start, size)).findLastIndex((byte) => byte !== 0);
    size = start + last + 1;
    if (last >= 0) break;
  }
  return { size, slice: (start, end) => file.slice(start, end) };
}

/** Returns true for a file without the mark of the end. */
export const isCutOff = async (file: ByteSource): Promise<boolean> => !(await hasEnd(file, markBytes));

/** Returns true for a file that would have to be searched as a whole, too long for its size, and still be incomplete. */
export const isLargeAndCutOff = async (file: ByteSource): Promise<boolean> =>
  file.size > largeBytes && !(await hasEnd(await withoutPadding(file), largeMarkBytes));

/** Returns true if the last bytes of a PDF contain the mark of its end. */
async function hasEnd(file: ByteSource, lastBytes: number): Promise<boolean> {
  const suffix = await readBytes(file, Math.max(0, file.size - lastBytes), file.size);
  return new TextDecoder('latin1').decode(suffix).includes('%%EOF');
}

/** Parts of a file that are looked at for holes, and their length in bytes. */
const [parts, partBytes] = [64, 4096];

/**
 * Returns true if a part of a file is nothing but zeros: a download left a hole, or a glyph map or a picture is mostly
 * empty.
 */
export async function mayHaveHole(file: ByteSource): Promise<boolean> {
  const step = Math.max(partBytes, Math.floor(file.size / parts));
  for (let at = 0; at + partBytes <= file.size; at += step) {
    const part = await readBytes(file, at, at + partBytes);
    if (part.every((byte) => byte === 0)) return true;
  }
  return false;
}
