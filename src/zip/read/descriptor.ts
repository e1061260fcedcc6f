import { viewOf } from '#lib/file/bytes.ts';

import { signature, u64 } from '../bytes.ts';
import type { ZipEntry } from '../entry.ts';

/** The longest form: signature, CRC and two 64-bit sizes. */
export const maxDescriptorBytes = 24;
/** With 64-bit sizes and without a signature. */
export const shortestDescriptor64 = 20;

/**
 * Returns the length of the data descriptor at the start of `bytes`, or 0 if none of its four forms (with or without
 * signature, 32 or 64 bits) matches the directory. Java and macOS write the first form.
 */
export function descriptorLength(bytes: Uint8Array, entry: ZipEntry): 0 | 12 | 16 | 20 | 24 {
  const view = viewOf(bytes);
  const isSigned = bytes.length >= 4 && view.getUint32(0, true) === signature.descriptor;
  // The long forms first: that of an empty entry starts like a short one.
  if (isSigned && fits(view, 4, entry, 8)) return 24;
  if (isSigned && fits(view, 4, entry, 4)) return 16;
  if (fits(view, 0, entry, 8)) return 20;
  return fits(view, 0, entry, 4) ? 12 : 0;
}

// oxlint-disable-next-line max-params -- position and width distinguish the four forms
function fits(view: DataView, at: number, entry: ZipEntry, width: 4 | 8): boolean {
  if (view.byteLength < at + 4 + 2 * width) return false;
  const size = (place: number): number => (width === 4 ? view.getUint32(place, true) : u64(view, place));
  return (
    view.getUint32(at, true) === entry.crc &&
    size(at + 4) === entry.compressedBytes &&
    size(at + 4 + width) === entry.sizeBytes
  );
}
