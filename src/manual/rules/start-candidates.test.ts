import { expect, test } from 'vitest';

import { rankStartPages, type LinksOfPage, type PageLinks } from './start-candidates.ts';

/** Links by page: the pages that it leads to, and after `frames` those that it shows. */
function linksOf(links: Readonly<Record<string, readonly string[]>>, frames: typeof links = {}): PageLinks {
  const byPage = new Map<string, LinksOfPage>();
  for (const page of [...Object.keys(links), ...Object.keys(frames)]) {
    byPage.set(page, { linkCount: links[page]?.length ?? 0, frames: frames[page] ?? [] });
  }
  return { byPage, linkedPages: new Set([...Object.values(links), ...Object.values(frames)].flat()) };
}

test.for<[string, string[], string]>([
  ['alphabetical order', ['manual/page2.html', 'manual/start.html'], 'manual/start.html'],
  ['a shorter name', ['a.html', 'Contents.HTM'], 'Contents.HTM'],
  ['a name that comes later in the list', ['toc.html', 'cover.html', 'home.html'], 'home.html'],
  ['a page nearer to the root', ['a.html', 'm/cover.html', 'm/n/start.html'], 'm/cover.html'],
  ['other pages, with a language', ['a.html', 'start_en.html'], 'start_en.html'],
  ['other pages, with a region', ['a.html', 'home-page.de-AT.xhtml'], 'home-page.de-AT.xhtml'],
])('[INSPECT-4] the name of a start page is preferred to %s', ([, pages, expected]) => {
  expect(rankStartPages(pages)).toMatchObject({ pages: { 0: expected }, isFirstLikely: true });
});

test.for(['start-up.html', 'main-switch.html', 'home-position.html', 'cover2.html', 'startle.html'])(
  '[INSPECT-4] %s is not the name of a start page',
  (page) => {
    expect(rankStartPages(['b.html', page])).toEqual({ pages: ['b.html', page], isFirstLikely: false });
  },
);

test('[INSPECT-4] no page is likely if two are equally good by name', () => {
  const { pages, isFirstLikely } = rankStartPages(['en/start.html', 'de/start.html']);
  expect(pages).toEqual(['de/start.html', 'en/start.html']);
  expect(isFirstLikely).toBe(false);
});

test.for<[string, PageLinks, string, boolean]>([
  [
    'leads to the most pages',
    linksOf({ 'z.html': ['a.html', 'b.html'], 'a.html': ['b.html'] }),
    'z.html',
    true,
  ],
  ['no other leads to', linksOf({ 'z.html': ['a.html'], 'a.html': ['b.html'] }), 'z.html', true],
  [
    'shows the contents in a frame',
    linksOf({ 'a.html': ['b.html', 'c.html'] }, { 'z.html': ['a.html', 'b.html'] }),
    'z.html',
    true,
  ],
  [
    'comes first, if all lead to each other',
    linksOf({ 'z.html': ['a.html'], 'a.html': ['z.html'] }),
    'a.html',
    false,
  ],
  ['comes first, without any links', linksOf({}), 'a.html', false],
])(
  '[INSPECT-4] without such a name, a manual begins with the page that %s',
  ([, links, expected, isLikely]) => {
    const { pages, isFirstLikely } = rankStartPages(['a.html', 'b.html', 'c.html', 'z.html'], links);
    expect(pages[0]).toBe(expected);
    expect(isFirstLikely).toBe(isLikely);
  },
);
