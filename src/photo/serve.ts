import { neverYields, runYielding } from '#manual/steps.ts';
import type { Scheduling } from '#manual/scheduling.ts';

import { pixelsOf, reducedTo } from './canvas.ts';
import { paintPhoto } from './decode-photo.ts';
import { findPaper, searchedSide } from './find-paper.ts';
import type { Corners } from './homography.ts';
import { isBlurred } from './is-blurred.ts';
import { pageSize, type Size } from './paper-size.ts';
import type { FlatPage, OpenedPhoto, PageOptions, PhotoAnswer, PhotoRequest } from './protocol.ts';
import { straighten } from './straighten.ts';

/** Pixels of a picture to look at: sharp on every phone, and 9 MB. */
const shownPixels = 2_250_000;

/** Quality of a page: letters have no visible artefacts. */
const jpegQuality = 0.85;

type Pauses = Pick<Scheduling, 'yieldIfDue'>;

/** Answers a request once; rejects if the scheduling ends it. */
export async function serve(request: PhotoRequest, pauses: Pauses = neverYields): Promise<PhotoAnswer> {
  const { job, photo } = request;
  // Too large, damaged, or nothing that this browser decodes.
  const painted = await paintPhoto(photo, request.kind === 'open' ? shownPixels : undefined).catch(
    () => undefined,
  );
  if (!painted) return { kind: 'undecodable', job };
  return request.kind === 'open'
    ? { kind: 'opened', job, opened: open(painted) }
    : { kind: 'straightened', job, page: await flatten(painted, request, pauses) };
}

function open(painted: OffscreenCanvas): OpenedPhoto {
  const judged = {
    corners: findPaper(pixelsOf(reducedTo(painted, searchedSide))),
    isBlurred: isBlurred(painted),
  };
  // This empties the canvas.
  return { picture: painted.transferToImageBitmap(), ...judged };
}

async function flatten(
  painted: OffscreenCanvas,
  { corners, isGrey }: PageOptions,
  pauses: Pauses,
): Promise<FlatPage> {
  const from = pixelsOf(painted);
  const inPixels = scaled(corners, from);
  const { width, height } = pageSize(inPixels, from);
  const to = new ImageData(width, height);
  await runYielding(pauses, straighten({ from, corners: inPixels, to, isGrey }));
  // Used again, so that there is one canvas of that size and not two.
  Object.assign(painted, { width, height });
  painted.getContext('2d')!.putImageData(to, 0, 0);
  return { jpeg: await painted.convertToBlob({ type: 'image/jpeg', quality: jpegQuality }), width, height };
}

function scaled([a, b, c, d]: Corners, { width, height }: Size): Corners {
  const scale = ({ x, y }: Corners[number]) => ({ x: x * width, y: y * height });
  return [scale(a), scale(b), scale(c), scale(d)];
}
