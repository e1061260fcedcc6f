import type { Yielding } from '#lib/time/yielding.ts';

import { homographyTo, type Corners } from './homography.ts';

/** Pixels of a picture, four bytes each, as of `ImageData`. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

interface StraightenOptions {
  readonly from: Pixels;
  /** In pixels of `from`; they may lie on its border. */
  readonly corners: Corners;
  /** Overwritten; its size is that of the page. */
  readonly to: Pixels;
  readonly isGrey: boolean;
}

/** Pixels between two steps, about a millisecond of work. */
const stepPixels = 2 ** 15;

/** Paints what is within four corners as an upright rectangle, with bilinear sampling. */
export async function straighten(
  { from, corners, to, isGrey }: StraightenOptions,
  { yieldIfDue }: Yielding,
): Promise<void> {
  const [a, b, c, d, e, f, g, h] = homographyTo(corners);
  const rowsPerStep = Math.max(1, Math.floor(stepPixels / to.width));
  const paint = createSampler(from, to, isGrey);
  for (let row = 0; row < to.height; row += 1) {
    const v = (row + 0.5) / to.height;
    for (let column = 0; column < to.width; column += 1) {
      const u = (column + 0.5) / to.width;
      const depth = g * u + h * v + 1;
      // The middle of the first pixel is half a pixel from the border.
      paint(
        (row * to.width + column) * 4,
        (a * u + b * v + c) / depth - 0.5,
        (d * u + e * v + f) / depth - 0.5,
      );
    }
    if (row % rowsPerStep === 0) await yieldIfDue();
  }
}

/** Returns a function that paints one pixel from the four around a place. Written for speed: it runs millions of times. */
function createSampler({ data, width, height }: Pixels, to: Pixels, isGrey: boolean) {
  const page = to.data;
  const [maxX, maxY, rowBytes] = [width - 1, height - 1, width * 4];
  return (at: number, x: number, y: number): void => {
    const left = x < 0 ? 0 : x > maxX ? maxX : x;
    const top = y < 0 ? 0 : y > maxY ? maxY : y;
    const column = Math.floor(left);
    const row = Math.floor(top);
    const [right, low] = [left - column, top - row];
    const a = (row * width + column) * 4;
    const b = column < maxX ? a + 4 : a;
    const below = row < maxY ? rowBytes : 0;
    const [weightA, weightB] = [(1 - right) * (1 - low), right * (1 - low)];
    const [weightC, weightD] = [(1 - right) * low, right * low];
    const mix = (channel: number): number =>
      data[a + channel]! * weightA +
      data[b + channel]! * weightB +
      data[a + below + channel]! * weightC +
      data[b + below + channel]! * weightD;
    const [red, green, blue] = [mix(0), mix(1), mix(2)];
    // Brightness by ITU-R BT.601.
    const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
    page[at] = isGrey ? grey : red;
    page[at + 1] = isGrey ? grey : green;
    page[at + 2] = isGrey ? grey : blue;
    page[at + 3] = 255;
  };
}
