import { expect, test } from 'vitest';

import type { Place, RawFinding } from '../finding.ts';
import type { ReferenceKind } from '../pages/reference.ts';
import { createLinkCheck } from './link-check.ts';
import { createSite } from './site.ts';

interface Page {
  readonly base?: string;
  readonly ids?: readonly string[];
}

/** A check of a small manual that records its findings; the offset of each reference is its number. */
function createBench() {
  const site = createSite(['index.html', 'guide/a.html', 'guide/b.html', 'img/a.svg', 'menu/index.html']);
  const added: { rawFinding: RawFinding; place: Place | undefined; count?: number | undefined }[] = [];
  const links = createLinkCheck(site, (rawFinding, { placeOf, count } = {}) =>
    added.push({ rawFinding, place: placeOf?.(), ...(count !== undefined && { count }) }),
  );
  const check = (path: string, references: readonly [ReferenceKind, string][], { base, ids }: Page = {}) =>
    links.check({
      path,
      base: base ?? path,
      references: references.map(([kind, url], offset) => ({ kind, url, offset })),
      placeOf: (offset) => ({ entry: path, line: offset }),
      ...(ids && { ids: new Set(ids) }),
    });
  return { added, check, links, finish: () => links.finish() };
}

test('an entry that another one refers to is used, and a page that a reader can go to is linked', () => {
  const { added, check, finish } = createBench();
  check('index.html', [
    ['page', 'guide/a.html'],
    ['resource', 'img/A.svg'],
    ['resource', 'guide/b.html'],
    ['frame', 'menu/'],
    ['page', 'index.html'],
    ['page', '#'],
    ['page', 'gone.html'],
    ['page', 'img/'],
  ]);
  const { used, linkedPages, hosts } = finish();
  expect([...used]).toEqual(['guide/a.html', 'img/a.svg', 'guide/b.html', 'menu/index.html']);
  expect([...linkedPages]).toEqual(['guide/a.html', 'menu/index.html']);
  expect([...hosts]).toEqual([]);
  expect(added.map(({ rawFinding, place }) => [rawFinding.code, place])).toEqual([
    ['LINK-CASE', { entry: 'index.html', line: 1 }],
    ['LINK-INDEX', { entry: 'index.html', line: 3 }],
    ['LINK-BROKEN', { entry: 'index.html', line: 6 }],
    ['LINK-FOLDER', { entry: 'index.html', line: 7 }],
  ]);
});

test('only links of readers to the internet are counted by host', () => {
  const { added, check, finish } = createBench();
  check('index.html', [
    ['page', 'https://a.example/1'],
    ['relation', 'https://a.example/2'],
    ['page', 'https://b.example/'],
    ['resource', 'https://c.example/'],
    ['form', 'https://d.example/'],
    ['frame', 'https://e.example/'],
  ]);
  expect([...finish().hosts]).toEqual([
    ['a.example', 2],
    ['b.example', 1],
  ]);
  expect(added.map(({ rawFinding, place }) => [rawFinding.code, rawFinding.params, place?.line])).toEqual([
    ['RES-EXTERNAL', { target: 'https://c.example/' }, 3],
    ['DOC-FORM', { target: 'https://d.example/' }, 4],
    ['RES-EXTERNAL', { target: 'https://e.example/' }, 5],
  ]);
});

test('up to 10,000 hosts are counted separately', () => {
  const { check, finish } = createBench();
  check(
    'index.html',
    Array.from({ length: 10_002 }, (_, at): ['page', string] => ['page', `//${at}.example`]),
  );
  check('guide/a.html', [
    ['page', '//0.example'],
    ['page', '//10001.example'],
  ]);
  const { hosts } = finish();
  expect(hosts.size).toBe(10_001);
  expect(['0.example', '9999.example', '10000.example', '…'].map((host) => hosts.get(host))).toEqual([
    2,
    1,
    undefined,
    3,
  ]);
});

const missing = (target: string, fragment: string): RawFinding => ({
  code: 'LINK-FRAGMENT',
  severity: 'warning',
  params: { target, fragment },
});

test('fragments are checked against the page that a link leads to', () => {
  const { added, check, finish } = createBench();
  const kinds = (['frame', 'resource', 'relation', 'refresh', 'form'] as const).map(
    (kind): [ReferenceKind, string] => [kind, 'a.html#gone'],
  );
  check('guide/a.html', [['page', '#own'], ['page', '#gone'], ...kinds], { ids: ['own'] });
  check(
    'guide/b.html',
    [
      ['page', 'a.html#own'],
      ['page', 'a.html#gone'],
      ['page', 'a.html#top'],
      ['page', '../img/a.svg#gone'],
      ['page', '../menu/index.html#late'],
      ['page', '../menu/index.html#none'],
    ],
    { ids: [] },
  );
  check('img/a.svg', [], { ids: ['layer'] });
  expect(added).toEqual([
    { rawFinding: missing('guide/a.html', 'gone'), place: { entry: 'guide/a.html', line: 1 } },
    { rawFinding: missing('guide/a.html', 'gone'), place: { entry: 'guide/b.html', line: 1 } },
  ]);
  check('menu/index.html', [], { ids: ['late'] });
  finish();
  expect(added.slice(2)).toEqual([
    { rawFinding: missing('menu/index.html', 'none'), place: { entry: 'guide/b.html', line: 5 }, count: 1 },
  ]);
});

test('[MANUAL-40] relative addresses are resolved against the base, and so are lone fragments except for images', () => {
  const { added, check, finish } = createBench();
  check(
    'index.html',
    [
      ['page', '#own'],
      ['page', 'b.html'],
      ['page', ''],
      ['page', '#there'],
      ['resource', '#gone'],
    ],
    {
      base: 'guide/a.html',
      ids: ['own'],
    },
  );
  check('guide/a.html', [], { ids: ['there'] });
  const { used, linkedPages } = finish();
  expect([...used]).toEqual(['guide/a.html', 'guide/b.html']);
  expect([...linkedPages]).toEqual(['guide/a.html', 'guide/b.html']);
  expect(added).toEqual([
    { rawFinding: { code: 'LINK-EMPTY', severity: 'info' }, place: { entry: 'index.html', line: 2 } },
    { rawFinding: missing('guide/a.html', 'own'), place: { entry: 'index.html', line: 0 }, count: 1 },
  ]);
});

test.each([
  ['menu/', 'LINK-INDEX'],
  ['img/', 'LINK-FOLDER'],
  ['', 'LINK-INDEX'],
  ['guide/ä b.html', 'LINK-BROKEN'],
])('a lone fragment resolves against the base %j: %s', (base, code) => {
  const { added, check, finish } = createBench();
  check('guide/b.html', [['page', '#x']], { base, ids: ['x'] });
  finish();
  expect(added.map(({ rawFinding }) => rawFinding.code)).toEqual([code]);
});
