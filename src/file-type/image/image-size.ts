import { viewOf } from '#lib/file/bytes.ts';

import { contentTypeOf } from '../magic.ts';

/** Returns width and height in pixels from the first bytes of an image; undefined if they don't contain the size. */
export function imageSizeOf(
  bytes: Uint8Array,
  content = contentTypeOf(bytes),
): { readonly width: number; readonly height: number } | undefined {
  const view = viewOf(bytes);
  switch (content) {
    case 'png':
      return bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
    case 'gif':
      return bytes.length < 10
        ? undefined
        : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 'jpeg':
      return jpegSize(view);
    case 'webp':
      return bytes.length < 30 ? undefined : webpSize(view);
    default:
      return undefined;
  }
}

/** Walks the segments up to the frame header (ITU T.81, B.2.2). */
function jpegSize(view: DataView): { readonly width: number; readonly height: number } | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // Markers without a segment don't occur here; a decoder would go on somewhere else.
    if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd9)) return undefined;
    const isFill = marker === 0xff;
    if (isFill) {
      at += 1;
      continue;
    }
    // C4, C8 and CC are tables in the number range of the frames.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Reads the header of the first chunk (RFC 9649, 2.5 to 2.7). */
function webpSize(view: DataView): { readonly width: number; readonly height: number } | undefined {
  const fourteenBits = 0x3fff;
  switch (view.getUint32(12)) {
    case 0x56503858: // VP8X
      return {
        width: 1 + (view.getUint32(24, true) & 0xffffff),
        height: 1 + (view.getUint32(26, true) >>> 8),
      };
    case 0x5650384c: {
      // VP8L
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & fourteenBits), height: 1 + ((bits >>> 14) & fourteenBits) };
    }
    case 0x56503820: // VP8, lossy
      return {
        width: view.getUint16(26, true) & fourteenBits,
        height: view.getUint16(28, true) & fourteenBits,
      };
    default:
      return undefined;
  }
}
