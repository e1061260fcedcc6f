import { expect, test } from 'vitest';

import { readScript } from './read-script.ts';

test.each<[string, readonly string[]]>([
  ['navigator.serviceWorker.register("sw.js")', ['service-worker 0']],
  ['a;navigator.serviceWorker.register  (x)', ['service-worker 2']],
  ['fetch("a.json")', ['request 0']],
  ['fetch(`../data/a-b_c.json`)', ['request 0']],
  ['fetch  (  "a"  )', ['request 0']],
  ['FETCH("a?b=c#d")', ['request 0']],
  ['fetch("c:a".x, "b"); fetch("b")', ['request 21']],
  ['$.get("a")', ['request 0']],
  ['$.getJSON("a")', ['request 0']],
  ['x.open("GET", "a")', ['request 1']],
  ['import("./a.mjs")', ['module 0']],
  ['x=await import( `../a.js` )', ['module 8']],
  ['new Worker("a.js")', ['worker 0']],
  ['new Worker(new URL("a.js", import.meta.url), {})', ['worker 0']],
  ['fetch("b"); navigator.serviceWorker.register(1); fetch("c")', ['service-worker 12', 'request 0']],
])('needs a server: %s', (source, found) => {
  expect(readScript(source).map(({ need, offset }) => `${need} ${offset}`)).toEqual(found);
});

test.each([
  '',
  'snavigator.serviceWorker.register(x)',
  'navigator.serviceWorker.register',
  'navigator.serviceWorker-register(x)',
  'fetch("https://a.example/b")',
  'fetch("//a.example/b")',
  'fetch("")',
  'fetch("a b")',
  'fetch(`a${b}`)',
  'fetch(address)',
  'dog.fetch("a")',
  '$fetch("a")',
  'jQuery.get("a")',
  'x-open("GET", "a")',
  'x.open("PUT", "a")',
  'import(address)',
  'import a from "./a.mjs"',
  'reimport("./b.mjs")',
  'new Worker(address)',
  'new Worker("data:text/javascript,1")',
  'renew Worker("a.js")',
  'new CoWorker("a.js")',
])('needs no server: %s', (source) => {
  expect(readScript(source)).toEqual([]);
});
