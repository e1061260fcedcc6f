import { expect, test } from 'vitest';

import { drawScene, edgeless, sceneNames, type SceneName } from '../../tests/fixtures/drawn-scenes.ts';
import { createRandom, outOfFocus, shaken, toPixels, type Raster } from '../../tests/fixtures/raster.ts';

import { looksBlurred } from './sharpness.ts';

/** Pictures of 800 x 600, out of focus by a Gaussian of so many pixels, or shaken by so many. */
const blurs: Readonly<Record<string, (scene: Raster) => Raster>> = {
  'in focus': (scene) => scene,
  'softened by 1.2 px': (scene) => outOfFocus(scene, 1.2),
  'out of focus by 3 px': (scene) => outOfFocus(scene, 3),
  'out of focus by 5 px': (scene) => outOfFocus(scene, 5),
  'shaken by 12 px': (scene) => shaken(scene, 12, 0.3),
};

const seeds = [1, 2];

/** Number of pictures that look blurred, of as many as there are seeds. */
function count(name: SceneName): Record<string, number> {
  const scenes = seeds.map((seed) => drawScene(name, seed));
  const found = Object.entries(blurs).map(([blur, apply]) => {
    const pictures = scenes.map((scene, at) => toPixels(apply(scene), 2, createRandom(at)));
    return [blur, pictures.filter(looksBlurred).length] as const;
  });
  return Object.fromEntries(found);
}

test(
  '[DEVICE-55] no sharp picture looks blurred, and most blurred ones with edges do',
  { timeout: 300_000 },
  async () => {
    const figures = Object.fromEntries(sceneNames.map((name) => [name, count(name)]));
    const sum = (blur: string, names = sceneNames) =>
      names.reduce((all, name) => all + figures[name]![blur]!, 0);
    const withEdges = sceneNames.filter((name) => !edgeless.has(name));
    expect(sum('in focus') + sum('softened by 1.2 px')).toBe(0);
    expect(sum('out of focus by 5 px', withEdges)).toBeGreaterThan(0.7 * withEdges.length * seeds.length);
    expect(Object.values(blurs).map((_, at) => sum(Object.keys(blurs)[at]!, [...edgeless]))).toEqual([
      0, 0, 0, 0, 0,
    ]);
    const results = { pictures: `${seeds.length} of each scene and blur`, looksBlurred: figures };
    await expect(`${JSON.stringify(results, undefined, 2)}\n`).toMatchFileSnapshot(
      '../../tests/bench/blurred-photos.results.json',
    );
  },
);
