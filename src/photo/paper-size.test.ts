import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { photographed } from '../../tests/fixtures/photographed.ts';
import { maxPaperPixels, pageSize, ratioOf } from './paper-size.ts';

const picture = { width: 3000, height: 4000 };

const anyPose = fc.record({
  tilt: fc.double({ min: 0, max: 0.7, noNaN: true }),
  towards: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
  turn: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  focal: fc.double({ min: 0.5, max: 2, noNaN: true }),
});

test('[PHOTO-5] a sheet has its own proportions again, at whatever angle it was photographed', () => {
  const anySheet = fc.double({ min: 0.3, max: 3, noNaN: true });
  fc.assert(
    fc.property(anyPose, anySheet, (pose, ratio) => {
      const found = ratioOf(photographed({ ratio, picture, ...pose }), picture);
      // Tilted about one of its axes, it doesn't tell the focal length.
      const error = Math.abs(found / ratio - 1);
      expect(error).toBeLessThan(pose.tilt < 0.1 ? 0.03 : 0.25);
    }),
  );
});

test('[PHOTO-5] with the lens of a usual phone, the proportions are exact', () => {
  fc.assert(
    fc.property(anyPose, (pose) => {
      const corners = photographed({ ratio: 0.7, picture, ...pose, focal: 0.75 });
      expect(ratioOf(corners, picture)).toBeCloseTo(0.7, 3);
    }),
  );
});

test('[PHOTO-5] a sheet of A4 is A4 to the pixel, though its corners were set by hand', () => {
  const corners = photographed({ ratio: 210 / 297, picture, tilt: 0.5, towards: 1, turn: 0.1, focal: 0.75 });
  const moved = corners.map(({ x, y }, at) => ({ x: x + 9 * (at % 2), y: y - 7 * (at % 3) }));
  const { width, height } = pageSize([moved[0]!, moved[1]!, moved[2]!, moved[3]!], picture);
  expect(Math.abs(width / height - 210 / 297)).toBeLessThan(0.001);
});

/** Size of the page that is all of a photo. */
const all = (width: number, height: number) =>
  pageSize(
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ],
    { width, height },
  );

test('[PHOTO-5] a page has as many pixels as the photo has of it, within its limit', () => {
  expect(all(1200, 2000)).toEqual({ width: 1200, height: 2000 });
  const { width, height } = all(9000, 4500);
  expect(width * height).toBeLessThanOrEqual(maxPaperPixels);
  expect(width / height).toBeCloseTo(2, 2);
  expect(all(1, 1)).toEqual({ width: 1, height: 1 });
});
