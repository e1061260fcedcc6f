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

/** Reads the pixels of a canvas. */
export const pixelsOf = (canvas: OffscreenCanvas): Pixels =>
  canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
