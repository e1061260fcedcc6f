import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { homographyTo, isConvex, project, type Corners } from './homography.ts';

const square: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** A corner within its quarter of a picture of 1000 x 1000. */
const corner = (x: number, y: number) =>
  fc.record({
    x: fc.double({ min: x, max: x + 450, noNaN: true }),
    y: fc.double({ min: y, max: y + 450, noNaN: true }),
  });
const anyCorners = fc
  .tuple(corner(0, 0), corner(550, 0), corner(550, 550), corner(0, 550))
  .filter((corners) => isConvex(corners));

test('[PHOTO-5] the corners of the page are the corners that were chosen', () => {
  fc.assert(
    fc.property(anyCorners, (corners) => {
      const transform = homographyTo(corners);
      square.forEach((point, at) => {
        const { x, y } = project(transform, point);
        expect(x).toBeCloseTo(corners[at]!.x, 6);
        expect(y).toBeCloseTo(corners[at]!.y, 6);
      });
    }),
  );
});

test('[PHOTO-5] straight lines stay straight, and diagonals cross in the middle of the page', () => {
  fc.assert(
    fc.property(anyCorners, (corners) => {
      const transform = homographyTo(corners);
      const middle = project(transform, { x: 0.5, y: 0.5 });
      const isOn = (from: number, to: number) => {
        const [a, b] = [corners[from]!, corners[to]!];
        return (b.x - a.x) * (middle.y - a.y) - (b.y - a.y) * (middle.x - a.x);
      };
      expect(isOn(0, 2)).toBeCloseTo(0, 4);
      expect(isOn(1, 3)).toBeCloseTo(0, 4);
    }),
  );
});

test('[PHOTO-5] a page without perspective is only moved and scaled', () => {
  const corners: Corners = [
    { x: 10, y: 20 },
    { x: 110, y: 20 },
    { x: 110, y: 220 },
    { x: 10, y: 220 },
  ];
  expect(project(homographyTo(corners), { x: 0.25, y: 0.75 })).toEqual({ x: 35, y: 170 });
});

test('[PHOTO-5] crossed, flat and reversed corners are not convex', () => {
  const [a, b, c, d] = square;
  expect(isConvex(square)).toBe(true);
  expect(isConvex([a, c, b, d])).toBe(false);
  expect(isConvex([d, c, b, a])).toBe(false);
  expect(isConvex([a, b, { x: 0.5, y: 0.5 }, d])).toBe(false);
  expect(isConvex([a, a, c, d])).toBe(false);
});
