import { expect, test } from 'vitest';

import type { Rendering } from '#manual/preview/rendering.ts';

import { reduceShownPage, emptyPage, type ShownPage, type ShownPageEvent } from './shown-page.ts';

const follow = (...events: readonly ShownPageEvent[]): ShownPage => events.reduce(reduceShownPage, emptyPage);
const rendered = (path: string, url: string, isMain = true): ShownPageEvent => {
  const rendering: Rendering = {
    kind: 'page',
    path,
    isXml: false,
    hasScripts: true,
    parts: [],
    resources: [],
    missing: [{ url, why: 'internet' }],
  };
  return { kind: 'rendered', rendering, isMain };
};

test('[PREVIEW-11] missing files reported by frames are added to those of their page, each once', () => {
  const page = follow(rendered('a', 'x'), rendered('b', 'y', false), rendered('b', 'x', false));
  expect(page.rendering).toEqual({ kind: 'page', path: 'a', hasScripts: true });
  expect(page.missing.map(({ url }) => url)).toEqual(['x', 'y']);
});

test("the next page doesn't inherit the missing files of the page before", () => {
  expect(follow(rendered('a', 'x'), { kind: 'outside', url: 'mailto:x' }, { kind: 'left' })).toEqual(
    emptyPage,
  );
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])(
  '[PREVIEW-14] a page is empty without its scripts if nothing is shown (%s) and it has some (%s): %s',
  (isEmpty, hasScripts, expected) => {
    const before = follow(rendered('a', 'x'));
    const page = { ...before, rendering: { kind: 'page', path: 'a', hasScripts } as const };
    expect(reduceShownPage(page, { kind: 'loaded', isEmpty, isPlaceShown: true }).isEmpty).toBe(expected);
  },
);

test("[PREVIEW-1] frames within frames don't fill the memory", () => {
  const events = Array.from({ length: 3000 }, (_, at) => rendered('a', `http://${at}/`, at === 0));
  expect(follow(...events).missing.length).toBe(1000);
});
