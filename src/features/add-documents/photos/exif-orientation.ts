/** Orientation of a photo by EXIF 2.3 (tag 0x0112); 1 is upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const orientationTag = 0x0112;

/** Reads the orientation from the first bytes of a JPEG; returns 1 if there is none or it can't be read. */
export function exifOrientation(head: DataView): Orientation {
  try {
    const tiff = findTiff(head);
    return tiff === undefined ? 1 : readOrientation(head, tiff);
  } catch (error) {
    // Truncated before the value.
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

/** Returns the offset of the TIFF structure in the EXIF segment. */
function findTiff(head: DataView): number | undefined {
  if (head.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 4 <= head.byteLength) {
    const marker = head.getUint16(at);
    // Image data begins here, without further segments.
    if (marker === 0xffda || marker >> 8 !== 0xff) return undefined;
    const isExif = marker === 0xffe1 && head.getUint32(at + 4) === 0x45786966;
    if (isExif) return at + 10;
    at += 2 + head.getUint16(at + 2);
  }
  return undefined;
}

function readOrientation(head: DataView, tiff: number): Orientation {
  const isLittleEndian = head.getUint16(tiff) === 0x4949;
  const directory = tiff + head.getUint32(tiff + 4, isLittleEndian);
  const count = head.getUint16(directory, isLittleEndian);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (head.getUint16(entry, isLittleEndian) !== orientationTag) continue;
    const value = head.getUint16(entry + 8, isLittleEndian);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}
