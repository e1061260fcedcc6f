import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';

import { hasSimilarPart, similarAssets } from './similar-assets.ts';

const plant = ['PRESS-0042', 'PRESS-0043', 'KÜHL-03', 'CONV-A/1'].map((id) => ({ id }));

test.each([
  ['press-0042', ['PRESS-0042']],
  ['PRESS 0042', ['PRESS-0042']],
  ['PRESS–OO42', ['PRESS-0042']],
  ['press_0043', ['PRESS-0043']],
  ['kühl03', ['KÜHL-03']],
  ['conv a/i', ['CONV-A/1']],
  ['PRESS-42', ['PRESS-0042']],
  ['press 00043', ['PRESS-0043']],
  ['PRESS-4', []],
  ['PRESS-0044', []],
  ['PRESS-0042', []],
  ['- -', []],
  ['', []],
])('[PAGE-6] for %j, the assets %j are similar', (typed, ids) => {
  expect(similarAssets(plant, typed).map(({ id }) => id)).toEqual(ids);
});

test('[PAGE-6] two assets that differ only in look-alike characters are both offered', () => {
  const assets = [{ id: 'A-01' }, { id: 'A-0I' }];
  expect(similarAssets(assets, 'a01')).toEqual(assets);
  expect(similarAssets(assets, 'A-01')).toEqual([{ id: 'A-0I' }]);
});

test('[PAGE-6] an ID is found in any case, and with hyphens or spaces between its characters', () => {
  const character = constantFrom('A', 'B', 'C', 'O', '0', 'I', '1', 'L', '9', '/');
  assert(
    property(array(character, { minLength: 1 }), constantFrom('', ' ', '-', '–'), (all, between) => {
      const id = all.join('');
      const typed = all.join(between).toLowerCase();
      expect(typed === id || similarAssets([{ id }], typed).length === 1).toBe(true);
      expect(hasSimilarPart(`X-${id}-Y`, typed)).toBe(true);
    }),
  );
});
