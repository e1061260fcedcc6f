import { contentTypeOf } from './magic.ts';
import { viewOf } from './zip/bytes.ts';

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
    default:
      return undefined;
  }
}

/** Walks the segments up to the frame header (ITU T.81, B.2.2). */
function jpegSize(view: DataView): { readonly width: number; readonly height: number } | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // C4, C8 and CC are tables in the number range of the frames.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
