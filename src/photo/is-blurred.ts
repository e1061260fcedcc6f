import { pixelsOf, reduced } from './canvas.ts';
import { canBeJudged, judgedSide, looksBlurred } from './sharpness.ts';

/** Returns true if a decoded photo looks blurred. */
export function isBlurred(photo: ImageBitmap | OffscreenCanvas): boolean {
  return (
    canBeJudged(photo) &&
    looksBlurred(pixelsOf(reduced(photo, judgedSide / Math.max(photo.width, photo.height))))
  );
}
