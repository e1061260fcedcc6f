import { expect, test } from 'vitest';

import { neverYields } from '#lib/time/yielding.ts';

import type { Corners, Point } from './homography.ts';
import { straighten, type Pixels } from './straighten.ts';

const blank = (width: number, height: number): Pixels => ({
  data: new Uint8ClampedArray(width * height * 4),
  width,
  height,
});

/** A picture with a colour at each pixel. */
function paint(
  width: number,
  height: number,
  colour: (at: Point) => readonly [number, number, number],
): Pixels {
  const picture = blank(width, height);
  for (let at = 0; at < width * height; at += 1) {
    picture.data.set([...colour({ x: at % width, y: Math.floor(at / width) }), 255], at * 4);
  }
  return picture;
}

const rectangle = (x: number, y: number, width: number, height: number): Corners => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

const colourAt = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

test('[PHOTO-5] a part without perspective is cut out pixel by pixel', async () => {
  const from = paint(20, 10, ({ x, y }) => [x, y, 7]);
  const to = blank(5, 4);
  await straighten({ from, corners: rectangle(3, 2, 5, 4), to, isGrey: false }, neverYields);
  for (let y = 0; y < 4; y += 1) {
    for (let x = 0; x < 5; x += 1) expect(colourAt(to, x, y)).toEqual([x + 3, y + 2, 7, 255]);
  }
});

test('[PHOTO-5] pixels outside the photo have the colour of its border', async () => {
  const from = paint(2, 1, ({ x }) => [x * 100, 0, 0]);
  const to = blank(4, 1);
  await straighten({ from, corners: rectangle(0, 0, 2, 1), to, isGrey: false }, neverYields);
  expect([0, 1, 2, 3].map((x) => colourAt(to, x, 0)[0])).toEqual([0, 25, 75, 100]);
});

test('[PHOTO-5] grey has the brightness of its colour', async () => {
  const to = blank(1, 1);
  const from = paint(1, 1, () => [200, 100, 50]);
  await straighten({ from, corners: rectangle(0, 0, 1, 1), to, isGrey: true }, neverYields);
  expect(colourAt(to, 0, 0)).toEqual([124, 124, 124, 255]);
});
