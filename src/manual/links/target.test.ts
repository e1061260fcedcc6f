import { expect, test } from 'vitest';

import { createSite } from './site.ts';
import { createTargetFinder, maxProposals, maxRemembered } from './target.ts';

const site = createSite([
  'index.html',
  'guide/page.html',
  'guide/other.html',
  'menu/index.html',
  'img/Press.svg',
]);

/** Looks up several addresses of a page in the folder `guide`. */
function createFinder() {
  const find = createTargetFinder(site);
  return (address: string, page = 'page') => find(address, `guide/${page}.html`, 'guide/');
}

test('an address of more than 300 characters is shortened', () => {
  const find = createFinder();
  const longest = `${'a'.repeat(295)}.html`;
  expect(find(longest).address).toBe(longest);
  expect(find(`a${longest}`).address).toBe(`a${longest.slice(0, -1)}…`);
  expect(find(`data:,${longest}`).address).toBe(`data:,${longest.slice(0, 294)}…`);
});

test('an address is looked up once for the pages of a folder, and a correct target once for all', () => {
  const find = createTargetFinder(site);
  const first = find('gone.html', 'guide/page.html', 'guide/');
  expect(find('gone.html', 'guide/other.html', 'guide/')).toBe(first);
  expect(find('gone.html', 'menu/index.html', 'menu/')).toMatchObject({
    resolution: { path: 'menu/gone.html' },
  });
  expect(find('../index.html', 'guide/page.html', 'guide/')).toBe(find('index.html', 'index.html', ''));
});

test('addresses are found when more have been looked up than are cached', () => {
  const find = createFinder();
  const addresses = Array.from({ length: maxRemembered }, (_, at) => `mailto:${at}`);
  const first = find('../img/Press.svg');
  for (const address of addresses) find(address);
  expect(find('../img/Press.svg')).toStrictEqual(first);
  expect(find('../img/press.svg')).toMatchObject({ lookup: { found: 'similar' } });
  expect(find('gone.html')).toBe(find('gone.html'));
});

test('a lone query leads to the page itself', () => {
  const find = createFinder();
  expect(find('?x')).toMatchObject({ lookup: { path: 'guide/page.html' } });
  expect(find('?x', 'other')).toMatchObject({ lookup: { path: 'guide/other.html' } });
});

test('a limited number of missing names get a proposal, in order of appearance', () => {
  const find = createFinder();
  const lookups = Array.from({ length: maxProposals + 1 }, (_, at) => find(`${at}/Press.svg`)).map(
    (target) => 'lookup' in target && target.lookup,
  );
  expect(lookups.slice(-3)).toStrictEqual([
    { found: 'nothing', nearest: 'img/Press.svg' },
    { found: 'nothing', nearest: 'img/Press.svg' },
    { found: 'nothing' },
  ]);
});

test('a missing file gets one result and one proposal, however long the addresses that lead to it', () => {
  const find = createFinder();
  const query = '?'.padEnd(1_000, 'x');
  const lookups = Array.from({ length: maxProposals + 1 }, (_, at) => find(`Press.svg${query}${at}`)).map(
    (target) => 'lookup' in target && target.lookup,
  );
  expect(new Set(lookups.map((lookup) => JSON.stringify(lookup)))).toEqual(
    new Set([JSON.stringify({ found: 'nothing', nearest: 'img/Press.svg' })]),
  );
  expect(find('1/Press.svg')).toMatchObject({ lookup: { nearest: 'img/Press.svg' } });
});

test("names too long for a proposal don't count towards the limit", () => {
  const find = createFinder();
  for (let at = 0; at <= maxProposals; at += 1) find(`${'x'.repeat(1_000)}${at}/Press.svg`);
  expect(find('1/Press.svg')).toMatchObject({ lookup: { nearest: 'img/Press.svg' } });
});

test('an address of more than 1,000 characters is resolved each time and not cached', () => {
  const find = createFinder();
  for (const scheme of ['data:,', '']) {
    const longest = scheme.padEnd(1_000, 'x');
    expect(find(longest)).toBe(find(longest));
    expect(find(`${longest}x`)).not.toBe(find(`${longest}x`));
    expect(find(`${longest}x`)).toStrictEqual(find(`${longest}x`));
  }
});
