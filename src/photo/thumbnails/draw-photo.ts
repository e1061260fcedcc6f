import { imageSizeOf } from '#file-type/image-size.ts';
import { photoTypeOf } from '#file-type/photo-type.ts';

import { fit } from './fit.ts';

/**
 * Number of bytes in which the size of an image is searched for: EXIF data and colour profiles of cameras precede it.
 */
const prefixBytes = 2 ** 20;

/** 160 MB decoded, at four bytes each. */
const maxPixels = 40_000_000;

/** Draws a photo upright. Returns `undefined` if it is no photo or too large; rejects if it can't be decoded. */
export async function drawPhoto(file: Blob): Promise<ImageBitmap | undefined> {
  const prefix = new Uint8Array(await file.slice(0, prefixBytes).arrayBuffer());
  const type = photoTypeOf(prefix);
  const size = imageSizeOf(prefix);
  if (type === undefined || size === undefined || size.width * size.height > maxPixels) return undefined;
  // With the type of its content: some browsers choose the decoder by it.
  const image = await createImageBitmap(file.slice(0, file.size, type));
  const { width, height } = fit(image);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  image.close();
  return canvas.transferToImageBitmap();
}
