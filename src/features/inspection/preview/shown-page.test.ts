import { expect, test } from 'vitest';

import type { Rendering } from '#manual/preview/rendering.ts';

import { reduceShownPage, emptyPage, type ShownPage, type ShownPageEvent } from './shown-page.ts';

const follow = (...events: readonly ShownPageEvent[]): ShownPage => events.reduce(reduceShownPage, emptyPage);
const rendered = (path: string, url: string, isMain = true): ShownPageEvent => {
  const rendering: Rendering = {
    kind: 'page',
    path,
    isXml: false,
    parts: [],
    resources: [],
    missing: [{ url, why: 'internet' }],
  };
  return { kind: 'rendered', rendering, isMain };
};

test('[PREVIEW-11] missing files reported by frames are added to those of their page, each once', () => {
  const page = follow(rendered('a', 'x'), rendered('b', 'y', false), rendered('b', 'x', false));
  expect(page.rendering).toEqual({ kind: 'page', path: 'a' });
  expect(page.missing.map(({ url }) => url)).toEqual(['x', 'y']);
});

test('[PREVIEW-11] a request blocked by the browser counts if it went to the internet, or if a script made it to the manual', () => {
  const urls = [
    'https://a.example/',
    'wss://a.example/',
    'file:///manual/a.json',
    'inline',
    'blob',
    'chrome://x',
  ];
  const page = follow(...urls.map((url): ShownPageEvent => ({ kind: 'blocked', url })));
  expect(page.missing).toEqual([
    { url: 'https://a.example/', why: 'internet' },
    { url: 'wss://a.example/', why: 'internet' },
    { url: 'a.json', why: 'server' },
  ]);
});

test("the next page doesn't inherit the missing files of the page before", () => {
  expect(follow(rendered('a', 'x'), { kind: 'outside', url: 'mailto:x' }, { kind: 'left' })).toEqual(
    emptyPage,
  );
});

test("[PREVIEW-33] a page that keeps requesting new files doesn't fill the memory", () => {
  const events = Array.from({ length: 3000 }, (_, at): ShownPageEvent => ({
    kind: 'blocked',
    url: `http://${at}/`,
  }));
  expect(follow(...events).missing.length).toBe(1000);
});
