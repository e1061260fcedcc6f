import { imageSizeOf } from '#file-type/image/image-size.ts';
import { photoTypeOf } from '#file-type/image/photo-type.ts';
import type { Yielding } from '#lib/time/yielding.ts';
import type { Task, WorkerJob } from '#lib/worker/worker-job.ts';

import type { Corners } from './homography.ts';
import { type Size, maxPaperPixels, pageSize } from './paper-size.ts';
import { type Pixels, straighten } from './straighten.ts';

/** Pixels of a picture to look at: sharp on every phone, and 9 MB. */
const shownPixels = 2_250_000;

/** Quality of a page: letters have no visible artefacts. */
const jpegQuality = 0.85;

/** Options for making a page of the paper in a photo. */
export interface PageOptions {
  /** In parts of the width and height of the upright photo; the first one becomes the upper left corner of the page. */
  readonly corners: Corners;
  readonly isGrey: boolean;
}

/** A straightened page. */
export interface FlatPage {
  readonly jpeg: Blob;
  readonly width: number;
  readonly height: number;
}

/** Each task decodes the photo again, and has no value if it is too large, damaged, or not decoded by this browser. */
export type PaperTasks = {
  /** Returns the photo the right way up, reduced. */
  readonly open: Task<Blob, ImageBitmap | undefined>;
  readonly straighten: Task<{ readonly photo: Blob } & PageOptions, FlatPage | undefined>;
};

/** Creates the job; on the page's thread, `yieldingFor` lets the work yield, and ends it when the signal aborts. */
export const createPaperJob = (yieldingFor: (signal: AbortSignal) => Yielding): WorkerJob<PaperTasks> => ({
  async open(photo, { transfer }) {
    // `undefined` for one that this browser can't decode, also below.
    const painted = await paintPhoto(photo, shownPixels).catch(() => undefined);
    // This empties the canvas.
    const picture = painted?.transferToImageBitmap();
    if (picture) transfer(picture);
    return picture;
  },
  async straighten({ photo, ...options }, { signal }) {
    const painted = await paintPhoto(photo, undefined).catch(() => undefined);
    return painted && flatten(painted, options, yieldingFor(signal));
  },
});

async function flatten(
  painted: OffscreenCanvas,
  { corners, isGrey }: PageOptions,
  yielding: Yielding,
): Promise<FlatPage> {
  const from = pixelsOf(painted);
  const inPixels = scaled(corners, from);
  const { width, height } = pageSize(inPixels, from);
  const to = new ImageData(width, height);
  await straighten({ from, corners: inPixels, to, isGrey }, yielding);
  // Used again, so that there is one canvas of that size and not two.
  Object.assign(painted, { width, height });
  painted.getContext('2d')!.putImageData(to, 0, 0);
  return { jpeg: await painted.convertToBlob({ type: 'image/jpeg', quality: jpegQuality }), width, height };
}

function scaled([a, b, c, d]: Corners, { width, height }: Size): Corners {
  const scale = ({ x, y }: Corners[number]) => ({ x: x * width, y: y * height });
  return [scale(a), scale(b), scale(c), scale(d)];
}

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
async function paintPhoto(photo: Blob, atMost = maxPaperPixels): Promise<OffscreenCanvas | undefined> {
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
const pixelsOf = (canvas: OffscreenCanvas): Pixels =>
  canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
