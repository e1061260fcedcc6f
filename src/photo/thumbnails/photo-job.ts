import { imageSizeOf } from '#file-type/image/image-size.ts';
import { photoTypeOf } from '#file-type/image/photo-type.ts';
import type { Task, WorkerJob } from '#lib/worker/worker-job.ts';

import { fit } from './fit.ts';

/** The value is a small picture; `undefined` if the file is too large, damaged, or not decoded by this browser. */
export type PhotoTasks = { readonly draw: Task<Blob, ImageBitmap | undefined> };

/** On the page's thread, too, the browser decodes on another one. */
export const photoJob: WorkerJob<PhotoTasks> = {
  async draw(file, { transfer }) {
    // Damaged, unreadable, or too large for this device.
    const picture = await drawPhoto(file).catch(() => undefined);
    if (picture) transfer(picture);
    return picture;
  },
};

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
