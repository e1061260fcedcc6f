import { imageSizeOf } from '#file-type/image/image-size.ts';
import { photoTypeOf } from '#file-type/image/photo-type.ts';

import { mostPixels } from './paper-size.ts';
import type { Pixels } from './straighten.ts';

/** Bytes in which the size of an image is looked for: EXIF data and colour profiles of cameras come before it. */
const prefixBytes = 2 ** 20;

/** 256 MB decoded, for a moment: phones that take photos of 48 or 50 megapixels have as much. */
const decodablePixels = 64_000_000;

/**
 * Decodes a photo the right way up. Returns `undefined` if its header says that it is too large. A format whose header isn't
 * read, such as HEIC, is left to the browser. Rejects if it can't be decoded.
 */
async function decodePhoto(photo: Blob): Promise<ImageBitmap | undefined> {
  const prefix = new Uint8Array(await photo.slice(0, prefixBytes).arrayBuffer());
  const type = photoTypeOf(prefix);
  if (type === undefined) return createImageBitmap(photo);
  const size = imageSizeOf(prefix);
  const isSmallEnough = size !== undefined && size.width * size.height <= decodablePixels;
  // Under the type of its content: some browsers choose the decoder by it.
  return isSmallEnough ? createImageBitmap(photo.slice(0, photo.size, type)) : undefined;
}

/** Decodes a photo and reduces it to a number of pixels. Returns a canvas, or `undefined` if the photo is too large. */
export async function paintPhoto(photo: Blob, atMost = mostPixels): Promise<OffscreenCanvas | undefined> {
  const image = await decodePhoto(photo);
  if (!image) return undefined;
  const canvas = reduced(image, Math.min(1, Math.sqrt(atMost / (image.width * image.height))));
  image.close();
  return canvas;
}

/** Paints a picture at a scale, on white: JPEG has no transparency. */
function reduced(image: ImageBitmap | OffscreenCanvas, scale: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.ceil(image.width * scale), Math.ceil(image.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Reads the pixels of a canvas. */
export const pixelsOf = (canvas: OffscreenCanvas): Pixels =>
  canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
