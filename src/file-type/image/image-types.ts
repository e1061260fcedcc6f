import type { FileType } from '../file-type.ts';

/** Types of images that are recognized. */
export const imageTypes = [
  'png',
  'jpeg',
  'gif',
  'webp',
  'bmp',
  'tiff',
  'heic',
  'avif',
] as const satisfies readonly FileType[];

/** Type of an image. */
export type ImageType = (typeof imageTypes)[number];

/** Returns true for an image. */
export const isImageType = (type: FileType): type is ImageType => imageTypes.some((one) => one === type);
