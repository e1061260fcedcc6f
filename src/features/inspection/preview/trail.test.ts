import { expect, test } from 'vitest';

import { followTrail, startTrail, type Trail, type TrailEvent } from './trail.ts';

const follow = (...events: readonly TrailEvent[]): Trail =>
  events.reduce(followTrail, startTrail({ url: 'a' }));
const go = (url: string, isReplacing = false): TrailEvent => ({ kind: 'go', visit: { url }, isReplacing });
const back: TrailEvent = { kind: 'step', by: -1 };
const forward: TrailEvent = { kind: 'step', by: 1 };
const urlsOf = ({ visits, at }: Trail) => [visits.map(({ url }) => url).join(' '), visits[at]?.url];

test('[PREVIEW-30] back and forward lead along what was seen', () => {
  expect(urlsOf(follow(go('b'), go('c'), back))).toEqual(['a b c', 'b']);
  expect(urlsOf(follow(go('b'), go('c'), back, back, forward))).toEqual(['a b c', 'b']);
});

test('[PREVIEW-30] there is nothing before the first page and after the last', () => {
  expect(follow(back)).toEqual(follow());
  expect(follow(go('b'), forward)).toEqual(follow(go('b')));
});

test('[PREVIEW-30] a new page forgets what was ahead, one that leads on by itself is forgotten', () => {
  expect(urlsOf(follow(go('b'), back, go('c')))).toEqual(['a c', 'c']);
  expect(urlsOf(follow(go('b'), go('c', true)))).toEqual(['a c', 'c']);
});

test('[PREVIEW-30] a place of the page that is shown fills no frame', () => {
  const trail = follow(go('b'));
  const moved = followTrail(trail, { kind: 'moved', url: 'b#x' });
  expect(urlsOf(moved)).toEqual(['a b b#x', 'b#x']);
  expect(moved.shows).toBe(trail.shows);
  expect(followTrail(moved, back).shows).toBe(trail.shows + 1);
});

test('[PREVIEW-30] a page that leads on for ever fills no memory', () => {
  const trail = follow(...Array.from({ length: 2000 }, (_, at) => go(`${at}`)));
  expect(trail.visits.length).toBeLessThanOrEqual(500);
  expect(trail.visits[trail.at]?.url).toBe('1999');
});
