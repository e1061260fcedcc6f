import type { Pixels } from './straighten.ts';

/** Paints a picture at a scale, on white: JPEG has no transparency. */
export function reduced(image: ImageBitmap | OffscreenCanvas, scale: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.ceil(image.width * scale), Math.ceil(image.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Paints a picture so that its longer side has that many pixels, if it has more. */
export const reducedTo = (image: ImageBitmap | OffscreenCanvas, longerSide: number): OffscreenCanvas =>
  reduced(image, Math.min(1, longerSide / Math.max(image.width, image.height)));

/** Reads the pixels of a canvas. */
export const pixelsOf = (canvas: OffscreenCanvas): Pixels =>
  canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
