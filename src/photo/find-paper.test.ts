import { expect, test } from 'vitest';

import { photographTable, tableNames, type TableName } from '../../tests/fixtures/drawn-tables.ts';
import { createRandom, createRaster, toPixels } from '../../tests/fixtures/raster.ts';

import { findPaper } from './find-paper.ts';
import type { Corners } from './homography.ts';

const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

/** Distance of the worst corner, in parts of the diagonal, from which corners are wrong. */
const tolerance = 0.03;

function errorOf(
  found: Corners,
  { corners, raster: { width, height } }: ReturnType<typeof photographTable>,
): number {
  const distances = found.map(({ x, y }, at) =>
    Math.hypot(x * width - corners[at]!.x, y * height - corners[at]!.y),
  );
  return Math.max(...distances) / Math.hypot(width, height);
}

function count(name: TableName, hasShadow: boolean) {
  const results = seeds.map((seed) => {
    const photo = photographTable(name, seed, hasShadow);
    const found = findPaper(toPixels(photo.raster, 3, createRandom(seed)));
    return found ? (errorOf(found, photo) < tolerance ? 'right' : 'wrong') : 'none';
  });
  const of = (result: string) => results.filter((each) => each === result).length;
  return { right: of('right'), wrong: of('wrong'), none: of('none') };
}

test(
  '[DEVICE-56] corners are suggested most of the time, and hardly ever wrong ones',
  { timeout: 120_000 },
  async () => {
    const figures = tableNames.flatMap((name) =>
      [false, true].map((hasShadow) => ({
        name: hasShadow ? `${name}, shadow` : name,
        ...count(name, hasShadow),
      })),
    );
    const sum = (key: 'right' | 'wrong' | 'none') => figures.reduce((all, each) => all + each[key], 0);
    const total = { name: 'all', right: sum('right'), wrong: sum('wrong'), none: sum('none') };
    expect(total.right).toBeGreaterThan(0.55 * figures.length * seeds.length);
    expect(total.wrong).toBeLessThan(0.03 * total.right);
    const results = { pictures: `${seeds.length} of each kind`, tolerance, suggestions: [...figures, total] };
    await expect(`${JSON.stringify(results, undefined, 2)}\n`).toMatchFileSnapshot(
      '../../tests/bench/suggested-corners.results.json',
    );
  },
);

test('[DEVICE-56] nothing is suggested where there is no paper', () => {
  const random = createRandom(1);
  const wall = createRaster(180, 240, () => 190);
  const grain = createRaster(180, 240, () => random(0, 255));
  const lamp = createRaster(
    180,
    240,
    (x, y) => 60 + 180 * Math.exp(-((x - 90) ** 2 + (y - 120) ** 2) / 3600),
  );
  for (const raster of [wall, grain, lamp]) expect(findPaper(toPixels(raster, 3, random))).toBeUndefined();
});
