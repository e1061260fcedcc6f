import type { Pauses } from '#lib/time/pauses.ts';
import type { Task, WorkerJob } from '#lib/worker/worker-job.ts';

import { paintPhoto, pixelsOf } from './decode-photo.ts';
import type { Corners } from './homography.ts';
import { pageSize, type Size } from './paper-size.ts';
import { straighten } from './straighten.ts';

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

/** Creates the job; on the page's thread, `pausesFor` pauses the work and ends it when the signal aborts. */
export const createPaperJob = (pausesFor: (signal: AbortSignal) => Pauses): WorkerJob<PaperTasks> => ({
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
    return painted && flatten(painted, options, pausesFor(signal));
  },
});

async function flatten(
  painted: OffscreenCanvas,
  { corners, isGrey }: PageOptions,
  pauses: Pauses,
): Promise<FlatPage> {
  const from = pixelsOf(painted);
  const inPixels = scaled(corners, from);
  const { width, height } = pageSize(inPixels, from);
  const to = new ImageData(width, height);
  await straighten({ from, corners: inPixels, to, isGrey }, pauses);
  // Used again, so that there is one canvas of that size and not two.
  Object.assign(painted, { width, height });
  painted.getContext('2d')!.putImageData(to, 0, 0);
  return { jpeg: await painted.convertToBlob({ type: 'image/jpeg', quality: jpegQuality }), width, height };
}

function scaled([a, b, c, d]: Corners, { width, height }: Size): Corners {
  const scale = ({ x, y }: Corners[number]) => ({ x: x * width, y: y * height });
  return [scale(a), scale(b), scale(c), scale(d)];
}
