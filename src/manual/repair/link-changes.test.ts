import { expect, test } from 'vitest';

import { runAtOnce } from '#lib/steps.ts';
import { defaultLimits } from '#manual/limits.ts';
import { readTextInSteps } from '#manual/pages/read-text.ts';
import { readStructure } from '#manual/structure.ts';

import { bytesOf, zipFile } from '../../../tests/fixtures/build-zip.ts';
import { page } from '../../../tests/support/repair-files.ts';
import { readLinks } from './link-changes.ts';
import { contextOf } from './plan-repair.ts';
import type { RepairKind } from './repair-item.ts';

const path = 'Manual/Index.HTML';
const others = ['Manual/a.html', 'Manual/sub/b.html', 'Manual/notes~'];

/** The reading of the start page's links for these repairs. */
async function readingOf(addresses: readonly string[], kinds: readonly RepairKind[], head?: string) {
  const { structure } = await readStructure(
    zipFile([path, ...others].map((name) => ({ name }))),
    defaultLimits,
  );
  const body = addresses.map((address) => `<a href="${address}">`).join('');
  const facts = runAtOnce(readTextInSteps(path, bytesOf(page(body, head))));
  const context = contextOf(structure!, { wrapper: 'Manual' }, new Set(kinds));
  const { changes, ...rest } = runAtOnce(readLinks(path, facts!, context));
  return { ...rest, changes: changes.map(({ reference, to, kinds }) => [reference.url, to, ...kinds]) };
}

const addresses = [
  'a.html',
  'sub\\B.html',
  'sub\\b.html#x',
  'A.html?x',
  '../Manual/a.html',
  'Index.HTML',
  'notes~',
  // Neither is in the archive, not even by the address of the second.
  'none\\c.html',
  '../../d.html',
  '../index.html',
  // These lead to no file of the archive, or nowhere.
  'sub/',
  '/Manual/a.html',
  'https://example.com/',
  '#x',
  '',
];

const used = new Set(['Manual/a.html', 'Manual/sub/b.html', path, 'Manual/notes~']);

test.each<readonly [readonly RepairKind[], readonly (readonly string[])[]]>([
  [[], []],
  [
    ['correct-case'],
    [
      ['sub\\B.html', 'sub\\b.html', 'correct-case'],
      ['A.html?x', 'a.html?x', 'correct-case'],
    ],
  ],
  [
    ['correct-backslashes'],
    [
      ['sub\\B.html', 'sub/B.html', 'correct-backslashes'],
      ['sub\\b.html#x', 'sub/b.html#x', 'correct-backslashes'],
      ['none\\c.html', 'none/c.html', 'correct-backslashes'],
    ],
  ],
  [['unwrap'], [['../Manual/a.html', 'a.html', 'unwrap']]],
  [['rename-start-page'], [['Index.HTML', 'index.html', 'rename-start-page']]],
  [
    ['unwrap', 'rename-start-page', 'correct-case', 'correct-backslashes'],
    [
      ['sub\\B.html', 'sub/b.html', 'correct-case', 'correct-backslashes'],
      ['sub\\b.html#x', 'sub/b.html#x', 'correct-backslashes'],
      ['A.html?x', 'a.html?x', 'correct-case'],
      ['../Manual/a.html', 'a.html', 'unwrap'],
      ['Index.HTML', 'index.html', 'rename-start-page'],
      ['none\\c.html', 'none/c.html', 'correct-backslashes'],
    ],
  ],
])(
  '[REPAIR-1][REPAIR-2] with %j done these links change, each for its reasons: %j',
  async (kinds, changes) => {
    expect(await readingOf(addresses, kinds)).toEqual({ used, losesBase: false, changes });
  },
);

test.each([
  ['../', true],
  ['sub/', false],
  ['./', false],
  ['http://intranet/', false],
])('[REPAIR-5] a page with the base %s would lose it without the folder: %j', async (base, expected) => {
  const { losesBase } = await readingOf([], ['unwrap'], `<base href="${base}">`);
  expect(losesBase).toBe(expected);
});
