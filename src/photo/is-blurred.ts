import { pixelsOf, reducedTo } from './canvas.ts';
import { canBeJudged, judgedSide, looksBlurred } from './sharpness.ts';

/** Returns true if a decoded photo looks blurred. */
export function isBlurred(photo: ImageBitmap | OffscreenCanvas): boolean {
  return canBeJudged(photo) && looksBlurred(pixelsOf(reducedTo(photo, judgedSide)));
}
