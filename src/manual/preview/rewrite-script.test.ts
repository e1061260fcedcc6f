import { expect, test } from 'vitest';

import { rewriteScript } from './rewrite-script.ts';

test.for([
  ['window.location = "a.html"', 'window.manualLocation = "a.html"'],
  ['document . location.href', 'document . manualLocation.href'],
  ['new URL(self.location)', 'new URL(self.manualLocation)'],
  ['location.search.slice(1)', 'manualLocation.search.slice(1)'],
  ['location="a.html"', 'manualLocation="a.html"'],
  [
    'if (location.hash == "#a") location.reload()',
    'if (manualLocation.hash == "#a") manualLocation.reload()',
  ],
])('[V14] %s finds the address of the page', ([source, expected]) => {
  expect(rewriteScript(source!)).toBe(expected);
});

test.for([
  'map.location.href',
  'this.location = 3',
  'location === x',
  '{ location: 3 }',
  'var location = find(); location.href',
  'function go(a, location) { return location.href }',
  'the location of the valve',
  '$location.search()',
])('[V14] a name of the script’s own stays: %s', (source) => {
  expect(rewriteScript(source)).toBe(source);
});
