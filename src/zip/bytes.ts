/** Signatures of the records of a ZIP (APPNOTE 6.3.10, section 4.3), as little-endian numbers. */
export const signature = {
  localHeader: 0x04034b50,
  descriptor: 0x08074b50,
  centralRecord: 0x02014b50,
  endRecord: 0x06054b50,
  zip64End: 0x06064b50,
  zip64Locator: 0x07064b50,
} as const;

/** Lengths of these records, without what has a variable length. */
export const localHeaderBytes = 30;
export const centralRecordBytes = 46;
export const endRecordBytes = 22;
export const zip64EndBytes = 56;
export const zip64LocatorBytes = 20;

/** Values of fields whose number is in a ZIP64 record or field. */
export const max16 = 0xffff;
export const max32 = 0xffffffff;

/** Reads a 64-bit number. From 2^53 on it is inexact, which is beyond the size of any file. */
export function u64(view: DataView, at: number): number {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
}

/** Returns the position of a signature, from `from` on, or -1. */
export function indexOfSignature(bytes: Uint8Array, value: number, from = 0): number {
  const b1 = (value >>> 8) & 0xff;
  const b2 = (value >>> 16) & 0xff;
  const b3 = value >>> 24;
  // All signatures start with `P`, and the engine's own `indexOf` is much faster than a loop.
  for (let at = bytes.indexOf(0x50, from); at >= 0; at = bytes.indexOf(0x50, at + 1)) {
    if (bytes[at + 1] === b1 && bytes[at + 2] === b2 && bytes[at + 3] === b3) return at;
  }
  return -1;
}

/** Returns true if both arrays hold the same bytes. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
