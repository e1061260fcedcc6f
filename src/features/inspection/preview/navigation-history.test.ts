import { expect, test } from 'vitest';

import {
  navigate,
  startHistory,
  type NavigationHistory,
  type NavigationEvent,
} from './navigation-history.ts';

const follow = (...events: readonly NavigationEvent[]): NavigationHistory =>
  events.reduce(navigate, startHistory({ url: 'a' }));
const go = (url: string, isReplacing = false): NavigationEvent => ({
  kind: 'go',
  visit: { url },
  isReplacing,
});
const back: NavigationEvent = { kind: 'step', by: -1 };
const forward: NavigationEvent = { kind: 'step', by: 1 };
const urlsOf = ({ visits, index }: NavigationHistory) => [
  visits.map(({ url }) => url).join(' '),
  visits[index]?.url,
];

test('[PREVIEW-30] back and forward move through the visited pages', () => {
  expect(urlsOf(follow(go('b'), go('c'), back))).toEqual(['a b c', 'b']);
  expect(urlsOf(follow(go('b'), go('c'), back, back, forward))).toEqual(['a b c', 'b']);
});

test('[PREVIEW-30] there is nothing before the first page and after the last', () => {
  expect(follow(back)).toEqual(follow());
  expect(follow(go('b'), forward)).toEqual(follow(go('b')));
});

test('[PREVIEW-30] a new visit removes the pages ahead, and a redirect replaces the page it came from', () => {
  expect(urlsOf(follow(go('b'), back, go('c')))).toEqual(['a c', 'c']);
  expect(urlsOf(follow(go('b'), go('c', true)))).toEqual(['a c', 'c']);
});

test("[PREVIEW-30] going to another place of the current page doesn't load the frame", () => {
  const navigation = follow(go('b'));
  const moved = navigate(navigation, { kind: 'moved', url: 'b#x' });
  expect(urlsOf(moved)).toEqual(['a b b#x', 'b#x']);
  expect(moved.loads).toBe(navigation.loads);
  expect(navigate(moved, back).loads).toBe(navigation.loads + 1);
});

test("[PREVIEW-30] an endless redirect doesn't fill the memory", () => {
  const navigation = follow(...Array.from({ length: 2000 }, (_, at) => go(`${at}`)));
  expect(navigation.visits.length).toBeLessThanOrEqual(500);
  expect(navigation.visits[navigation.index]?.url).toBe('1999');
});
