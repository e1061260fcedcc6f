import { expect, test } from 'vitest';

import type { Place } from '../finding.ts';
import { createFragments } from './fragments.ts';

/** Records what is missing: path, fragment, line of the place, and the count if there is one. */
function createBench() {
  const missing: unknown[][] = [];
  const fragments = createFragments((path, fragment, { placeOf, count }) =>
    missing.push([path, fragment, placeOf().line, ...(count === undefined ? [] : [count])]),
  );
  return {
    missing,
    define: (path: string, ...ids: string[]) => fragments.define(path, new Set(ids)),
    defineMany: (path: string, size: number) => fragments.define(path, sized(size)),
    ask: (path: string, fragment: string, line = 1) => fragments.check(path, fragment, () => ({ line })),
    finish: () => fragments.finish(),
    fragments,
  };
}

/** A set with a faked size that holds one ID. */
const sized = (size: number): ReadonlySet<string> =>
  Object.defineProperty(new Set(['stop']), 'size', { value: size });

test('a fragment of a known page is checked at once', () => {
  const { define, ask, finish, missing } = createBench();
  define('a.html', 'stop', 'größe 1', '100%', '%zz');
  ['stop', 'gr%C3%B6%C3%9Fe%201', 'größe 1', '100%', '%zz'].forEach((fragment) => ask('a.html', fragment));
  expect(missing).toEqual([]);
  ['Stop', 'st%6fp!', '50%', 'stop%'].forEach((fragment, at) => ask('a.html', fragment, at));
  expect(missing).toEqual([
    ['a.html', 'Stop', 0],
    ['a.html', 'st%6fp!', 1],
    ['a.html', '50%', 2],
    ['a.html', 'stop%', 3],
  ]);
  finish();
  expect(missing).toHaveLength(4);
});

test('pages that share IDs are told apart, in whatever order they define them', () => {
  const { define, ask, finish, missing } = createBench();
  const pages = { 'a.html': ['one', 'two', 'three'], 'b.html': ['three', 'one'], 'c.html': ['two', 'four'] };
  const askEverything = (path: string): void =>
    ['one', 'two', 'three', 'four', '%66our'].forEach((fragment) => ask(path, fragment));
  askEverything('c.html');
  Object.entries(pages).forEach(([path, ids]) => define(path, ...ids));
  ['a.html', 'b.html'].forEach(askEverything);
  finish();
  expect(missing).toEqual([
    ['a.html', 'four', 1],
    ['a.html', '%66our', 1],
    ['b.html', 'two', 1],
    ['b.html', 'four', 1],
    ['b.html', '%66our', 1],
    ['c.html', 'one', 1, 1],
    ['c.html', 'three', 1, 1],
  ]);
});

test("a fragment of a later page waits for it; if the page never comes it isn't checked", () => {
  const { define, ask, finish, missing } = createBench();
  ask('a.html', 'stop');
  ask('a.html', 'gone', 7);
  ask('a.html', 'st%6Fp');
  ask('never.html', 'stop');
  define('a.html', 'stop');
  define('b.html');
  expect(missing).toEqual([]);
  finish();
  expect(missing).toEqual([['a.html', 'gone', 7, 1]]);
});

test('a waiting fragment keeps five places and counts the others', () => {
  const { define, ask, fragments, finish, missing } = createBench();
  for (let line = 1; line <= 5; line += 1) ask('a.html', 'gone', line);
  const locatedPlaces: number[] = [];
  const placeOf = (): Place => ({ line: locatedPlaces.push(6) });
  fragments.check('a.html', 'gone', placeOf);
  fragments.check('a.html', 'gone', placeOf);
  expect(locatedPlaces).toEqual([]);
  define('a.html');
  finish();
  expect(missing).toEqual([
    ['a.html', 'gone', 1, 3],
    ['a.html', 'gone', 2],
    ['a.html', 'gone', 3],
    ['a.html', 'gone', 4],
    ['a.html', 'gone', 5],
  ]);
});

test("at most 3,000,000 IDs are known; fragments of further pages aren't checked", () => {
  const { defineMany, ask, finish, missing } = createBench();
  defineMany('a.html', 2_999_999);
  defineMany('b.html', 1);
  defineMany('c.html', 1);
  ['a.html', 'b.html', 'c.html'].forEach((path) => ask(path, 'gone'));
  finish();
  expect(missing).toEqual([
    ['a.html', 'gone', 1],
    ['b.html', 'gone', 1],
  ]);
});

test('at most 500,000 fragments wait for their page', () => {
  const { define, ask, finish, missing } = createBench();
  for (let at = 1; at < 500_000; at += 1) ask('never.html', `${at}`);
  ask('a.html', 'last');
  ask('a.html', 'beyond');
  ask('a.html', 'last', 2);
  define('a.html');
  finish();
  expect(missing).toEqual([
    ['a.html', 'last', 1, 1],
    ['a.html', 'last', 2],
  ]);
});

test("fragments of more than 1,000 characters aren't compared", () => {
  const { define, ask, finish, missing } = createBench();
  const longest = 'a'.repeat(1_000);
  define('a.html', longest, `a${longest}`);
  define('b.html');
  ['a.html', 'b.html', 'c.html'].forEach((path) => {
    ask(path, longest);
    ask(path, `a${longest}`);
  });
  define('c.html');
  finish();
  expect(missing).toEqual([
    ['b.html', longest, 1],
    ['c.html', longest, 1, 1],
  ]);
});
