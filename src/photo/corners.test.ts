import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { afterTurn, firstCorners, moveCorner, movedByKey, turned } from './corners.ts';
import { isConvex } from './homography.ts';

const anyPoint = fc.record({
  x: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
  y: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
});

test('[PHOTO-6] corners never cross and never leave the photo, wherever they are moved', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(3), anyPoint), { maxLength: 30 }), (moves) => {
      const corners = moves.reduce((now, [at, to]) => moveCorner(now, at, to), firstCorners);
      expect(isConvex(corners)).toBe(true);
      for (const { x, y } of corners) expect([x, y].every((part) => part >= 0 && part <= 1)).toBe(true);
    }),
  );
});

test('[PHOTO-6] arrow keys move a corner, with Shift ten times as far; other keys do not', () => {
  expect(movedByKey({ x: 0.5, y: 0.5 }, 'ArrowLeft', false)).toEqual({ x: 0.495, y: 0.5 });
  expect(movedByKey({ x: 0.5, y: 0.5 }, 'ArrowDown', true)).toEqual({ x: 0.5, y: 0.55 });
  expect(movedByKey({ x: 0.5, y: 0.5 }, 'Tab', false)).toBeUndefined();
});

test('[PHOTO-5] quarter turns can be undone, four of them change nothing, and the first corner stays the upper left one', () => {
  fc.assert(
    fc.property(anyPoint, fc.nat(7), (point, turns) => {
      const there = turned(point, turns);
      const back = turned(there, -turns);
      expect(back.x).toBeCloseTo(point.x, 9);
      expect(back.y).toBeCloseTo(point.y, 9);
    }),
  );
  let corners = firstCorners;
  for (let turns = 1; turns <= 4; turns += 1) {
    corners = afterTurn(corners);
    const [{ x, y }] = [turned(corners[0], turns)];
    expect(x).toBeCloseTo(0.08, 9);
    expect(y).toBeCloseTo(0.08, 9);
  }
  expect(corners).toEqual(firstCorners);
});
