import { expect, test } from 'vitest';

import type { Place } from '../finding.ts';
import { runAtOnce } from '../steps.ts';
import { createFragments } from './fragments.ts';

/** Notes what is missing: path, fragment, line of the place, and how often where it is told. */
function createBench() {
  const missing: unknown[][] = [];
  const fragments = createFragments((path, fragment, { placeOf, count }) =>
    missing.push([path, fragment, placeOf().line, ...(count === undefined ? [] : [count])]),
  );
  return {
    missing,
    define: (path: string, ...ids: string[]) => fragments.define(path, new Set(ids)),
    defineMany: (path: string, size: number) => fragments.define(path, sized(size)),
    ask: (path: string, fragment: string, line = 1) => fragments.ask(path, fragment, () => ({ line })),
    finish: () => runAtOnce(fragments.finish()),
    fragments,
  };
}

/** A set that says that it has so many ids, though it holds one. */
const sized = (size: number): ReadonlySet<string> =>
  Object.defineProperty(new Set(['stop']), 'size', { value: size });

test('what is asked of a page that is known is judged at once', () => {
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

test('what is asked of a page to come waits for it, and of one that never comes is not judged', () => {
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

test('of a fragment that waits five places are kept and the others counted', () => {
  const { define, ask, fragments, finish, missing } = createBench();
  for (let line = 1; line <= 5; line += 1) ask('a.html', 'gone', line);
  const askedPlaces: number[] = [];
  const placeOf = (): Place => ({ line: askedPlaces.push(6) });
  fragments.ask('a.html', 'gone', placeOf);
  fragments.ask('a.html', 'gone', placeOf);
  expect(askedPlaces).toEqual([]);
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

test('3,000,000 ids are known at most, and what leads to pages beyond is not judged', () => {
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

test('500,000 fragments wait for their page at most', () => {
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

test('the pages that are waited for are judged one by one', () => {
  const { define, ask, fragments, missing } = createBench();
  ask('a.html', 'gone');
  ask('b.html', 'gone');
  define('a.html');
  define('b.html');
  const steps = fragments.finish();
  const seen = [steps.next(), steps.next(), steps.next()].map(({ done }) => done);
  expect(seen).toEqual([false, false, true]);
  expect(missing).toHaveLength(2);
});

test('places of more than 1,000 characters are not compared', () => {
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
